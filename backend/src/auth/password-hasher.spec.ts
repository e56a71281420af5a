import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { type AppError } from '../common/app-error.js';
import { PasswordHasher } from './password-hasher.js';

const PASSWORD = 'correct horse battery';
/** Cheap to compare, because a hash says itself what it costs. */
const CHEAP_HASH = await hash(PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Tells how many were being compared at most. */
class WatchedHasher extends PasswordHasher {
  atOnce = 0;
  most = 0;

  protected override async compare(passwordHash: string, password: string): Promise<boolean> {
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    try {
      return await super.compare(passwordHash, password);
    } finally {
      this.atOnce -= 1;
    }
  }
}

describe('the hasher', () => {
  it('compares four at a time, lets 64 wait, and asks the rest to come back', async () => {
    const hasher = new WatchedHasher();
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => hasher.verify(CHEAP_HASH, PASSWORD)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(68);
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as AppError);
    expect(refused).toHaveLength(32);
    expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 2 });
    expect(hasher.most).toBe(4);
    expect(await hasher.verify(CHEAP_HASH, PASSWORD)).toBe(true);
  });

  it('frees its place when a comparison fails', async () => {
    const hasher = new PasswordHasher();
    for (let n = 0; n < 10; n += 1) await expect(hasher.verify('not a hash', PASSWORD)).rejects.toThrow();
    expect(await hasher.verify(CHEAP_HASH, PASSWORD)).toBe(true);
  });

  it('makes argon2id hashes of the present parameters and knows older ones', async () => {
    const hasher = new PasswordHasher();
    const made = await hasher.hash(PASSWORD);
    expect(made).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect([hasher.isOutdated(made), hasher.isOutdated(CHEAP_HASH)]).toEqual([false, true]);
    expect([await hasher.verify(made, PASSWORD), await hasher.verify(made, `${PASSWORD} `)]).toEqual([true, false]);
  });

  it('matches nobody where there is no hash', async () => {
    expect(await new PasswordHasher().verify(null, PASSWORD)).toBe(false);
  });
});
