import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const COUNT = 'SELECT count(*)::int AS count FROM usage_reservation WHERE state = $1';

/** Counters that differ from the rows they count, or are outside what is allowed. */
const WRONG = `
  SELECT p.user_id, p.used, p.reserved, p.quota, p.adjustment, held, committed
    FROM usage_period p
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE state = 'reserved') AS held, count(*) FILTER (WHERE state = 'committed') AS committed
        FROM usage_reservation WHERE period_id = p.id
    ) AS rows
   WHERE p.used <> committed + p.adjustment OR p.reserved <> held OR p.used < 0 OR p.reserved < 0
      OR (p.revision = 0 AND p.used + p.reserved > p.quota)
   LIMIT 5`;

/** The database's own word on the prompts, past the application. */
export class Ledger {
  constructor(client) {
    this.client = client;
  }

  static async open(url) {
    const client = new pg.Client(url);
    // A proof that failed stops its PostgreSQL without closing this first; the failure is what has to be seen.
    client.on('error', () => undefined);
    await client.connect();
    return new Ledger(client);
  }

  /** Prompts that nobody has settled. */
  countHeld() {
    return this.count('reserved');
  }

  /** Prompts that a sweep gave back. */
  countReturned() {
    return this.count('expired');
  }

  /** Counters equal rows. */
  async assertCounted() {
    const { rows } = await this.client.query(WRONG);
    assert.deepEqual(rows, [], 'counters and rows differ');
  }

  /** The same, and nothing is held. */
  async assertSettled() {
    await this.assertCounted();
    assert.equal(await this.countHeld(), 0, 'prompts are still held');
  }

  /** The same, once what is still running has come to its end. */
  async untilSettled(patienceMs) {
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && (await this.countHeld()) > 0;) {
      await sleep(200);
    }
    await this.assertSettled();
  }

  async count(state) {
    const { rows } = await this.client.query(COUNT, [state]);
    return rows[0].count;
  }

  close() {
    return this.client.end();
  }
}
