import { type Options, hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { AppError } from '../common/app-error.js';

/** Not importable as a name: the package declares it for the compiler only. */
const ARGON2ID = 2;

/** argon2id as OWASP's strongest listed choice; one hash takes about 50 ms and 64 MiB. */
const PARAMETERS: Options = { algorithm: ARGON2ID, memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 };

/** More at a time would only make a flood of log-ins take the machine's memory. */
const CONCURRENT_HASHES = Math.min(4, 2 * availableParallelism());
const QUEUE_LIMIT = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** The stored form of a password. @throws AppError UNAVAILABLE when too many are being hashed already. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, PARAMETERS));
}

/**
 * Whether the password is the one that was hashed. Without a hash the same work is done for nothing,
 * so that the time of an answer doesn't tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compareWith = passwordHash ?? (await dummyHash());
  const matches = await bounded(() => verify(compareWith, password));
  return passwordHash !== null && matches;
}

let dummy: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (dummy ??= hash('nobody has this password', PARAMETERS));

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running < CONCURRENT_HASHES) {
    running += 1;
  } else {
    if (waiting.length >= QUEUE_LIMIT) {
      throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 2 });
    }
    // Whoever finishes hands its place over, so the bound holds at every instant.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
