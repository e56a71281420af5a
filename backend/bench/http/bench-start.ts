import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './load.ts';
import { startProduct } from './processes.ts';
import { ms, say } from './say.ts';

const STARTS = 3;
const MEGABYTE = 2 ** 20;

/**
 * The first start makes the tables and compiles; the later ones are what a deployment waits for. They find what was
 * compiled, as the image and `npm run start:prod` do.
 */
export async function benchStart(databaseUrl: string): Promise<boolean> {
  const cache = mkdtempSync(join(tmpdir(), 'threefold-bench-compiled-'));
  try {
    return await startSeveralTimes(databaseUrl, { NODE_COMPILE_CACHE: cache });
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

async function startSeveralTimes(databaseUrl: string, env: Record<string, string>): Promise<boolean> {
  const first = await startProduct(databaseUrl, env);
  const idle = await first.ask<NodeJS.MemoryUsage>('memory');
  await first.stop();
  const later: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const product = await startProduct(databaseUrl, env);
    later.push(product.startMs);
    await product.stop();
  }
  say('first start, with migrations', ms(first.startMs), 'ms');
  say('start until ready', ms(median(later)), 'ms');
  say('idle: heap / resident', `${toMb(idle.heapUsed)} / ${toMb(idle.rss)}`, 'MB');
  return true;
}

export const toMb = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
