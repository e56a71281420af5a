import { median } from './load.ts';
import { startProduct } from './processes.ts';
import { ms, say } from './say.ts';

const STARTS = 3;
const MEGABYTE = 2 ** 20;

/** The first start makes the tables; the later ones are what a deployment waits for. */
export async function benchStart(databaseUrl: string): Promise<boolean> {
  const first = await startProduct(databaseUrl);
  const idle = await first.ask<NodeJS.MemoryUsage>('memory');
  await first.stop();
  const later: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const product = await startProduct(databaseUrl);
    later.push(product.startMs);
    await product.stop();
  }
  say('first start, with migrations', ms(first.startMs), 'ms');
  say('start until ready', ms(median(later)), 'ms');
  say('idle: heap / resident', `${toMb(idle.heapUsed)} / ${toMb(idle.rss)}`, 'MB');
  return true;
}

export const toMb = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
