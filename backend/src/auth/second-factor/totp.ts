import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** One step either way, for clocks that are a little off. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, half a minute. */
function totpOf(secret: Secret, label?: { issuer: string; account: string }): TOTP {
  return new TOTP({ secret, issuer: label?.issuer, label: label?.account, period: STEP_SECONDS });
}

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** For the QR code: an authenticator app reads name and secret from it. */
export function totpUri(secret: string, label: { issuer: string; account: string }): string {
  return totpOf(Secret.fromBase32(secret), label).toString();
}

/** The half minute this code belongs to, counted from 1970, or null for a code that isn't good at this moment. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta;
}
