import { Injectable } from '@nestjs/common';
import { type Options, hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '../common/app-error.js';

/** Not importable as a name: the package declares it for the compiler only. */
const ARGON2ID = 2;

/** argon2id as OWASP's strongest listed choice; one hash takes about 50 ms and 64 MiB. Changing it here rehashes at log-in. */
const PARAMETERS = {
  algorithm: ARGON2ID,
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
  outputLen: 32,
} satisfies Options;

/** How a hash with the present parameters begins. */
const PRESENT_FORM = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Costs as much to compare as anybody's, and matches nothing. */
const NOBODYS_HASH = `${PRESENT_FORM}${unpaddedBase64(randomBytes(16))}$${unpaddedBase64(randomBytes(PARAMETERS.outputLen))}`;

/** More at a time would only make a flood of log-ins take the machine's memory. */
const CONCURRENT_HASHES = Math.min(4, 2 * availableParallelism());
const QUEUE_LIMIT = 64;

/** Makes and compares the stored form of passwords, a bounded number at a time. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** The stored form of a password. @throws AppError UNAVAILABLE when too many are being hashed already. */
  hash(password: string): Promise<string> {
    return this.bounded(() => hash(canonical(password), PARAMETERS));
  }

  /**
   * Whether the password is the one that was hashed. Without a hash the same work is done for nothing,
   * so that the time of an answer doesn't tell whether an account exists.
   * @throws AppError UNAVAILABLE as above
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await this.bounded(() => this.compare(passwordHash ?? NOBODYS_HASH, password));
    return passwordHash !== null && matches;
  }

  /** Whether a hash was made with other parameters than the present ones. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(PRESENT_FORM);
  }

  protected compare(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, canonical(password));
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < CONCURRENT_HASHES) {
      this.running += 1;
    } else {
      if (this.waiting.length >= QUEUE_LIMIT) {
        const message = 'The service is busy. Please try again in a moment.';
        throw new AppError('UNAVAILABLE', message, { retryAfterSeconds: 2 });
      }
      // Whoever finishes hands its place over, so the bound holds at every instant.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/**
 * Keyboards and systems write "é" as one code point or as two; to a person it is one password (RFC 8265). Nothing else
 * is changed: no trimming, no case, no cutting, and no compatibility forms, which would make different passwords equal.
 */
function canonical(password: string): string {
  return password.normalize('NFC');
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
