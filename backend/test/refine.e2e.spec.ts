import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Variant } from '../src/contracts/rewriting.js';
import { type Browser, TestApp } from './support/app.js';

const PROMPT = 'write a marketing email for our new running shoe';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

/** A person with one optimization, and a way to change its versions. */
async function started(prompt = PROMPT) {
  const browser = await a.signedIn();
  const { body } = await browser.post('/api/optimize-prompt', { prompt }).expect(200);
  const versions = body.optimizedPrompts as Variant[];
  const refine = (instruction: unknown, variantId = versions[1]?.id, as: Browser = browser, text?: unknown) =>
    as.post(`/api/optimizations/${body.id}/variants/${variantId}/refine`, { instruction, text });
  return { browser, id: body.id as string, versions, refine };
}

describe('changing one version', () => {
  it('makes it shorter or longer, keeps the person’s own words, and leaves the others alone', async () => {
    const { browser, id, versions, refine } = await started();
    const before = versions[1]?.prompt ?? '';
    const shorter = (await refine('shorter').expect(200)).body.variant as Variant;
    expect(shorter.prompt.length).toBeLessThan(before.length);
    expect(shorter.prompt.toLowerCase()).toContain(PROMPT.toLowerCase());
    const longer = (await refine('longer').expect(200)).body.variant as Variant;
    expect(longer.prompt.length).toBeGreaterThan(shorter.prompt.length);

    const stored = (await browser.get(`/api/optimizations/${id}`).expect(200)).body.optimizedPrompts;
    expect(stored).toEqual([versions[0], longer, versions[2]]);
  });

  it.each(['more formal', 'friendlier', 'Mention that it is made of recycled plastic.'])(
    'takes the wish "%s"',
    async (wish) => {
      const { versions, refine } = await started();
      for (const { id, prompt } of versions) {
        const { body } = await refine(wish, id).expect(200);
        expect(body.variant.id).toBe(id);
        expect(body.variant.prompt.length).toBeGreaterThan(prompt.length);
        expect(body.variant.prompt).toContain('running shoe');
      }
    },
  );

  it('keeps a sentence of one’s own when the length changes afterwards', async () => {
    const { refine } = await started();
    const wish = 'Mention that it is made of recycled plastic.';
    await refine(wish).expect(200);
    expect((await refine('shorter').expect(200)).body.variant.prompt).toContain(wish);
  });

  it('starts from what the person made of the version, and keeps every word of it', async () => {
    const { browser, id, refine } = await started();
    const edited = 'Write to runners about the Tern 3. Our cat Miso tested it.';
    const { variant } = (await refine('friendlier', undefined, browser, edited).expect(200)).body as {
      variant: Variant;
    };
    expect(variant.prompt).toContain(edited);
    expect(variant.prompt).toContain('Tone: friendly');
    const stored = (await browser.get(`/api/optimizations/${id}`).expect(200)).body;
    expect(stored.optimizedPrompts[1].prompt).toBe(variant.prompt);
    expect(stored.refinementsLeft).toBe(2);
  });

  it('says that it can’t shorten what the person wrote themselves, and charges nothing for it', async () => {
    const { browser, id, refine } = await started();
    const { body } = await refine('shorter', undefined, browser, 'Write to runners about the Tern 3.').expect(409);
    expect(body.message).toContain("can't be made shorter without a language model");
    expect((await browser.get(`/api/optimizations/${id}`)).body.refinementsLeft).toBe(3);
  });

  it.each(['', '   ', 7, 'x'.repeat(8_001)])('refuses to start from %p', async (text) => {
    const { browser, refine } = await started();
    expect((await refine('friendlier', undefined, browser, text).expect(400)).body.errors.text).toBeTruthy();
  });

  it('asks for the tone in the draft’s language', async () => {
    const { refine } = await started('scrie un email de mulțumire pentru clienții noștri fideli');
    expect((await refine('more formal').expect(200)).body.variant.prompt).toContain('formal și precis');
  });

  it('asks for one tone: a wish replaces the tone we suggested, and a later wish the earlier', async () => {
    const { versions, refine } = await started('write an email to our neighbours about the broken gate');
    expect(versions[1]?.prompt).toContain('- Tone: polite and natural');
    for (const [wish, tone] of [
      ['more formal', 'formal'],
      ['friendlier', 'friendly'],
    ] as const) {
      const { variant } = (await refine(wish).expect(200)).body as { variant: Variant };
      expect(variant.prompt.match(/^- Tone: \w+/gmu)).toEqual([`- Tone: ${tone}`]);
      expect(variant.notes.map(({ text }) => text).filter((text) => text.startsWith('Asks for a'))).toEqual([
        `Asks for a ${tone} tone.`,
      ]);
      expect(variant.assumptions.join()).not.toContain('Tone');
    }
  });

  it.each([
    ['ar', 'اكتب رسالة بريد إلكتروني إلى العملاء عن المنتج الجديد', /^- النبرة:/gmu],
    ['ja', '新しい商品についてお客様へのメールを書いてください', /^- 調子：/gmu],
    ['zh', '给客户写一封关于新产品的邮件', /^- 语气：/gmu],
  ])('asks for one tone in %s', async (_, prompt, tone) => {
    const { refine } = await started(prompt);
    await refine('more formal').expect(200);
    const { variant } = (await refine('friendlier').expect(200)).body as { variant: Variant };
    expect(variant.prompt.match(tone)).toHaveLength(1);
  });

  it('leaves pasted text at the end and untouched', async () => {
    const { versions, refine } = await started(
      'summarise this text for my boss:\nThe launch moved to 4 May because the supplier was late.',
    );
    const { body } = await refine('friendlier', versions[1]?.id).expect(200);
    expect(body.variant.prompt).toMatch(/The launch moved to 4 May because the supplier was late\.$/);
  });
});

describe('what it costs', () => {
  it('is nothing three times an optimization, then a prompt each', async () => {
    const { refine } = await started();
    const answers = [];
    for (const wish of ['shorter', 'longer', 'friendlier', 'more formal'])
      answers.push((await refine(wish).expect(200)).body);
    expect(answers.map(({ refinementsLeft, usage }) => [refinementsLeft, usage.remaining])).toEqual([
      [2, 9],
      [1, 9],
      [0, 9],
      [0, 8],
    ]);
  });

  it('is paid for parallel changes that are there afterwards, and for no other', async () => {
    const { browser, id, versions, refine } = await started();
    const wishes = Array.from({ length: 6 }, (_, n) => `Mention reason number ${n}.`);
    const answers = await Promise.all(wishes.map(async (wish) => ({ wish, answer: await refine(wish) })));
    const made = answers.filter(({ answer }) => answer.status === 200);
    expect(made.length).toBeGreaterThan(0);
    const refused = answers
      .filter(({ answer }) => answer.status !== 200)
      .map(({ answer }) => answer.body.code as string);
    expect(refused).toEqual(refused.map(() => 'CONFLICT'));

    const { body } = await browser.get(`/api/optimizations/${id}`).expect(200);
    const [kept] = (body.optimizedPrompts as Variant[]).filter((variant) => variant.id === versions[1]?.id);
    for (const { wish } of made) expect(kept?.prompt).toContain(wish);
    const [row] = await a.sql.query<{ refinements: number }[]>('SELECT refinements FROM optimization WHERE id = $1', [
      id,
    ]);
    const { remaining } = (await browser.get('/api/track-usage').expect(200)).body as { remaining: number };
    expect(9 - remaining + Number(row?.refinements)).toBe(made.length);
  });

  it('is nothing for a change that can’t be made', async () => {
    const { browser, refine } = await started();
    const first = await refine('shorter');
    expect(first.status).toBe(200);
    let status = 200;
    while (status === 200) ({ status } = await refine('shorter'));
    expect(status).toBe(409);
    expect((await browser.get('/api/track-usage').expect(200)).body).toEqual({ remaining: 9, total: 10 });
  });
});

it('is refused to others, for unknown versions and without a wish', async () => {
  const { id, versions, refine } = await started();
  await refine('shorter', versions[0]?.id, await a.signedIn()).expect(404);
  await refine('shorter', versions[0]?.id, a.browser()).expect(401);
  await refine('shorter', id).expect(404);
  await refine('shorter', 'not-an-id').expect(400);
  for (const nothing of ['', '   ', 5, 'x'.repeat(201)]) {
    expect((await refine(nothing).expect(400)).body.errors).toHaveProperty('instruction');
  }
});
