import { toMb } from './bench-start.ts';
import { newKey, timed } from './load.ts';
import { makePeople } from './people.ts';
import { startBeside, startProduct } from './processes.ts';
import { judge, say } from './say.ts';

const PEOPLE = 16;
const REQUESTS = 10_000;
const WARM_UP = 2_000;
const STEPS = 4;
/** The model is quick here: what matters is how often, not how long. */
const MODEL_MS = 20;
/** Caches of compiled code and of the runtime go on filling a little. */
const MOST_GROWTH = 0.05;

export async function benchMemory(databaseUrl: string): Promise<boolean> {
  const fake = await startBeside('fake-model.ts', { FAKE_MS: String(MODEL_MS) });
  const product = await startProduct(databaseUrl, {
    LLM_BASE_URL: `${fake.url}/v1`,
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'fake',
  });
  try {
    const people = await makePeople(PEOPLE, databaseUrl, product.url);
    const send = async (cookie: string): Promise<void> => {
      const { status } = await timed(product.url, {
        method: 'POST',
        path: '/api/optimize-prompt',
        body: JSON.stringify({ prompt: 'write a marketing email for our new running shoe' }),
        headers: {
          cookie,
          origin: product.url,
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'idempotency-key': newKey(),
        },
      });
      if (status !== 200) throw new Error(`An optimization was answered ${status}`);
    };
    const sendAll = async (count: number): Promise<void> => {
      let left = count;
      const work = async ({ cookie }: { cookie: string }): Promise<void> => {
        while (left-- > 0) await send(cookie);
      };
      await Promise.all(people.map(work));
    };

    await sendAll(WARM_UP);
    const seen = [await product.ask<NodeJS.MemoryUsage>('memory')];
    for (let step = 0; step < STEPS; step += 1) {
      await sendAll(REQUESTS / STEPS);
      seen.push(await product.ask<NodeJS.MemoryUsage>('memory'));
    }
    const [before, after] = [seen[0], seen.at(-1)];
    if (!before || !after) return false;
    say(`${REQUESTS} optimizations with a model: heap after each quarter`, list(seen, 'heapUsed'), 'MB');
    say(`${REQUESTS} optimizations with a model: resident after each quarter`, list(seen, 'rss'), 'MB');
    const growth = after.heapUsed / before.heapUsed - 1;
    const figure = `${REQUESTS} optimizations with a model: growth of the heap`;
    return judge(figure, (growth * 100).toFixed(1), '%', `${MOST_GROWTH * 100} %`, growth <= MOST_GROWTH);
  } finally {
    await Promise.all([product.stop(), fake.stop()]);
  }
}

const list = (seen: readonly NodeJS.MemoryUsage[], what: 'heapUsed' | 'rss'): string =>
  seen.map((memory) => toMb(memory[what])).join(', ');
