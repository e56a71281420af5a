import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ChosenPlan } from '../../api/subscription';
import { fakeStripe, installFakeStripe } from '../../test/fake-stripe';
import { aUser, signIn, subscribed } from '../../test/people';
import { renderScreen } from '../../test/render';
import { installRuntimeConfig } from '../../test/runtime-config';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { toastStore } from '../../ui/toast';
import { SubscribePage } from './SubscribePage';

const server = fakeServer();
const CHOOSE = 'POST /api/get-or-create-subscription';
const STATUS = 'GET /api/subscription-status';
const PREVIEW = 'POST /api/billing/preview';
const REPAIR = 'POST /api/repair-customer-id';
const PRO = { tier: 'pro', status: 'active', isActive: true, nextBillingDate: '2026-12-22T08:00:00.000Z' } as const;
const BASIC = { ...PRO, tier: 'basic' } as const;
const SECRET = 'pi_1_secret_2';

const chosen = (changes: Partial<ChosenPlan> = {}) =>
  server.on(CHOOSE, () =>
    ok(CHOOSE, { clientSecret: SECRET, isSetupIntent: false, change: 'created', effectiveAt: null, ...changes }),
  );
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const press = async (name: string | RegExp) => {
  await act(async () => screen.getByRole('button', { name }).click());
  await pass(0);
};
const show = async (at = '/subscribe-new') => {
  const shown = renderScreen(<SubscribePage />, { at });
  // The form's own chunk, the script, and the form in it.
  for (let step = 0; step < 5; step += 1) await pass(1);
  return shown;
};
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
const plan = (name: RegExp) => screen.getByRole('radio', { name });
const pay = () => press(/^Subscribe to/);
const repairButton = () => screen.queryByRole('button', { name: 'Repair Account Connection' });

beforeEach(() => {
  installRuntimeConfig({ stripe: { publishableKey: 'pk_test_1', scriptUrl: null } });
  installFakeStripe();
  signIn(server, aUser());
  subscribed(server);
  server.on(PREVIEW, () =>
    ok(PREVIEW, {
      change: 'upgraded',
      dueNowCents: 1200,
      nextAmountCents: 2000,
      nextBillingDate: '2026-12-22T08:00:00.000Z',
      effectiveAt: null,
      currency: 'usd',
    }),
  );
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('the plan', () => {
  it.each([
    ['/subscribe-new', null, 'Pro'],
    ['/subscribe-new', 'basic', 'Basic'],
    ['/subscribe-new?plan=pro', 'basic', 'Pro'],
    ['/subscribe-basic', null, 'Basic'],
  ])('is chosen by %s, with %s chosen before, as %s', async (at, stored, name) => {
    if (stored) sessionStorage.setItem('selectedPlan', stored);
    await show(at);
    expect(plan(new RegExp(`^${name}`))).toBeChecked();
    expect(screen.getByRole('button', { name: new RegExp(`^Subscribe to ${name}`) })).toBeInTheDocument();
  });

  it.each([
    ['Basic', BASIC, /^Basic/, /^Pro/, 'Upgrade to Pro'],
    ['Pro', PRO, /^Pro/, /^Basic/, 'Change to Basic'],
  ] as const)('somebody on %s has is closed to them', async (_name, subscription, own, other, label) => {
    subscribed(server, subscription);
    await show();
    expect(plan(own)).toBeDisabled();
    expect(plan(other)).toBeChecked();
    expect(screen.getByRole('button', { name: label })).toBeInTheDocument();
    expect(screen.getByText('$12')).toBeInTheDocument();
  });

  it('may be either when a cancellation is scheduled', async () => {
    subscribed(server, { ...PRO, cancelAtPeriodEnd: true });
    await show();
    expect(plan(/^Pro/)).toBeEnabled();
    expect(plan(/^Basic/)).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Keep Pro' })).toBeInTheDocument();
  });
});

describe('paying', () => {
  it('asks every two seconds for the plan, says that it is there, and leaves after 1.5 seconds', async () => {
    chosen();
    sessionStorage.setItem('selectedPlan', 'pro');
    const { location } = await show();
    await pay();
    const [options] = fakeStripe.confirmPayment.mock.calls[0] ?? [];
    expect(options).toMatchObject({
      clientSecret: SECRET,
      confirmParams: { return_url: 'http://localhost/subscription-success?source=stripe_redirect&plan_tier=pro' },
    });
    expect(summary().getByText('Activating your plan')).toBeInTheDocument();
    const before = server.calls(STATUS).length;
    await pass(1_990);
    expect(server.calls(STATUS)).toHaveLength(before);
    await pass(20);
    expect(server.calls(STATUS)).toHaveLength(before + 1);
    subscribed(server, PRO);
    await pass(2_000);
    expect(toastStore.current()?.title).toBe('Subscription activated!');
    expect(location()).toBe('/subscribe-new');
    await pass(1_400);
    expect(location()).toBe('/subscribe-new');
    await pass(200);
    expect(location()).toBe('/subscription-success?plan_tier=pro');
    expect(sessionStorage.getItem('selectedPlan')).toBeNull();
    expect(server.calls(CHOOSE)).toHaveLength(1);
  });

  it('confirms the set-up of a card where nothing is charged now', async () => {
    chosen({ isSetupIntent: true });
    await show();
    await pay();
    expect(fakeStripe.confirmSetup).toHaveBeenCalledTimes(1);
    expect(fakeStripe.confirmPayment).not.toHaveBeenCalled();
  });

  it('shows why a card was refused, and goes on asking for the plan', async () => {
    chosen();
    fakeStripe.confirmPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
    await show();
    await pay();
    expect(summary().getByText('Your card was declined.')).toBeInTheDocument();
    expect(toastStore.current()?.title).toBe('Payment setup failed');
    expect(repairButton()).not.toBeInTheDocument();
    subscribed(server, PRO);
    await pass(2_000);
    expect(toastStore.current()?.title).toBe('Subscription activated!');
  });

  it('waits anew for a second try that comes long after the first', async () => {
    chosen();
    fakeStripe.confirmPayment.mockResolvedValueOnce({ error: {} });
    await show();
    await pay();
    await pass(150_000);
    await pay();
    subscribed(server, PRO);
    await pass(2_000);
    expect(toastStore.current()?.title).toBe('Subscription activated!');
  });

  it('says that the payment takes long, and stops asking', async () => {
    chosen();
    await show();
    await pay();
    await pass(120_000);
    expect(summary().getByText(/you need not pay again/)).toBeInTheDocument();
    const asked = server.calls(STATUS).length;
    await pass(60_000);
    expect(server.calls(STATUS)).toHaveLength(asked);
  });

  it('says that the form is not there yet', async () => {
    fakeStripe.isFormReady = false;
    await show();
    await pay();
    expect(summary().getByText('Stripe has not initialized yet. Please try again.')).toBeInTheDocument();
    expect(server.calls(CHOOSE)).toHaveLength(0);
  });

  it('sends nothing while the form is not complete', async () => {
    fakeStripe.submit.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
    await show();
    await pay();
    expect(summary().getByText('Your card number is incomplete.')).toBeInTheDocument();
    expect(server.calls(CHOOSE)).toHaveLength(0);
  });
});

describe('a server that refuses', () => {
  it('is asked again after 1.5 seconds when it had to mend the account first', async () => {
    server.on(CHOOSE, () => {
      chosen();
      return failed('CUSTOMER_REPAIRED', 'We repaired your account connection.', { extra: { repaired: true } });
    });
    await show();
    await pay();
    await pass(1_400);
    expect(server.calls(CHOOSE)).toHaveLength(1);
    await pass(200);
    expect(server.calls(CHOOSE)).toHaveLength(2);
    expect(fakeStripe.confirmPayment).toHaveBeenCalledTimes(1);
  });

  it('with another 409 is not asked again', async () => {
    server.on(CHOOSE, () => failed('CONFLICT', 'You already have the Pro Plan.'));
    await show();
    await pay();
    await pass(5_000);
    expect(server.calls(CHOOSE)).toHaveLength(1);
    expect(repairButton()).not.toBeInTheDocument();
  });

  it('because the customer is gone has the account issue said', async () => {
    server.on(CHOOSE, () => failed('INTERNAL', "No such customer: 'cus_1'"));
    await show();
    await pay();
    expect(toastStore.current()?.title).toBe('Account issue detected');
  });

  it('without a secret or a change has that said', async () => {
    chosen({ clientSecret: null });
    await show();
    await pay();
    expect(summary().getByText('No client secret returned from the server')).toBeInTheDocument();
    expect(toastStore.current()?.title).toBe('Subscription error');
  });

  it('and cannot be reached has the connection named', async () => {
    server.on(CHOOSE, offline);
    await show();
    await pay();
    expect(summary().getByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
  });
});

describe('repairing the account’s connection', () => {
  it.each([
    ['Your customer record is damaged.', true],
    ['The payment could not be started.', true],
    ['Your Subscription is in a state we do not know.', true],
    ['Something else went wrong.', false],
  ])('is offered for "%s": %s', async (message, isOffered) => {
    server.on(CHOOSE, () => failed('INTERNAL', message));
    await show();
    await pay();
    expect(summary().getByText(message)).toBeInTheDocument();
    expect(repairButton() !== null).toBe(isOffered);
  });

  it('says what was done, and the address remembers it', async () => {
    server.on(CHOOSE, () => failed('INTERNAL', 'Your customer record is damaged.'));
    server.on(REPAIR, () => ok(REPAIR, { success: true, message: 'We connected your account anew.' }));
    const { location } = await show('/subscribe-new?plan=pro');
    await pay();
    await press('Repair Account Connection');
    expect(toastStore.current()).toMatchObject({
      title: 'Account repaired',
      description: 'We connected your account anew.',
    });
    expect(location()).toBe('/subscribe-new?plan=pro&repaired=true');
    expect(repairButton()).not.toBeInTheDocument();
  });

  it('says that it failed', async () => {
    server.on(CHOOSE, () => failed('INTERNAL', 'Your customer record is damaged.'));
    server.on(REPAIR, () => failed('UNAVAILABLE', 'The payment service is away.'));
    await show();
    await pay();
    await press('Repair Account Connection');
    expect(toastStore.current()).toMatchObject({ title: 'Repair failed', description: 'The payment service is away.' });
  });
});

describe('changing a plan', () => {
  it('upgrades at once', async () => {
    subscribed(server, BASIC);
    chosen({ clientSecret: null, change: 'upgraded' });
    const { location } = await show();
    await press('Upgrade to Pro');
    subscribed(server, PRO);
    await pass(2_000);
    await pass(1_500);
    expect(location()).toBe('/subscription-success?plan_tier=pro');
  });

  it('has the bank’s confirmation made in the page', async () => {
    subscribed(server, BASIC);
    chosen({ change: 'upgraded' });
    await show();
    await press('Upgrade to Pro');
    for (let step = 0; step < 5; step += 1) await pass(1);
    await press('Confirm payment');
    expect(fakeStripe.confirmPayment).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(toastStore.current()?.title).not.toBe('Subscription activated!');
  });

  it('schedules a smaller plan and shows it', async () => {
    subscribed(server, PRO);
    chosen({ clientSecret: null, change: 'downgrade_scheduled', effectiveAt: '2026-12-22T08:00:00.000Z' });
    const { location } = await show();
    await press('Change to Basic');
    expect(toastStore.current()).toMatchObject({
      title: 'Change scheduled',
      description: 'Your new plan starts on Dec 22, 2026.',
    });
    expect(location()).toBe('/manage-subscription');
  });

  it('does not take a past-due plan for paid before its payment has come', async () => {
    subscribed(server, { ...PRO, status: 'past_due', owedTier: 'pro' });
    chosen({ change: 'resumed' });
    await show();
    await press('Pay for Pro');
    for (let step = 0; step < 5; step += 1) await pass(1);
    expect(screen.getByText(/^Pay the open amount with this card/)).toBeInTheDocument();
    await press('Pay for Pro');
    await pass(2_000);
    expect(toastStore.current()?.title).not.toBe('Subscription activated!');
    subscribed(server, PRO);
    await pass(2_000);
    expect(toastStore.current()?.title).toBe('Subscription activated!');
  });
});

describe('an answer of the payment provider', () => {
  const pay = async (error: object) => {
    chosen();
    fakeStripe.confirmPayment.mockResolvedValue({ error });
    await show();
    await press('Subscribe to Pro, $20 per month');
  };

  it('that another tab has paid already counts as paid', async () => {
    await pay({ message: 'You cannot confirm this PaymentIntent', payment_intent: { status: 'succeeded' } });
    expect(screen.queryByText('You cannot confirm this PaymentIntent')).not.toBeInTheDocument();
    subscribed(server, PRO);
    await pass(2_000);
    expect(toastStore.current()?.title).toBe('Subscription activated!');
  });

  it('that was lost on its way is said to be, and the plan is awaited all the same', async () => {
    await pay({ type: 'api_connection_error', message: 'We are experiencing issues' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^The connection broke while you were paying/);
    subscribed(server, PRO);
    await pass(2_000);
    expect(toastStore.current()?.title).toBe('Subscription activated!');
  });
});

it('tells whoever has just paid in another tab so, and asks for no card any more', async () => {
  await show();
  server.on(CHOOSE, () => failed('CONFLICT', 'You already have the Pro Plan.', { extra: { success: false } }));
  subscribed(server, PRO);
  await press('Subscribe to Pro, $20 per month');
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('You already have the Pro Plan.');
  expect(screen.getByText('You have this plan already.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Subscribe to Pro/ })).not.toBeInTheDocument();
});

it('goes on to the plan that another tab has just paid for when the news of it comes later', async () => {
  await show();
  server.on(CHOOSE, () => failed('CONFLICT', 'You already have the Pro Plan.', { extra: { success: false } }));
  await press('Subscribe to Pro, $20 per month');
  await pass(1);
  expect(screen.getByRole('button', { name: /^Subscribe to Pro/ })).toBeInTheDocument();
  subscribed(server, PRO);
  await pass(2_000);
  expect(toastStore.current()?.title).toBe('Subscription activated!');
});

describe('somebody whose plan ran out unpaid', () => {
  it('is offered to pay for it, and nothing else', async () => {
    subscribed(server, { status: 'unpaid', owedTier: 'basic' });
    await show();
    expect(screen.getByRole('radio', { name: /^Basic/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Pro/ })).toBeDisabled();
    expect(screen.getByText('Please pay the open amount of your present plan first.')).toBeInTheDocument();
    expect(screen.getByText(/^Your last payment did not go through/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay for Basic' })).toBeInTheDocument();
    expect(screen.queryByText(/per month on this day|now, then every month/)).not.toBeInTheDocument();
  });
});

it('says that there are no paid plans where none are set up', () => {
  installRuntimeConfig();
  renderScreen(<SubscribePage />, { at: '/subscribe-new' });
  expect(screen.getByText('Paid plans are not available here at the moment.')).toBeInTheDocument();
});
