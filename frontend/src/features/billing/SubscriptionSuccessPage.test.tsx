import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { SubscriptionStatus } from '@contracts/subscription-status';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { toastStore } from '../../ui/toast';
import { SubscriptionSuccessPage } from './SubscriptionSuccessPage';

const server = fakeServer();
const VERIFY = 'GET /api/stripe/verify-subscription';

const verified = (status: SubscriptionStatus, isActive = status === 'active') =>
  server.on(VERIFY, () =>
    ok(VERIFY, {
      success: true,
      isActive,
      status,
      tier: isActive ? 'pro' : 'free',
      promptQuota: isActive ? 1000 : 10,
      nextBillingDate: isActive ? '2026-12-22T08:00:00.000Z' : null,
      nextResetDate: null,
      error: null,
    }),
  );
const show = () => renderScreen(<SubscriptionSuccessPage />, { at: '/subscription-success?plan_tier=pro' });
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const asked = () => server.calls(VERIFY).length;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  signIn(server, aUser({ subscriptionTier: 'pro' }));
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('waits five seconds before it asks, then shows the plan', async () => {
  verified('active');
  show();
  expect(screen.getByText('Activating your subscription...')).toBeInTheDocument();
  await pass(4_999);
  expect(asked()).toBe(0);
  await pass(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeInTheDocument();
  expect(screen.getByText('Your Pro Plan is ready.')).toBeInTheDocument();
  expect(screen.getByText('1000 per month')).toBeInTheDocument();
  expect(screen.getByText('Dec 22, 2026')).toBeInTheDocument();
  await pass(60_000);
  expect(asked()).toBe(1);
});

it('asks five times more, three seconds apart, and then says that it is not over', async () => {
  verified('incomplete');
  show();
  await pass(5_000);
  for (let retry = 1; retry <= 5; retry += 1) {
    expect(asked()).toBe(retry);
    await pass(2_999);
    expect(asked()).toBe(retry);
    await pass(1);
    expect(asked()).toBe(retry + 1);
  }
  expect(screen.getByRole('heading', { name: 'Subscription Processing' })).toBeInTheDocument();
  expect(screen.getByText('Payment Incomplete')).toBeInTheDocument();
  expect(screen.getByText('Verification failed after multiple attempts')).toBeInTheDocument();
  expect(toastStore.current()?.title).toBe('Verification in Progress');
  await pass(60_000);
  expect(asked()).toBe(6);
});

it('asks again at once when it is told to', async () => {
  verified('incomplete');
  show();
  await pass(20_000);
  verified('active');
  await press('Check Again');
  await pass(0);
  expect(screen.getByText('Your Pro Plan is ready.')).toBeInTheDocument();
});

describe('a server that does not answer', () => {
  it.each([
    ['with a failure', () => failed('UNAVAILABLE', 'Please try again.'), 'Server error: 503'],
    ['at all', offline, 'Failed to connect to the server after multiple attempts.'],
  ])('%s is said, with a way to ask again', async (_case, answer, text) => {
    server.on(VERIFY, answer);
    show();
    await pass(20_000);
    expect(screen.getByRole('heading', { name: 'Subscription Status Unavailable' })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    verified('active');
    await press('Refresh');
    await pass(0);
    expect(screen.getByText('Your Pro Plan is ready.')).toBeInTheDocument();
  });
});

it('stops asking when it is left', async () => {
  verified('incomplete');
  const { unmount } = show();
  await pass(5_000);
  unmount();
  await pass(60_000);
  expect(asked()).toBe(1);
});

it.each([
  ['active-until-period-end', 'Active'],
  ['trialing', 'Trial Period'],
  ['past_due', 'Payment Past Due'],
] as const)('a plan that is there and %s is called %s', async (status, label) => {
  verified(status, true);
  show();
  await pass(5_000);
  expect(screen.getByText(label)).toBeInTheDocument();
});

it.each([
  ['canceled', 'Canceled'],
  ['incomplete_expired', 'Canceled'],
  ['incomplete', 'Payment Incomplete'],
] as const)('a plan that is not there and %s is called %s', async (status, label) => {
  verified(status, false);
  show();
  await pass(20_000);
  expect(screen.getByText(label)).toBeInTheDocument();
});

describe('somebody whom the bank sent back without its consent', () => {
  const back = () =>
    renderScreen(<SubscriptionSuccessPage />, {
      at: '/subscription-success?source=stripe_redirect&plan_tier=pro&redirect_status=failed',
    });

  it('is told at once that nothing was charged, and where to try again', async () => {
    verified('incomplete');
    back();
    expect(screen.getByRole('heading', { level: 1, name: 'Checking your payment...' })).toBeInTheDocument();
    expect(screen.queryByText('Payment confirmed')).not.toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment not completed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/subscribe-new?plan=pro');
    await pass(60_000);
    expect(asked()).toBe(1);
  });

  it('is shown the plan if another tab has paid for it', async () => {
    verified('active');
    back();
    await pass(0);
    expect(screen.getByText('Your Pro Plan is ready.')).toBeInTheDocument();
  });
});
