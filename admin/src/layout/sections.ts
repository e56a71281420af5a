import { ADMIN_PATH, TOOLS_ROUTE } from '../paths';
import { texts } from '../texts';

/** The tabs of the header, in their order; the first is where `/admin` leads. */
export const sections = [
  { path: `${ADMIN_PATH}/users`, label: texts.users.section },
  { path: `${ADMIN_PATH}/${TOOLS_ROUTE}`, label: texts.tools.section },
] as const;
