import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const POLL_MS = 50;

/** Waits for a condition, not for a time. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition did not become true within ${PATIENCE_MS} ms`);
    await sleep(POLL_MS);
  }
}
