import { ADMIN_PATH, DEAD_LETTERS_ROUTE, OVERVIEW_ROUTE, TOOLS_ROUTE } from '../paths';
import { texts } from '../texts';

/** The tabs of the header, in their order; the first is where `/admin` leads. */
export const sections = [
  { path: `${ADMIN_PATH}/users`, label: texts.users.section },
  { path: `${ADMIN_PATH}/${TOOLS_ROUTE}`, label: texts.tools.section },
] as const;

const { operations } = texts;

/** What operations staff look after besides, in the order of the header. */
export const operationSections = [
  { path: `${ADMIN_PATH}/${OVERVIEW_ROUTE}`, label: operations.overview.section },
  { path: `${ADMIN_PATH}/audit-log`, label: operations.audit.section },
  { path: `${ADMIN_PATH}/contact-messages`, label: operations.messages.section },
  { path: `${ADMIN_PATH}/subscriptions`, label: operations.subscriptions.section },
  { path: `${ADMIN_PATH}/optimizations`, label: operations.optimizations.section },
  { path: `${ADMIN_PATH}/${DEAD_LETTERS_ROUTE}`, label: operations.deadLetters.section },
] as const;
