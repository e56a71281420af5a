import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../src/users/user.entity.js';
import { type Browser, TestApp } from './support/app.js';

const PROMPT = 'write a farewell speech for my colleague Zebedee';

let a: TestApp;
let ada: User;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  ada = await a.user();
  admin = await a.signedIn(await a.user({ role: 'admin' }));
  const browser = await a.signedIn(ada);
  const { body } = await browser.post('/api/optimize-prompt', { prompt: PROMPT }).expect(200);
  await browser
    .post('/api/select-prompt', { promptId: body.id, selectedPrompt: body.optimizedPrompts[2].prompt })
    .expect(200);
  await (await a.signedIn()).post('/api/optimize-prompt', { prompt: 'explain how tides work to a child' }).expect(200);
});
afterAll(() => a.stop());

const list = async (filter: object, query = '') =>
  (
    await admin
      .get(`/api/admin/rest/optimizations?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`)
      .expect(200)
  ).body;

describe('the optimizations', () => {
  it('are shown as counts, times and outcomes, never as texts', async () => {
    const answer = await admin.get('/api/admin/rest/optimizations').expect(200);
    expect(answer.headers['content-range']).toBe('optimizations 0-1/2');
    const [, own] = answer.body;
    expect(own).toEqual({
      id: expect.any(String),
      userId: ada.id,
      userEmail: ada.email,
      engine: 'built-in/1',
      language: 'en',
      intent: expect.any(String),
      strategies: [
        { strategy: 'sharp', source: 'built-in', selected: false },
        { strategy: 'structured', source: 'built-in', selected: false },
        { strategy: 'guided', source: 'built-in', selected: true },
      ],
      charged: true,
      refinements: 0,
      inputTokens: 0,
      outputTokens: 0,
      costMicroUsd: 0,
      createdAt: expect.stringMatching(/^\d{4}-/),
      completedAt: expect.stringMatching(/^\d{4}-/),
      durationMs: expect.any(Number),
    });
    const one = await admin.get(`/api/admin/rest/optimizations/${own.id}`).expect(200);
    expect(JSON.stringify([answer.body, one.body])).not.toContain('Zebedee');
  });

  it('are narrowed by person, writer and day, and sorted by time alone', async () => {
    expect(await list({ q: ada.email.toUpperCase() })).toHaveLength(1);
    expect(await list({ q: 'nobody@example.com' })).toEqual([]);
    expect(await list({ writer: 'built-in' })).toHaveLength(2);
    expect(await list({ writer: 'model' })).toEqual([]);
    expect(await list({ createdAt_lte: '2020-01-01' })).toEqual([]);
    const [first] = await list({}, '&sort=["createdAt","ASC"]&range=[0,0]');
    expect(first.userId).toBe(ada.id);
    await admin.get('/api/admin/rest/optimizations?sort=["engine","ASC"]').expect(400);
  });
});

it('shows what was asked only one by one, and only where the operator allows it', async () => {
  const open = await TestApp.start({ env: { ADMIN_SEES_PROMPTS: 'true' } });
  try {
    await (await open.signedIn()).post('/api/optimize-prompt', { prompt: PROMPT }).expect(200);
    const boss = await open.signedIn(await open.user({ role: 'admin' }));
    const { body } = await boss.get('/api/admin/rest/optimizations').expect(200);
    expect(JSON.stringify(body)).not.toContain('Zebedee');
    const one = await boss.get(`/api/admin/rest/optimizations/${body[0].id}`).expect(200);
    expect(one.body.originalPrompt).toBe(PROMPT);
    expect(one.body.strategies[0].prompt).toContain('Zebedee');
  } finally {
    await open.stop();
  }
});

it('shows nobody what a person does not keep, though it is there for another day', async () => {
  const open = await TestApp.start({ env: { ADMIN_SEES_PROMPTS: 'true' } });
  try {
    const person = await open.signedIn();
    await person.post('/api/optimize-prompt', { prompt: PROMPT }).expect(200);
    await person.put('/api/optimizations/keeping', { isKept: false }).expect(200);
    const boss = await open.signedIn(await open.user({ role: 'admin' }));
    const { body } = await boss.get('/api/admin/rest/optimizations').expect(200);
    const one = await boss.get(`/api/admin/rest/optimizations/${body[0].id}`).expect(200);
    expect(one.body.strategies).toHaveLength(3);
    expect(JSON.stringify(one.body)).not.toContain('Zebedee');
  } finally {
    await open.stop();
  }
});
