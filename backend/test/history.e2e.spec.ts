import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { User } from '../src/users/user.entity.js';
import { type Browser, TestApp } from './support/app.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

interface Listed {
  id: string;
  originalPrompt: string;
  isStarred: boolean;
  selectedPrompt: string | null;
  selectedTitle: string | null;
  excerpt: { title: string; text: string } | null;
}

const optimize = async (browser: Browser, prompt: string, key: string = randomUUID()) =>
  (await browser.post('/api/optimize-prompt', { prompt }).set('Idempotency-Key', key).expect(200)).body as {
    id: string;
    optimizedPrompts: { id: string; title: string; prompt: string }[];
  };
const list = async (browser: Browser, query: Record<string, string | number | boolean> = {}) =>
  (await browser.get('/api/optimizations').query(query).expect(200)).body as { items: Listed[]; total: number };
const prompts = ({ items }: { items: Listed[] }) => items.map(({ originalPrompt }) => originalPrompt);
const keep = (browser: Browser, isKept: boolean) => browser.put('/api/optimizations/keeping', { isKept }).expect(200);

/** Moves everything of a person's, and their wish, into the past. */
const age = async (user: User, hours: number) => {
  const interval = `${hours} hours`;
  await a.sql.query('UPDATE optimization SET created_at = created_at - $2::interval WHERE user_id = $1', [
    user.id,
    interval,
  ]);
  await a.sql.query('UPDATE history_off SET since = since - $2::interval WHERE user_id = $1', [user.id, interval]);
};

describe('searching', () => {
  it('finds results that have all the words, in whatever case and order', async () => {
    const browser = await a.signedIn();
    for (const prompt of [
      'plan a trip to Lisbon with kids',
      'write about lisbon by night',
      'explain the tides to kids',
    ])
      await optimize(browser, prompt);
    expect(prompts(await list(browser, { q: 'KIDS  lisbon' }))).toEqual(['plan a trip to Lisbon with kids']);
    expect(prompts(await list(browser, { q: 'lisbon' }))).toEqual([
      'write about lisbon by night',
      'plan a trip to Lisbon with kids',
    ]);
    expect(await list(browser, { q: 'madrid' })).toEqual({ items: [], total: 0 });
    expect((await list(browser, { q: ' ' })).total).toBe(3);
  });

  it('takes the signs of a pattern as what they are', async () => {
    const browser = await a.signedIn();
    await optimize(browser, 'write an advert with 50% off');
    await optimize(browser, 'write an advert with 500 words');
    expect(prompts(await list(browser, { q: '50%' }))).toEqual(['write an advert with 50% off']);
    expect((await list(browser, { q: "_' OR 1=1 --" })).total).toBe(0);
    expect((await list(browser, { q: '\\' })).total).toBe(0);
  });

  it('knows capital letters beyond English, and scripts without spaces', async () => {
    const browser = await a.signedIn();
    await optimize(browser, 'écrire une lettre à ÉLODIE');
    await optimize(browser, '给我写一份北京三日旅行计划');
    expect((await list(browser, { q: 'élodie' })).total).toBe(1);
    expect((await list(browser, { q: '北京' })).total).toBe(1);
    expect((await list(browser, { q: '\ud800' })).total).toBe(0);
  });

  it('looks into the versions too, and shows where', async () => {
    const browser = await a.signedIn();
    const { id, optimizedPrompts } = await optimize(browser, 'write a poem about our sea');
    const word = /\b[a-z]{7,}\b/.exec(optimizedPrompts[1]?.prompt.toLowerCase().replace('poem', '') ?? '')?.[0] ?? '';
    expect(word).not.toBe('');
    const { items } = await list(browser, { q: word.toUpperCase() });
    expect(items.map((item) => item.id)).toEqual([id]);
    expect(items[0]?.excerpt?.text.toLowerCase()).toContain(word);
    expect(optimizedPrompts.map(({ title }) => title)).toContain(items[0]?.excerpt?.title);
  });

  it('finds a version as it is after a change, and no longer as it was', async () => {
    const browser = await a.signedIn();
    const { id, optimizedPrompts } = await optimize(browser, 'write a poem about our sea');
    const [sharp] = optimizedPrompts;
    const call = browser.post(`/api/optimizations/${id}/variants/${sharp?.id}/refine`, {
      instruction: 'in at most 7 lines',
    });
    const { body } = await call.expect(200);
    expect(body.variant.prompt).not.toBe(sharp?.prompt);
    const [row] = await a.sql.query('SELECT search_text, variants FROM optimization WHERE id = $1', [id]);
    const texts = ['write a poem about our sea', ...row.variants.map(({ prompt }: { prompt: string }) => prompt)];
    expect(texts).toContain(body.variant.prompt);
    expect(row.search_text).toBe(texts.join('\n').normalize('NFKC').toLowerCase());
  });

  it('stays quick in a history of ten thousand', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await a.sql.query(
      `INSERT INTO optimization (id, user_id, original_prompt, language, intent, variants, engine, search_text, created_at, completed_at)
       SELECT gen_random_uuid(), $1, 'prompt ' || n, 'en', 'writing', '[]', 'built-in',
              'prompt ' || n || repeat(' lorem ipsum dolor sit amet', 100), now() - make_interval(mins => n), now()
         FROM generate_series(1, 10000) AS n`,
      [user.id],
    );
    const startedAt = performance.now();
    expect(prompts(await list(browser, { q: 'prompt 7321' }))).toEqual(['prompt 7321']);
    expect((await list(browser, { q: 'nowhere' })).total).toBe(0);
    expect(prompts(await list(browser, { q: 'dolor', offset: 9_990 }))).toHaveLength(10);
    expect((await list(browser, { offset: 5_000, limit: 100 })).total).toBe(10_000);
    // A tenth of it on an idle machine; a walk through everything for each of them would take longer than this.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('says how many there are on a page beyond the last, too', async () => {
    const browser = await a.signedIn();
    await optimize(browser, 'write about the sea');
    expect(await list(browser, { offset: 25 })).toEqual({ items: [], total: 1 });
  });
});

describe('stars', () => {
  it('marks, lists and unmarks, as often as it is asked', async () => {
    const browser = await a.signedIn();
    const { id } = await optimize(browser, 'write about the sea');
    await optimize(browser, 'write about the moon');
    for (const _twice of [1, 2]) await browser.put(`/api/optimizations/${id}/star`).expect(204);
    expect((await browser.get(`/api/optimizations/${id}`).expect(200)).body.isStarred).toBe(true);
    expect(await list(browser, { starred: true })).toMatchObject({ total: 1, items: [{ id, isStarred: true }] });
    expect((await list(browser, { starred: true, q: 'moon' })).total).toBe(0);
    expect((await list(browser, { starred: false })).total).toBe(2);
    for (const _twice of [1, 2]) await browser.delete(`/api/optimizations/${id}/star`).expect(204);
    expect((await list(browser, { starred: true })).total).toBe(0);
  });
});

describe('the stored result', () => {
  it('says which version was chosen, with the words the person gave it', async () => {
    const browser = await a.signedIn();
    const { id, optimizedPrompts } = await optimize(browser, 'write about the sea');
    const chosen = optimizedPrompts[1];
    const choice = { promptId: id, selectedPrompt: 'My own words for it', variantId: chosen?.id };
    await browser.post('/api/select-prompt', choice).expect(200);
    expect((await browser.get(`/api/optimizations/${id}`).expect(200)).body).toMatchObject({
      selectedPrompt: 'My own words for it',
      selectedVariantId: chosen?.id,
      refinementsLeft: 3,
      isComplete: true,
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
    expect((await list(browser)).items[0]).toMatchObject({ selectedTitle: chosen?.title });
    await browser.post('/api/select-prompt', { ...choice, variantId: 'second' }).expect(400);
  });

  it('takes the choice along when the chosen version is changed', async () => {
    const browser = await a.signedIn();
    const { id, optimizedPrompts } = await optimize(browser, 'write about the sea');
    const [sharp, structured] = optimizedPrompts;
    await browser
      .post('/api/select-prompt', { promptId: id, selectedPrompt: sharp?.prompt, variantId: sharp?.id })
      .expect(200);
    const refine = (variantId = '') =>
      browser
        .post(`/api/optimizations/${id}/variants/${variantId}/refine`, { instruction: 'in at most 7 lines' })
        .expect(200);
    await refine(structured?.id);
    const read = async () => (await browser.get(`/api/optimizations/${id}`).expect(200)).body;
    expect(await read()).toMatchObject({ selectedPrompt: sharp?.prompt, refinementsLeft: 2 });
    const { body } = await refine(sharp?.id);
    expect(await read()).toMatchObject({ selectedPrompt: body.variant.prompt, selectedVariantId: sharp?.id });
  });
});

describe('deleting all', () => {
  it('takes everything of one person, and nobody else’s', async () => {
    const [browser, other] = [await a.signedIn(), await a.signedIn()];
    const { id } = await optimize(browser, 'write about the sea');
    await browser.put(`/api/optimizations/${id}/star`).expect(204);
    await optimize(browser, 'write about the moon');
    await optimize(other, 'write about the wind');
    expect((await browser.delete('/api/optimizations').expect(200)).body).toMatchObject({ success: true, deleted: 2 });
    expect((await list(browser)).total).toBe(0);
    expect((await list(other)).total).toBe(1);
    expect((await browser.delete('/api/optimizations').expect(200)).body.deleted).toBe(0);
    expect((await browser.get('/api/track-usage')).body).toEqual({ remaining: 8, total: 10 });
  });
});

describe('the file', () => {
  const stored = async (browser: Browser, format?: string) =>
    browser
      .get(`/api/optimizations/export${format ? `?format=${format}` : ''}`)
      .buffer(true)
      .expect(200);

  it('has everything as JSON', async () => {
    const browser = await a.signedIn();
    const { id } = await optimize(browser, 'write about the sea');
    await optimize(browser, 'write about the moon');
    const { body, headers } = await stored(browser);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="threefold-history-\d{4}-\d\d-\d\d\.json"$/);
    expect(body.optimizations).toMatchObject([
      { id, originalPrompt: 'write about the sea', variants: [{}, {}, {}], starredAt: null },
      { originalPrompt: 'write about the moon' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/search_?text|position|engine/i);
    expect((await stored(await a.signedIn())).body.optimizations).toEqual([]);
  });

  it('is for reading as Markdown, in which no prompt breaks out of its frame', async () => {
    const browser = await a.signedIn();
    const { id, optimizedPrompts } = await optimize(browser, 'write about the sea');
    const selectedPrompt = '# Not a heading\n````\nnor the end of the frame';
    const variantId = optimizedPrompts[0]?.id;
    await browser.post('/api/select-prompt', { promptId: id, selectedPrompt, variantId }).expect(200);
    const { text, headers } = await stored(browser, 'markdown');
    expect(headers['content-type']).toContain('text/markdown');
    expect(text).toMatch(
      /^# Your Threefold history\n\n## \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\n> write about the sea\n\n### Sharp \(chosen\)\n\n/,
    );
    expect(text).toContain(`\`\`\`\`\`text\n${selectedPrompt}\n\`\`\`\`\`\n`);
    await browser.get('/api/optimizations/export?format=xml').expect(400);
  });
});

describe('turning keeping off', () => {
  it('empties history at once, also of what comes later, and leaves the repeated key its answer', async () => {
    const browser = await a.signedIn();
    const { id } = await optimize(browser, 'write about the sea');
    const { body } = await keep(browser, false);
    expect(body).toEqual({ isKept: false, recoverableUntil: expect.stringMatching(/^\d{4}-/) });
    expect(Date.parse(body.recoverableUntil) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await optimize(browser, 'write about the moon', 'while-off');
    expect(await list(browser)).toEqual({ items: [], total: 0 });
    expect((await browser.get('/api/optimizations/export').expect(200)).body.optimizations).toEqual([]);
    // The tab that shows it may be loaded again.
    await browser.get(`/api/optimizations/${id}`).expect(200);
    const again = browser.post('/api/optimize-prompt', { prompt: 'write about the moon' });
    expect((await again.set('Idempotency-Key', 'while-off').expect(200)).headers['idempotency-replayed']).toBe('true');
  });

  it('drops every text a day later, and only then; what it cost stays', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await optimize(browser, 'write about the sea');
    await age(user, 1_000);
    await keep(browser, false);
    await a.runJob('history-off');
    const count = async () =>
      Number((await a.sql.query('SELECT count(*) FROM optimization WHERE user_id = $1', [user.id]))[0].count);
    expect(await count()).toBe(1);
    await age(user, 23);
    await optimize(browser, 'write about the moon');
    await age(user, 2);
    await a.runJob('history-off');
    expect(await count()).toBe(1);
    await age(user, 23);
    await a.runJob('history-off');
    expect(await count()).toBe(0);
    expect((await browser.get('/api/optimizations/keeping').expect(200)).body).toEqual({
      isKept: false,
      recoverableUntil: null,
    });
    const ledger = await a.sql.query(`SELECT state FROM usage_reservation WHERE user_id = $1`, [user.id]);
    expect(ledger).toEqual([{ state: 'committed' }, { state: 'committed' }]);
    expect((await browser.get('/api/track-usage')).body).toEqual({ remaining: 8, total: 10 });
  });

  it('is taken back within the day without a loss', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await optimize(browser, 'write about the sea');
    await keep(browser, false);
    await age(user, 23);
    // Said once more, it doesn't begin anew.
    await keep(browser, false);
    expect((await keep(browser, true)).body).toEqual({ isKept: true, recoverableUntil: null });
    await age(user, 100);
    await a.runJob('history-off');
    expect(prompts(await list(browser))).toEqual(['write about the sea']);
  });

  it('concerns nobody else, is in the account’s file, and goes with the account', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    const other = await a.signedIn();
    await optimize(other, 'write about the wind');
    await optimize(browser, 'write about the sea');
    await keep(browser, false);
    expect((await other.get('/api/optimizations/keeping').expect(200)).body.isKept).toBe(true);
    expect((await list(other)).total).toBe(1);
    const { body } = await browser.get('/api/account/export').expect(200);
    expect(body.account).toMatchObject({ historyIsKept: false, historyOffSince: expect.any(String) });
    // We hold it for another day, so it is theirs to have.
    expect(body.optimizations).toHaveLength(1);
    await a.sql.query('DELETE FROM user_account WHERE id = $1', [user.id]);
    expect(await a.sql.query('SELECT 1 FROM history_off WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it.each([{}, { isKept: 'no' }, { isKept: false, since: 0 }])('refuses %j', async (body) => {
    await (await a.signedIn()).put('/api/optimizations/keeping', body).expect(400);
  });
});
