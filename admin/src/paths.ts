/** Where the server serves this app; every route of it lies below. */
export const ADMIN_PATH = '/admin';

export const TOOLS_ROUTE = 'tools';
/** The jobs on the page of the tools. */
export const JOBS_ANCHOR = 'jobs';
export const OVERVIEW_ROUTE = 'overview';
export const DEAD_LETTERS_ROUTE = 'dead-letters';

export const sitePaths = {
  home: '/',
  signIn: `/auth?next=${ADMIN_PATH}`,
  secondFactor: '/account#second-factor',
} as const;
