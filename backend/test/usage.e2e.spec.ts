import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, TestApp } from './support/app.js';

let a: TestApp;
beforeAll(async () => {
  a = await TestApp.start();
});
afterAll(() => a.stop());

const optimize = (browser: Browser) =>
  browser.post('/api/optimize-prompt', { prompt: 'write a short poem about the sea' }).expect(200);

describe('the history of usage', () => {
  it('shows every period, newest first, with the prompts spent by day', async () => {
    const browser = await a.signedIn();
    a.clock.set(new Date('2027-03-10T23:30:00Z'));
    await optimize(browser);
    await optimize(browser);
    a.clock.set(new Date('2027-03-11T00:30:00Z'));
    await optimize(browser);
    a.clock.advance({ days: 31 });

    const { body } = await browser.get('/api/usage/history').expect(200);
    expect(body.total).toBe(body.items.length);
    const [running, last] = body.items;
    expect(running).toMatchObject({ plan: 'free', quota: 10, used: 0, adminModified: false, days: [] });
    expect(last).toMatchObject({
      used: 3,
      endsAt: running.startsAt,
      days: [
        { date: '2027-03-10', count: 2 },
        { date: '2027-03-11', count: 1 },
      ],
    });
  });

  it("is the person's own", async () => {
    await a.browser().get('/api/usage/history').expect(401);
    const { body } = await (await a.signedIn()).get('/api/usage/history').expect(200);
    expect(body.items).toHaveLength(1);
  });
});
