import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { good, type ModelStage, stageModel, streamed } from './support/optimizing.js';
import { until } from './support/until.js';

let stage: ModelStage;
const log: string[] = [];
const KEY = 'sk-a-very-private-key';
beforeAll(async () => {
  stage = await stageModel(
    {
      LLM_API_KEY: KEY,
      LLM_PRICE_INPUT: '1',
      LLM_PRICE_OUTPUT: '4',
      LLM_DAILY_BUDGET_USD: '0.0145',
      LOG_LEVEL: 'trace',
    },
    { logDestination: { write: (line: string) => void log.push(line) } },
  );
});
afterAll(() => stage.stop());

it("counts money from the provider's figures, and when the day's budget is spent the built-in engine answers, labelled and free", async () => {
  const day = stage.app.clock.now().toISOString().slice(0, 10);
  stage.model.reset((call) => ({ ...good(call), tokens: { input: 1_000, output: 100 } }));
  const browser = await stage.app.signedIn();
  const ask = async () => (await streamed(browser)).sources[0];
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['model', 'model', 'built-in', 'built-in']);
  const spent = 'SELECT day::text, input_tokens, output_tokens, cost_micro_usd, runs FROM llm_spend WHERE runs > 0';
  await until(async () => (await stage.app.sql.query(spent))[0]?.runs === 2);
  const [row] = await stage.app.sql.query(spent);
  expect(row).toEqual({ day, input_tokens: '6000', output_tokens: '600', cost_micro_usd: '8400', runs: 2 });
  const [run] = await stage.app.sql.query(
    'SELECT input_tokens, output_tokens, cost_micro_usd FROM optimization ORDER BY created_at LIMIT 1',
  );
  expect(run).toEqual({ input_tokens: 3_000, output_tokens: 300, cost_micro_usd: 4_200 });
  const engines = await stage.app.sql.query('SELECT engine, charged FROM optimization ORDER BY created_at');
  expect(engines[1]).toEqual({ engine: expect.stringMatching(/^openai-compatible\/scripted@v1-/), charged: true });
  expect(engines[2]).toEqual({ engine: 'built-in/1', charged: false });
  expect((await browser.get('/api/track-usage')).body.remaining).toBe(8);
  expect(await stage.metric('llm_over_budget_total')).toBe(2);
  expect(await stage.metric('llm_cost_micro_usd_total')).toBe(8_400);
  expect(log.filter((line) => line.includes('daily budget'))).toHaveLength(1);

  stage.app.clock.advance({ days: 1 });
  expect(await ask()).toBe('model');
});

it('logs no line with a word of a prompt, an answer or a key', () => {
  expect(log.length).toBeGreaterThan(0);
  expect(log.join()).not.toMatch(/running shoe|main point|private-key|editor of requests/);
});
