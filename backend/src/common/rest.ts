import { setTimeout as sleep } from 'node:timers/promises';

/** Work on all accounts takes two fifths of the time at most, so that people's prompts have the rest. */
const REST = 1.5;

/** Between two batches: rests in proportion to the last one, so that a busy machine is left alone for longer. */
export async function restSince(startedAt: number): Promise<void> {
  await sleep(REST * (performance.now() - startedAt));
}
