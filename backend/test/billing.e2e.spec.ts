import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaidApp } from './support/billing.js';
import { until } from './support/until.js';

let paid: PaidApp;

beforeAll(async () => {
  paid = await PaidApp.start();
});
afterAll(() => paid.stop());

describe('starting a plan', () => {
  it('gives the plan when the payment has come, and not before', async () => {
    const browser = await paid.a.signedIn();
    const chosen = await paid.choose(browser, 'pro');
    expect(chosen).toMatchObject({ isSetupIntent: false, change: 'created', effectiveAt: null });
    expect(chosen.clientSecret).toMatch(/^pi_\w+_secret_/);
    expect(await paid.status(browser)).toMatchObject({
      tier: 'free',
      status: 'incomplete',
      isActive: false,
      promptQuota: 10,
    });

    await paid.pay(chosen);
    await paid.settle();
    expect(await paid.status(browser)).toMatchObject({
      success: true,
      tier: 'pro',
      status: 'active',
      isActive: true,
      cancelAtPeriodEnd: false,
      cancelAtDate: null,
      promptQuota: 1000,
      promptsUsed: 0,
      adminModified: false,
      error: null,
    });
    expect(await paid.usage(browser)).toEqual({ remaining: 1000, total: 1000 });
  });

  it('shows the success page the truth even if no event ever arrives', async () => {
    const browser = await paid.a.signedIn();
    paid.emulator.emulator.faults.add({ event: '*', mode: 'drop', times: 100 });
    await paid.pay(await paid.choose(browser, 'basic'));
    await paid.emulator.settled();
    paid.emulator.emulator.faults.clear();
    const verify = async () => (await browser.get('/api/stripe/verify-subscription').expect(200)).body;
    await until(async () => (await verify()).isActive);
    const body = await verify();
    expect(body).toMatchObject({
      success: true,
      isActive: true,
      status: 'active',
      tier: 'basic',
      promptQuota: 200,
      error: null,
    });
    expect(Date.parse(body.nextBillingDate)).toBeGreaterThan(Date.now());
    expect(body.nextResetDate).toBe(body.nextBillingDate);
  });

  it('gives two tabs the same payment', async () => {
    const browser = await paid.a.signedIn();
    const [one, other] = await Promise.all([paid.choose(browser, 'pro'), paid.choose(browser, 'pro')]);
    expect(other.clientSecret).toBe(one.clientSecret);
    const customers = await paid.stripe.customers.list({ limit: 100 });
    expect(new Set(customers.data.map(({ email }) => email)).size).toBe(customers.data.length);
  });

  it('forgets an unpaid choice when another plan is chosen', async () => {
    const browser = await paid.a.signedIn();
    const first = await paid.choose(browser, 'pro');
    const second = await paid.choose(browser, 'basic');
    expect(second.clientSecret).not.toBe(first.clientSecret);
    await paid.pay(second);
    await paid.settle();
    expect(await paid.status(browser)).toMatchObject({ tier: 'basic', status: 'active' });
  });

  it('leaves a person whose card was declined on the free plan, able to try another card', async () => {
    const browser = await paid.a.signedIn();
    const chosen = await paid.choose(browser, 'pro');
    await expect(paid.pay(chosen, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
    await paid.settle();
    expect(await paid.status(browser)).toMatchObject({ tier: 'free', status: 'incomplete', isActive: false });
    const again = await paid.choose(browser, 'pro');
    expect(again.clientSecret).toBe(chosen.clientSecret);
    await paid.pay(again);
    await paid.settle();
    expect(await paid.status(browser)).toMatchObject({ tier: 'pro', status: 'active' });
  });

  it('names the fields that are wrong, and needs somebody signed in', async () => {
    const browser = await paid.a.signedIn();
    const { body } = await browser.post('/api/get-or-create-subscription', { planTier: 'gold', price: 1 }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    await paid.a.browser().post('/api/get-or-create-subscription', { planTier: 'pro' }).expect(401);
  });
});

describe('changing a plan', () => {
  it('upgrades at once: the quota rises, what was used stays, and the difference is charged', async () => {
    const browser = await paid.subscriber('basic');
    await browser.post('/api/optimize-prompt', { prompt: 'write a short poem about the sea' }).expect(200);
    const { body: preview } = await browser.post('/api/billing/preview', { planTier: 'pro' }).expect(200);
    expect(preview).toMatchObject({ change: 'upgraded', currency: 'usd', nextAmountCents: 2000 });
    expect(preview.dueNowCents).toBeGreaterThan(1_100);
    expect(preview.dueNowCents).toBeLessThanOrEqual(1_200);

    const { clientSecret, change, effectiveAt } = await paid.choose(browser, 'pro');
    expect({ clientSecret, change }).toEqual({ clientSecret: null, change: 'upgraded' });
    expect(Date.parse(effectiveAt ?? '')).not.toBeNaN();
    await paid.settle();
    expect(await paid.status(browser)).toMatchObject({ tier: 'pro', promptQuota: 1000, promptsUsed: 1 });
  });

  it('downgrades when the period ends, and takes that back', async () => {
    const browser = await paid.subscriber('pro');
    const { body: preview } = await browser.post('/api/billing/preview', { planTier: 'basic' }).expect(200);
    expect(preview).toMatchObject({ change: 'downgrade_scheduled', dueNowCents: 0, nextAmountCents: 800 });
    const chosen = await paid.choose(browser, 'basic');
    expect(chosen).toMatchObject({
      clientSecret: null,
      change: 'downgrade_scheduled',
      effectiveAt: preview.effectiveAt,
    });
    expect(await paid.status(browser)).toMatchObject({
      tier: 'pro',
      nextTier: 'basic',
      nextBillingDate: preview.effectiveAt,
    });
    await browser.post('/api/get-or-create-subscription', { planTier: 'basic' }).expect(409);

    const { body: resumed } = await browser.post('/api/billing/resume').expect(200);
    expect(resumed).toMatchObject({ change: 'resumed', clientSecret: null });
    expect(await paid.status(browser)).toMatchObject({ tier: 'pro', nextTier: null });
    await browser.post('/api/billing/resume').expect(409);
  });

  it('refuses the plan a person has', async () => {
    const browser = await paid.subscriber('pro');
    const { body } = await browser.post('/api/get-or-create-subscription', { planTier: 'pro' }).expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: 'You already have the Pro Plan.' });
  });

  it('opens the portal for subscribers, and tells others how to become one', async () => {
    const { body } = await (await paid.subscriber('basic')).post('/api/billing/portal').expect(200);
    expect(body.url).toContain(paid.emulator.url);
    await (await paid.a.signedIn()).post('/api/billing/portal').expect(404);
  });
});

describe('a broken link to the customer', () => {
  it('is mended while choosing, and the second try succeeds', async () => {
    const user = await paid.a.user();
    const browser = await paid.a.signedIn(user);
    await paid.a.sql.query(`INSERT INTO billing_customer (user_id, stripe_id) VALUES ($1, 'cus_of_nobody')`, [user.id]);
    const { body } = await browser.post('/api/get-or-create-subscription', { planTier: 'pro' }).expect(409);
    expect(body).toMatchObject({ code: 'CUSTOMER_REPAIRED', repaired: true });
    await paid.pay(await paid.choose(browser, 'pro'));
    await paid.settle();
    expect(await paid.status(browser)).toMatchObject({ tier: 'pro' });
  });

  it('is mended by the button, which finds what was paid and says what it did', async () => {
    const browser = await paid.subscriber('pro');
    const { body: intact } = await browser.post('/api/repair-customer-id').expect(200);
    expect(intact).toEqual({
      success: true,
      message: 'Your account connection is in order. Your Pro Plan is active.',
    });
    await paid.a.sql.query(`UPDATE billing_customer SET stripe_id = 'cus_lost_' || user_id`);
    const { body: found } = await browser.post('/api/repair-customer-id').expect(200);
    expect(found.message).toBe('We found your billing account and connected it again. Your Pro Plan is active.');
    expect(await paid.status(browser)).toMatchObject({ tier: 'pro', isActive: true });
  });
});
