import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Browser, TestApp } from './support/app.js';
import { good, type ModelStage, stageModel } from './support/optimizing.js';
import { until } from './support/until.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

const optimize = async (browser: Browser, prompt: string, key: string = randomUUID()) =>
  (await browser.post('/api/optimize-prompt', { prompt }).set('Idempotency-Key', key).expect(200)).body.id as string;
const remove = (browser: Browser, id: string) => browser.delete(`/api/optimizations/${id}`);
const list = async (browser: Browser, query = '') =>
  (await browser.get(`/api/optimizations${query}`).expect(200)).body as {
    items: Record<string, unknown>[];
    total: number;
  };

it('lists what a person had optimized, newest first, in pages, with what they chose', async () => {
  const browser = await a.signedIn();
  const ids: string[] = [];
  for (const subject of ['the sea', 'the moon', 'the wind'])
    ids.unshift(await optimize(browser, `write about ${subject}`));
  await browser.post('/api/select-prompt', { promptId: ids[0], selectedPrompt: 'The one I liked' }).expect(200);

  const first = await list(browser, '?limit=2');
  expect(first.total).toBe(3);
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.items[0]).toMatchObject({
    originalPrompt: 'write about the wind',
    isStarred: false,
    selectedPrompt: 'The one I liked',
    selectedTitle: null,
    excerpt: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect((await list(browser, '?offset=2&limit=2')).items.map(({ id }) => id)).toEqual(ids.slice(2));
});

it('shows nobody what others had optimized', async () => {
  const id = await optimize(await a.signedIn(), 'write about the rain');
  const other = await a.signedIn();
  expect(await list(other)).toEqual({ items: [], total: 0 });
  await remove(other, id).expect(404);
  await a.browser().get('/api/optimizations').expect(401);
  await remove(a.browser(), id).expect(401);
});

it.each([
  'limit=0',
  'limit=101',
  'limit=ten',
  'offset=-1',
  'offset=1.5',
  'sort=id',
  'starred=maybe',
  `q=${'a'.repeat(201)}`,
  'q=a&q=b',
])('refuses a list with %s', async (query) => {
  await (await a.signedIn()).get(`/api/optimizations?${query}`).expect(400);
});

it('deletes for good, leaves the bill as it is, and tells a repeated key so', async () => {
  const browser = await a.signedIn();
  const id = await optimize(browser, 'write about the snow', 'deleted');
  await remove(browser, id).expect(204);
  await browser.get(`/api/optimizations/${id}`).expect(404);
  await remove(browser, id).expect(404);
  expect(await a.sql.query('SELECT id FROM optimization WHERE id = $1', [id])).toEqual([]);
  expect((await browser.get('/api/track-usage')).body).toEqual({ remaining: 9, total: 10 });
  const { body } = await browser
    .post('/api/optimize-prompt', { prompt: 'write about the snow' })
    .set('Idempotency-Key', 'deleted')
    .expect(404);
  expect(body.message).toContain('You deleted');
});

it('shows finished versions to a second tab while the others are written, and keeps those from being deleted', async () => {
  const stage: ModelStage = await stageModel({ LLM_DEADLINE_MS: '3000' });
  try {
    stage.model.reset((call) => ({ ...good(call), beforeMs: call.strategy === 'guided' ? 1_500 : 300 }));
    const browser = await stage.app.signedIn();
    const call = browser.post('/api/optimize-prompt', { prompt: 'write a marketing email for our new running shoe' });
    const answered = call.then(({ status }) => status);
    const written = async () => {
      const [row] = await stage.app.sql.query('SELECT id, jsonb_array_length(variants) AS count FROM optimization');
      return row as { id: string; count: number } | undefined;
    };
    await until(async () => (await written())?.count === 2);
    const { id } = (await written()) ?? { id: '' };
    const { body } = await browser.get(`/api/optimizations/${id}`).expect(200);
    expect(body.isComplete).toBe(false);
    expect(body.optimizedPrompts.map(({ strategy }: { strategy: string }) => strategy)).toEqual([
      'sharp',
      'structured',
    ]);
    expect(await list(browser)).toEqual({ items: [], total: 0 });
    await remove(browser, id).expect(409);
    expect(await answered).toBe(200);
    expect((await list(browser)).items[0]).toMatchObject({ id });
  } finally {
    await stage.stop();
  }
});
