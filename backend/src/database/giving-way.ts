import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** Shorter than `deadlock_timeout` (a second): PostgreSQL then never has to choose who of two has to give way. */
const LOCK_PATIENCE_MS = 250;
const ATTEMPTS = 40;
/** Not the same pause for all, or they would meet again. */
const PAUSE_MS = { least: 20, most: 120 };
/** A lock didn't come in time; or, where an operator set another `deadlock_timeout`, we were chosen after all. */
const IN_EACH_OTHERS_WAY = /^(55P03|40P01)$/;

/**
 * A transaction over rows that others take in another order, such as everything an account has: they change counters and
 * then look whether the account is there, deleting begins with the account. It waits for no row longer than a moment, lets
 * go of all it holds, and begins anew, so that it is never the others who fail. `work` may run several times.
 */
export async function givingWay<T>(dataSource: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(async (tx) => {
        await tx.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`);
        return work(tx);
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
      await sleep(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
    }
  }
}

function isInTheWay(error: unknown): boolean {
  const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
  return code !== undefined && IN_EACH_OTHERS_WAY.test(code);
}
