import { AppError } from '../common/app-error.js';
import { LIMITS } from '../contracts/limits.js';

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** The header as we accept it, or null when the caller sent none. @throws AppError VALIDATION_FAILED */
export function parseIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (header.length <= LIMITS.idempotencyKeyMaxLength && VISIBLE_ASCII.test(header)) return header;
  throw new AppError(
    'VALIDATION_FAILED',
    `An Idempotency-Key has at most ${LIMITS.idempotencyKeyMaxLength} visible ASCII characters.`,
  );
}
