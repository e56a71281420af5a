import type Stripe from 'stripe';
import { afterAttempt } from '../billing/collect.js';
import { cancelIntent } from '../billing/cancel.js';
import { attemptPayment, createIntent } from '../billing/payment.js';
import { invalid, noSuch, notFound, StripeFailure } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import type { Params } from '../http/params.js';
import { type Call, forBrowsers, get, post, type Route } from '../http/router.js';
import type { PaymentIntent } from '../objects.js';
import type { World } from '../world.js';
import { checkSecret, confirmedMethod } from './intent-confirmation.js';
import { usablePaymentMethod } from './payment-methods.js';

const CONFIRM = [
  'client_secret',
  'error_on_requires_action',
  'expand',
  'mandate_data',
  'off_session',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'use_stripe_sdk',
] as const;
const CREATE = [
  'amount',
  'automatic_payment_methods',
  'confirm',
  'currency',
  'customer',
  'description',
  'metadata',
  'off_session',
  'payment_method',
  'return_url',
  'setup_future_usage',
  'expand',
] as const satisfies (keyof Stripe.PaymentIntentCreateParams)[];

export const paymentIntentRoutes: Route[] = [
  post('/v1/payment_intents', (call) => {
    const intent = create(call.world, call.params.allow(CREATE));
    return call.params.flag('confirm') ? confirm(call, intent) : intent;
  }),
  get('/v1/payment_intents', ({ world, params }) => {
    const customer = params.allow([...LIST_PARAMS, 'customer']).text('customer');
    const { paymentIntents } = world.tables;
    return listPage(
      customer ? paymentIntents.where('customer', customer) : paymentIntents.all(),
      params,
      '/v1/payment_intents',
    );
  }),
  forBrowsers(
    get('/v1/payment_intents/:id', (call) => {
      const intent = intentAt(call);
      checkSecret(call, 'payment_intent', intent);
      return intent;
    }),
  ),
  post('/v1/payment_intents/:id', (call) => update(call)),
  forBrowsers(
    post('/v1/payment_intents/:id/confirm', (call) => {
      const intent = intentAt(call);
      call.params.allow(CONFIRM);
      checkSecret(call, 'payment_intent', intent);
      return confirm(call, intent);
    }),
  ),
  post('/v1/payment_intents/:id/cancel', (call) => {
    const intent = intentAt(call);
    const reason = call.params.allow(['cancellation_reason', 'expand']).oneOf('cancellation_reason', REASONS) ?? null;
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'cancel');
    return cancelIntent(call.world, intent, reason);
  }),
];

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

function intentAt({ world, path: { id = '' } }: Call): PaymentIntent {
  const found = world.tables.paymentIntents.get(id);
  if (!found) throw notFound('payment_intent', id);
  return found;
}

function create(world: World, params: Params): PaymentIntent {
  const amount = params.integer('amount');
  if (amount === undefined || amount < 50) {
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  const customer = params.text('customer') ?? null;
  if (customer && !world.tables.customers.get(customer)) throw noSuch('customer', customer, 'customer');
  const method = params.text('payment_method');
  return createIntent(world, {
    amount,
    currency: params.required('currency').toLowerCase(),
    customer,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    setupFutureUsage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? null,
    paymentMethod: method ? usablePaymentMethod(world, method, 'payment_method').id : null,
    // On by default since the versions of 2023.
    isAutomatic: params.inner('automatic_payment_methods').flag('enabled') ?? true,
  });
}

function update(call: Call): PaymentIntent {
  const { world, params } = call;
  const intent = intentAt(call);
  params.allow(['metadata', 'description', 'payment_method', 'setup_future_usage', 'receipt_email', 'expand']);
  const method = params.text('payment_method');
  return world.tables.paymentIntents.put({
    ...intent,
    description: params.changed('description', intent.description),
    metadata: params.metadata(intent.metadata),
    receipt_email: params.changed('receipt_email', intent.receipt_email),
    setup_future_usage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? intent.setup_future_usage,
    ...(method && {
      payment_method: usablePaymentMethod(world, method, 'payment_method').id,
      status: 'requires_confirmation',
    }),
  });
}

function confirm(call: Call, intent: PaymentIntent): PaymentIntent {
  const { world, params } = call;
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'confirm');
  const method = confirmedMethod(call, intent);
  const usage = params.oneOf('setup_future_usage', ['off_session', 'on_session']);
  const after = attemptPayment(
    world,
    usage ? { ...intent, setup_future_usage: usage } : intent,
    // Stripe.js opens the bank's page itself; without it the browser is sent there.
    { method, isOffSession: params.flag('off_session') ?? false, returnUrl: returnUrlOf(params) },
  );
  afterAttempt(world, after);
  const { last_payment_error: error } = after;
  if (!error) return after;
  throw new StripeFailure(
    402,
    {
      type: 'card_error',
      message: error.message ?? 'Your card was declined.',
      ...(error.code && { code: error.code }),
      ...(error.decline_code && { decline_code: error.decline_code }),
      ...(error.charge && { charge: error.charge }),
      payment_intent: after,
      payment_method: method,
    },
    true,
  );
}

export function returnUrlOf(params: Params): string | undefined {
  return params.flag('use_stripe_sdk') ? undefined : params.text('return_url');
}

function unexpected(intent: PaymentIntent, verb: 'confirm' | 'cancel'): StripeFailure {
  const why =
    verb === 'confirm' && intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}.`;
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because ${why}`,
    payment_intent: intent,
  });
}
