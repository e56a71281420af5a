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

describe('a period that is over', () => {
  it('counts as renewed wherever a person looks, without anybody having closed it', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await optimize(browser);
    a.clock.advance({ days: 40 });
    expect((await browser.get('/api/track-usage').expect(200)).body).toEqual({ remaining: 10, total: 10 });
    const { body } = await browser.get('/api/auth/session').expect(200);
    expect(body.user).toMatchObject({ promptQuota: 10, promptsUsed: 0 });
    expect(await a.sql.query('SELECT used FROM usage_period WHERE user_id = $1', [user.id])).toEqual([{ used: 1 }]);
  });

  it('is closed by the prompt that is spent next, whose answer counts on the new one', async () => {
    const user = await a.user();
    const browser = await a.signedIn(user);
    await optimize(browser);
    a.clock.advance({ days: 70 });
    const { body } = await optimize(browser);
    expect(body.usage).toEqual({ remaining: 9, total: 10 });
    const rows = await a.sql.query('SELECT used FROM usage_period WHERE user_id = $1 ORDER BY starts_at', [user.id]);
    expect(rows).toEqual([{ used: 1 }, { used: 0 }, { used: 1 }]);
  });

  it('of which a prompt was still being worked on keeps that prompt', async () => {
    const user = await a.user();
    const statement = 'SELECT used, reserved FROM usage_period WHERE user_id = $1 ORDER BY starts_at';
    await a.sql.query('UPDATE usage_period SET reserved = 1 WHERE user_id = $1', [user.id]);
    a.clock.advance({ days: 32 });
    await optimize(await a.signedIn(user));
    const [last, running] = await a.sql.query(statement, [user.id]);
    expect({ last, running }).toEqual({ last: { used: 0, reserved: 1 }, running: { used: 1, reserved: 0 } });
  });
});
