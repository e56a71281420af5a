import { QueryFailedError } from 'typeorm';

/** PostgreSQL refused a second row with the same unique value: the race was lost, not the server broken. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const driverError = error.driverError as { code?: string; constraint?: string };
  return driverError.code === '23505' && driverError.constraint === constraint;
}
