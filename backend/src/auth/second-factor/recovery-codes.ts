import { randomInt } from 'node:crypto';
import { sha256 } from '../../common/sha256.js';

export const RECOVERY_CODES = 10;
/** Crockford's: no letter looks like a figure. Five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: nobody tries that many, with or without a copy of the hashes. */
const CHARACTERS = 16;

/** Ten codes of 16 characters in groups of four, such as `7K3M-QX2P-0RTA-9WJD`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** What is stored of a code, however its owner writes it; bound to the owner. */
export function hashOfRecoveryCode(userId: string, code: string): Buffer {
  return sha256(`recovery:${userId}:${plain(code)}`);
}

function newCode(): string {
  const characters = Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.match(/.{4}/g)!.join('-');
}

function plain(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
