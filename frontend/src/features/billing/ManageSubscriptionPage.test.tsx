import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SubscriptionStatus } from '@contracts/subscription-status';
import { aSubscription, subscribed } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, ok } from '../../test/server';
import { toastStore } from '../../ui/toast';
import { ManageSubscriptionPage } from './ManageSubscriptionPage';

const server = fakeServer();
const STATUS = 'GET /api/subscription-status';
const PRO = {
  tier: 'pro',
  status: 'active',
  isActive: true,
  promptQuota: 1000,
  promptsUsed: 40,
  nextBillingDate: '2026-12-22T08:00:00.000Z',
  nextResetDate: '2026-12-22T08:00:00.000Z',
} as const;

const show = () => renderScreen(<ManageSubscriptionPage />, { at: '/manage-subscription' });
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const value = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;

afterEach(() => void jest.useRealTimers());

it.each<[SubscriptionStatus, string]>([
  ['active', 'Active'],
  ['trialing', 'Trial'],
  ['past_due', 'Past Due'],
  ['canceled', 'Canceled'],
  ['incomplete', 'Incomplete'],
  ['incomplete_expired', 'Setup Expired'],
  ['unpaid', 'Unpaid'],
  ['active-until-period-end', 'Cancellation Scheduled'],
  ['trialing-until-period-end', 'Trial Ending'],
  ['none', 'None'],
])('calls %s "%s"', async (status, label) => {
  subscribed(server, { ...PRO, status });
  show();
  expect(await value('Status')).toHaveTextContent(label);
});

it('says plan, usage, and both dates', async () => {
  subscribed(server, { ...PRO, adminModified: true });
  show();
  expect(await value('Plan')).toHaveTextContent('Pro Plan');
  expect(await value('Prompts this period')).toHaveTextContent('40 of 1000 usedAdjusted by our staff');
  expect(await value('Next billing date')).toHaveTextContent('Dec 22, 2026');
  expect(await value('Prompts reset on')).toHaveTextContent('Dec 22, 2026');
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Keep my plan' })).not.toBeInTheDocument();
});

it('asks again every 30 seconds', async () => {
  jest.useFakeTimers();
  subscribed(server, PRO);
  show();
  await pass(0);
  expect(server.calls(STATUS)).toHaveLength(1);
  subscribed(server, { ...PRO, promptsUsed: 41 });
  await pass(29_000);
  expect(server.calls(STATUS)).toHaveLength(1);
  await pass(1_100);
  expect(server.calls(STATUS)).toHaveLength(2);
  expect(screen.getByText('41 of 1000 used')).toBeInTheDocument();
});

it('shows plans to whoever has none', async () => {
  subscribed(server);
  show();
  expect(await screen.findByRole('heading', { name: 'No Subscription Data' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose Basic' })).toHaveAttribute('href', '/subscribe-new?plan=basic');
  expect(screen.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/subscribe-new?plan=pro');
  expect(await value('Prompts this period')).toHaveTextContent('0 of 10 used');
  expect(await value('Prompts reset on')).toHaveTextContent('Dec 1, 2026');
});

it('can be asked again when the plan could not be read', async () => {
  server.on(STATUS, () => new Response('', { status: 502 }));
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch subscription details');
  subscribed(server, PRO);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await value('Plan')).toHaveTextContent('Pro Plan');
});

describe('something that is scheduled', () => {
  it.each([
    [
      'an end',
      { status: 'active-until-period-end', cancelAtPeriodEnd: true, cancelAtDate: '2026-12-22T08:00:00.000Z' },
      'Your plan ends on Dec 22, 2026. Nothing more is charged, and you keep it until then.',
    ],
    ['a smaller plan', { nextTier: 'basic' }, 'You change to the Basic plan on Dec 22, 2026.'],
  ] as const)('as %s is said and can be taken back', async (_case, scheduled, text) => {
    subscribed(server, { ...PRO, ...scheduled });
    server.on('POST /api/billing/resume', () => {
      subscribed(server, PRO);
      const resumed = { clientSecret: null, isSetupIntent: false, change: 'resumed', effectiveAt: null } as const;
      return ok('POST /api/billing/resume', resumed);
    });
    const { user } = show();
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(toastStore.current()?.title).toBe('Your plan goes on');
  });
});

it('says why the portal does not open, and can be pressed again', async () => {
  subscribed(server, PRO);
  server.on('POST /api/billing/portal', () => failed('UNAVAILABLE', 'The payment service is away.'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Manage billing' }));
  await waitFor(() => expect(toastStore.current()?.description).toBe('The payment service is away.'));
  expect(screen.getByRole('button', { name: 'Manage billing' })).toBeEnabled();
});

it('shows what is known when the payment provider cannot be asked', async () => {
  server.on(STATUS, () => ok(STATUS, aSubscription({ ...PRO, error: 'This may be a few minutes old.' })));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This may be a few minutes old.');
  expect(await value('Plan')).toHaveTextContent('Pro Plan');
});

it.each([
  [
    { ...PRO, status: 'past_due', owedTier: 'pro' },
    /^Your last payment did not go through\. You keep the plan for 7 days/,
  ],
  [{ status: 'unpaid', owedTier: 'pro' }, /^Your last payment for the Pro plan did not go through, so you are on Free/],
] as const)('leads whoever owes a payment to paying it: %j', async (subscription, text) => {
  subscribed(server, subscription);
  show();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay the open amount' })).toHaveAttribute('href', '/subscribe-new?plan=pro');
});
