/** What an account may do beyond its own data. */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];
