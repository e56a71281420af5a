import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';

/** For acts that an unattended browser must not be enough for. */
const PROOF_LASTS_MS = 30 * 60_000;

/** Lets an act pass only within half an hour of a log-in or a confirmation. @throws AppError REAUTHENTICATION_REQUIRED */
export function requireRecentProof({ authenticatedAt }: Pick<AuthUser, 'authenticatedAt'>): void {
  if (Date.now() - authenticatedAt.getTime() <= PROOF_LASTS_MS) return;
  throw new AppError('REAUTHENTICATION_REQUIRED', 'Please enter your password again to go on.');
}
