import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PLANS } from '../src/contracts/plans.js';
import { type Refined, RewritingEngine, type RewritingEvent } from '../src/optimize/engine/rewriting-engine.js';
import { UsageService } from '../src/usage/usage.service.js';
import { type Browser, TestApp } from './support/app.js';

const PROMPT = 'write a marketing email for our new running shoe';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

const optimize = (browser: Browser, prompt = PROMPT) => browser.post('/api/optimize-prompt', { prompt });
const usageOf = async (browser: Browser) => (await browser.get('/api/track-usage').expect(200)).body as object;

/** Reads a whole event stream. */
function eventsOf(text: string): { event: string; data: Record<string, unknown> }[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return {
        event: event.replace('event: ', ''),
        data: JSON.parse(data.replace('data: ', '')) as Record<string, unknown>,
      };
    });
}

describe('optimizing a prompt', () => {
  it('answers with three different versions and what is left', async () => {
    const browser = await a.signedIn();
    const { body } = await optimize(browser).expect(200);
    expect(body).toMatchObject({
      originalPrompt: PROMPT,
      analysis: { language: 'en', intent: 'write' },
      usage: { remaining: 9, total: 10 },
    });
    const strategies = body.optimizedPrompts.map(({ strategy }: { strategy: string }) => strategy);
    expect(strategies).toEqual(['sharp', 'structured', 'guided']);
    const texts = body.optimizedPrompts.map(({ prompt }: { prompt: string }) => prompt);
    expect(new Set([...texts, PROMPT]).size).toBe(4);
    for (const text of texts) expect(text).toContain('running shoe');
    expect(await usageOf(browser)).toEqual({ remaining: 9, total: 10 });
  });

  it('streams the same as it happens', async () => {
    const browser = await a.signedIn();
    const { headers, text } = await optimize(browser).set('Accept', 'text/event-stream').buffer().expect(200);
    expect(headers['content-type']).toContain('text/event-stream');
    const events = eventsOf(text);
    expect(events.map(({ event }) => event)).toEqual([
      'analysis',
      ...['variant.delta', 'variant.done', 'variant.delta', 'variant.done', 'variant.delta', 'variant.done'],
      'done',
    ]);
    expect(events.at(-1)?.data).toMatchObject({ originalPrompt: PROMPT, usage: { remaining: 9, total: 10 } });
  });

  it('refuses before the stream starts in plain JSON', async () => {
    const { headers, body } = await optimize(a.browser()).set('Accept', 'text/event-stream').expect(401);
    expect(headers['content-type']).toContain('application/json');
    expect(body.code).toBe('UNAUTHENTICATED');
  });

  it('can be read again by its owner and by nobody else', async () => {
    const owner = await a.signedIn();
    const { body } = await optimize(owner).expect(200);
    const { usage, ...stored } = body as Record<string, unknown>;
    expect(usage).toBeDefined();
    expect((await owner.get(`/api/optimizations/${body.id}`).expect(200)).body).toMatchObject({
      ...stored,
      isComplete: true,
    });
    await (await a.signedIn()).get(`/api/optimizations/${body.id}`).expect(404);
    await a.browser().get(`/api/optimizations/${body.id}`).expect(401);
  });

  it('remembers which version its owner chose, and refuses anyone else', async () => {
    const owner = await a.signedIn();
    const { body } = await optimize(owner).expect(200);
    const choice = { promptId: body.id, selectedPrompt: body.optimizedPrompts[1].prompt };
    expect((await owner.post('/api/select-prompt', choice).expect(200)).body).toEqual({
      success: true,
      message: 'Selection saved',
    });
    await (await a.signedIn()).post('/api/select-prompt', choice).expect(404);
    const [row] = await a.sql.query('SELECT selected_prompt AS chosen FROM optimization WHERE id = $1', [body.id]);
    expect(row).toEqual({ chosen: choice.selectedPrompt });
  });

  it.each([
    ['nothing', '   ', 'Please enter a prompt.'],
    ['two words', 'write something', 'Please enter a prompt with at least 3 words for better results.'],
    ['501 characters', `${'ab '.repeat(166)}abc`, 'Please use at most 500 characters.'],
  ])('refuses %s and charges nothing', async (_, prompt, sentence) => {
    const browser = await a.signedIn();
    const { body } = await optimize(browser, prompt).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { prompt: sentence } });
    expect(await usageOf(browser)).toEqual({ remaining: 10, total: 10 });
  });

  it('counts words where the script writes no spaces', async () => {
    const { body } = await optimize(await a.signedIn(), '帮我写一封感谢客户的邮件').expect(200);
    expect(body.analysis.language).toBe('zh');
  });

  it('takes emoji, right-to-left text and broken surrogates without a fault', async () => {
    const browser = await a.signedIn();
    for (const prompt of ['write about 👩‍👩‍👧‍👦 and 🇷🇴 flags', 'اكتب رسالة شكر قصيرة', `write a note ${'\ud800'} please`]) {
      await optimize(browser, prompt).expect(200);
    }
  });
});

describe('the allowance', () => {
  it('gives 40 parallel requests of a person with ten left exactly ten successes', async () => {
    const browser = await a.signedIn();
    const answers = await Promise.all(Array.from({ length: 40 }, () => optimize(browser)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, body }) => status === 403 && body.code === 'QUOTA_EXCEEDED')).toBe(true);
    expect(refused[0]?.body).toMatchObject({
      remaining: 0,
      total: 10,
      nextResetDate: (await browser.get('/api/subscription-status')).body.nextResetDate,
      message: "You've used all prompts of this period.",
    });
    expect(await usageOf(browser)).toEqual({ remaining: 0, total: 10 });
  });

  it.each(['basic', 'pro'] as const)('of the %s plan is the one of the plan table', async (plan) => {
    const browser = await a.signedIn(await a.user({ plan }));
    const { monthlyPrompts } = PLANS[plan];
    expect((await optimize(browser).expect(200)).body.usage).toEqual({
      remaining: monthlyPrompts - 1,
      total: monthlyPrompts,
    });
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (browser: Browser, key: string, prompt = PROMPT) =>
    optimize(browser, prompt).set('Idempotency-Key', key);

  it('gets the same answer for one charge', async () => {
    const browser = await a.signedIn();
    const first = await keyed(browser, 'same').expect(200);
    const second = await keyed(browser, 'same').expect(200);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await usageOf(browser)).toEqual({ remaining: 9, total: 10 });
  });

  it('charges once however often it is sent at the same moment', async () => {
    const browser = await a.signedIn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => keyed(browser, 'parallel')));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const inProgress = answers.find(({ status }) => status === 409);
    if (inProgress) expect(inProgress.headers['retry-after']).toBe('2');
    expect(await usageOf(browser)).toEqual({ remaining: 9, total: 10 });
  });

  it('makes five hundred requests over five keys cost five prompts, and gives each key one answer', async () => {
    const browser = await a.signedIn();
    const ids = new Map<string, Set<string>>();
    const ask = async (key: string): Promise<void> => {
      const { status, body } = await keyed(browser, key);
      if (status === 409) return ask(key);
      expect(status).toBe(200);
      ids.set(key, (ids.get(key) ?? new Set()).add(body.id as string));
    };
    await Promise.all(Array.from({ length: 500 }, (_, n) => ask(`five-${n % 5}`)));
    expect([...ids.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
    expect(await usageOf(browser)).toEqual({ remaining: 5, total: 10 });
  });

  it('gets the stored answer as a stream too', async () => {
    const browser = await a.signedIn();
    const asStream = () => keyed(browser, 'streamed').set('Accept', 'text/event-stream').buffer().expect(200);
    const first = eventsOf((await asStream()).text).at(-1);
    const { headers, text } = await asStream();
    expect(headers).toMatchObject({
      'idempotency-replayed': 'true',
      'content-type': expect.stringContaining('text/event-stream'),
    });
    expect(eventsOf(text)).toEqual([first]);
    expect(first?.event).toBe('done');
    expect((await keyed(browser, 'streamed').expect(200)).body).toEqual(first?.data);
    expect(await usageOf(browser)).toEqual({ remaining: 9, total: 10 });
  });

  it('is kept for a day and then forgotten, whether or not the clean-up has run', async () => {
    const browser = await a.signedIn();
    const other = await a.signedIn();
    const first = await keyed(browser, 'a-day').expect(200);
    await keyed(other, 'a-day').expect(200);
    a.clock.advance({ seconds: 86_390 });
    expect((await keyed(browser, 'a-day').expect(200)).body.id).toBe(first.body.id);
    a.clock.advance({ seconds: 20 });
    const anew = await keyed(browser, 'a-day', 'summarise the attached report for my boss').expect(200);
    expect(anew.headers).not.toHaveProperty('idempotency-replayed');
    expect(anew.body.id).not.toBe(first.body.id);

    expect(await a.get(UsageService).forgetKeys()).toBeGreaterThan(0);
    const kept = `SELECT count(*)::int AS kept FROM usage_reservation WHERE idempotency_key = 'a-day'`;
    expect(await a.sql.query(kept)).toEqual([{ kept: 1 }]);
  });

  it('answers from the first request even when nothing is left', async () => {
    const browser = await a.signedIn();
    const first = await keyed(browser, 'kept').expect(200);
    await a.sql.query('UPDATE usage_period SET used = quota');
    expect((await keyed(browser, 'kept').expect(200)).body.id).toBe(first.body.id);
  });

  it('is refused with another prompt', async () => {
    const browser = await a.signedIn();
    await keyed(browser, 'reused').expect(200);
    const { body } = await keyed(browser, 'reused', 'summarise the attached report for my boss').expect(422);
    expect(body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('belongs to its owner: another person may use the same one', async () => {
    await keyed(await a.signedIn(), 'shared').expect(200);
    await keyed(await a.signedIn(), 'shared').expect(200);
  });

  it('longer than 255 characters is refused', async () => {
    await keyed(await a.signedIn(), 'k'.repeat(256)).expect(400);
  });
});

describe('when the engine fails', () => {
  class FailingEngine extends RewritingEngine {
    override readonly id = 'failing/1';

    override async *rewrite(): AsyncIterable<RewritingEvent> {
      yield { type: 'delta', index: 0, text: 'Write a ' };
      throw new Error('the engine broke');
    }

    override async refine(): Promise<Refined> {
      throw new Error('the engine broke');
    }
  }

  let failing: TestApp;
  beforeAll(async () => {
    failing = await TestApp.start({
      override: (builder) => builder.overrideProvider(RewritingEngine).useClass(FailingEngine),
    });
  });
  afterAll(() => failing.stop());

  it('nothing is charged, the key is free again, and the person reads no technical text', async () => {
    const browser = await failing.signedIn();
    const key = randomUUID();
    for (const _ of [1, 2]) {
      const { body } = await optimize(browser).set('Idempotency-Key', key).expect(500);
      expect(body).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' });
      expect(JSON.stringify(body)).not.toContain('engine broke');
    }
    expect(await usageOf(browser)).toEqual({ remaining: 10, total: 10 });
    expect(await failing.sql.query('SELECT reserved FROM usage_period')).toEqual([{ reserved: 0 }]);
  });

  it('a stream that had begun ends with an error event of the one shape', async () => {
    const { text } = await optimize(await failing.signedIn())
      .set('Accept', 'text/event-stream')
      .buffer()
      .expect(200);
    expect(eventsOf(text).at(-1)).toMatchObject({ event: 'error', data: { statusCode: 500, code: 'INTERNAL' } });
  });
});
