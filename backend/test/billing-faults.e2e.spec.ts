import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { ReconcileJob } from '../src/webhook/reconcile.job.js';
import type { User } from '../src/users/user.entity.js';
import type { Browser } from './support/app.js';
import { PaidApp } from './support/billing.js';

let paid: PaidApp;

beforeAll(async () => {
  paid = await PaidApp.start();
});
afterAll(() => paid.stop());
afterEach(async () => {
  paid.emulator.emulator.faults.clear();
  jest.restoreAllMocks();
  // A reconcile asks for every event of the last day: with those of all the cases before, the last ones would take minutes.
  await paid.settle();
  await paid.emulator.emulator.reset();
  await paid.a.sql.query('DELETE FROM user_account');
  await paid.a.sql.query('DELETE FROM stripe_event');
});

const MODES = ['500_after_commit', '429', 'reset'] as const;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * More than any of the flows makes; the last ones fail nothing, which must do no harm either. All of them take minutes:
 * `npm run prove -- faults` runs them, `npm test` a part that touches every flow.
 */
const runsAll = process.env['EVERY_FAULT'] === '1';
const CALLS = upTo(8).flatMap((call) =>
  MODES.flatMap((mode, index) => (runsAll || call % MODES.length === index ? [[call, mode] as const] : [])),
);
const STATEMENTS = upTo(16).filter((statement) => runsAll || statement % 3 === 0);

interface Flow {
  name: string;
  /** What the person has before. */
  prepare(browser: Browser): Promise<unknown>;
  path: string;
  body?: object;
  /** What the person has after a retry. */
  end: Record<string, unknown>;
}

const FLOWS: Flow[] = [
  {
    name: 'starting a plan',
    prepare: () => Promise.resolve(),
    path: '/api/get-or-create-subscription',
    body: { planTier: 'pro' },
    end: { tier: 'free', status: 'incomplete' },
  },
  {
    name: 'an upgrade',
    prepare: (browser) => subscribe(browser, 'basic'),
    path: '/api/get-or-create-subscription',
    body: { planTier: 'pro' },
    end: { tier: 'pro', status: 'active', promptQuota: 1000 },
  },
  {
    name: 'a downgrade',
    prepare: (browser) => subscribe(browser, 'pro'),
    path: '/api/get-or-create-subscription',
    body: { planTier: 'basic' },
    end: { tier: 'pro', status: 'active', nextTier: 'basic' },
  },
  {
    name: 'a repair',
    prepare: (browser) => subscribe(browser, 'basic'),
    path: '/api/repair-customer-id',
    end: { tier: 'basic', status: 'active', promptQuota: 200 },
  },
];

async function subscribe(browser: Browser, plan: 'basic' | 'pro'): Promise<void> {
  await paid.pay(await paid.choose(browser, plan));
  await paid.settle();
}

/** No second customer, no second running subscription, and the state that the flow promises. */
async function expectSound({ email }: User, browser: Browser, end: Flow['end']): Promise<void> {
  const { data: customers } = await paid.stripe.customers.list({ email });
  expect(customers).toHaveLength(1);
  const { data } = await paid.stripe.subscriptions.list({ customer: customers[0]!.id, status: 'all' });
  const open = data.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
  expect(open).toHaveLength(1);
  await paid.a.get(ReconcileJob).reconcile();
  expect(await paid.status(browser)).toMatchObject(end);
}

/** The person sees a failure and presses the button again. The second press may find that the first one had worked. */
async function retryUntilDone(browser: Browser, { path, body }: Flow): Promise<void> {
  const first = await browser.post(path, body);
  if (first.status === 200) return;
  expect(first.body).toMatchObject({ success: false, requestId: expect.any(String) as unknown });
  jest.restoreAllMocks();
  paid.emulator.emulator.faults.clear();
  const second = await browser.post(path, body);
  expect([200, 409]).toContain(second.status);
}

/** From now on, the statement of this number fails as if its connection had broken. */
function failStatement(failing: number): void {
  const query = PostgresQueryRunner.prototype.query;
  let count = 0;
  jest.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (
    this: PostgresQueryRunner,
    ...given: Parameters<typeof query>
  ) {
    count += 1;
    return count === failing ? Promise.reject(new Error('the connection broke')) : query.apply(this, given);
  });
}

describe.each(FLOWS)('$name', (flow) => {
  it.each(CALLS)('survives that call %i to Stripe fails with %s', async (call, mode) => {
    const user = await paid.a.user();
    const browser = await paid.a.signedIn(user);
    await flow.prepare(browser);
    // Three times, because the client itself tries a failed call again twice.
    paid.emulator.emulator.faults.add({ path: '*', mode, times: 3, after: call - 1 });
    await retryUntilDone(browser, flow);
    paid.emulator.emulator.faults.clear();
    await expectSound(user, browser, flow.end);
  });

  it.each(STATEMENTS)('survives that statement %i fails', async (failing) => {
    const user = await paid.a.user();
    const browser = await paid.a.signedIn(user);
    await flow.prepare(browser);
    failStatement(failing);
    await retryUntilDone(browser, flow);
    jest.restoreAllMocks();
    await expectSound(user, browser, flow.end);
  });
});

describe('working an event off', () => {
  it.each(STATEMENTS)('survives that statement %i fails: nothing is lost', async (failing) => {
    const user = await paid.a.user();
    const browser = await paid.a.signedIn(user);
    const chosen = await paid.choose(browser, 'basic');
    failStatement(failing);
    await paid.pay(chosen);
    await paid.settle();
    jest.restoreAllMocks();
    await paid.a.sql.query('UPDATE stripe_event SET next_attempt_at = now() WHERE processed_at IS NULL');
    await paid.a.get(ReconcileJob).reconcile();
    expect(await paid.usage(browser)).toEqual({ remaining: 200, total: 200 });
    await expectSound(user, browser, { tier: 'basic', status: 'active' });
  });
});
