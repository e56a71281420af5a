import type Stripe from 'stripe';
import { attemptSetup, cancelSetup, createSetup } from '../billing/setup.js';
import { noSuch, notFound, StripeFailure } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import type { Params } from '../http/params.js';
import { type Call, forBrowsers, get, post, type Route } from '../http/router.js';
import type { SetupIntent } from '../objects.js';
import type { World } from '../world.js';
import { checkSecret, confirmedMethod } from './intent-confirmation.js';
import { returnUrlOf } from './payment-intents.js';
import { usablePaymentMethod } from './payment-methods.js';

const CREATE = [
  'automatic_payment_methods',
  'confirm',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'return_url',
  'usage',
  'expand',
] as const satisfies (keyof Stripe.SetupIntentCreateParams)[];
const CONFIRM = [
  'client_secret',
  'expand',
  'mandate_data',
  'payment_method',
  'payment_method_data',
  'return_url',
  'use_stripe_sdk',
] as const satisfies (keyof Stripe.SetupIntentConfirmParams | 'client_secret')[];

export const setupIntentRoutes: Route[] = [
  post('/v1/setup_intents', (call) => {
    const setup = create(call.world, call.params.allow(CREATE));
    return call.params.flag('confirm') ? confirm(call, setup) : setup;
  }),
  get('/v1/setup_intents', ({ world, params }) => {
    const customer = params.allow([...LIST_PARAMS, 'customer']).text('customer');
    const { setupIntents } = world.tables;
    return listPage(
      customer ? setupIntents.where('customer', customer) : setupIntents.all(),
      params,
      '/v1/setup_intents',
    );
  }),
  forBrowsers(
    get('/v1/setup_intents/:id', (call) => {
      const setup = setupAt(call);
      checkSecret(call, 'setup_intent', setup);
      return setup;
    }),
  ),
  post('/v1/setup_intents/:id', (call) => {
    const setup = setupAt(call);
    call.params.allow(['metadata', 'description', 'expand']);
    return call.world.tables.setupIntents.put({
      ...setup,
      description: call.params.changed('description', setup.description),
      metadata: call.params.metadata(setup.metadata ?? {}),
    });
  }),
  forBrowsers(
    post('/v1/setup_intents/:id/confirm', (call) => {
      const setup = setupAt(call);
      call.params.allow(CONFIRM);
      checkSecret(call, 'setup_intent', setup);
      return confirm(call, setup);
    }),
  ),
  post('/v1/setup_intents/:id/cancel', (call) => {
    const setup = setupAt(call);
    const reason = call.params.allow(['cancellation_reason', 'expand']).oneOf('cancellation_reason', REASONS) ?? null;
    if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpected(setup, 'cancel');
    return cancelSetup(call.world, setup, reason);
  }),
];

const REASONS = ['abandoned', 'duplicate', 'requested_by_customer'] as const;

function setupAt({ world, path: { id = '' } }: Call): SetupIntent {
  const found = world.tables.setupIntents.get(id);
  if (!found) throw notFound('setupintent', id);
  return found;
}

function create(world: World, params: Params): SetupIntent {
  const customer = params.text('customer') ?? null;
  if (customer && !world.tables.customers.get(customer)) throw noSuch('customer', customer, 'customer');
  const method = params.text('payment_method');
  return createSetup(world, {
    customer,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    usage: params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session',
    isAutomatic: params.inner('automatic_payment_methods').flag('enabled') ?? true,
    paymentMethod: method ? usablePaymentMethod(world, method, 'payment_method').id : null,
  });
}

function confirm(call: Call, setup: SetupIntent): SetupIntent {
  if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpected(setup, 'confirm');
  const method = confirmedMethod(call, setup);
  const after = attemptSetup(call.world, setup, method, returnUrlOf(call.params));
  const { last_setup_error: error } = after;
  if (!error) return after;
  throw new StripeFailure(
    402,
    {
      type: 'card_error',
      message: error.message ?? 'Your card was declined.',
      ...(error.code && { code: error.code }),
      ...(error.decline_code && { decline_code: error.decline_code }),
      setup_intent: after,
      payment_method: method,
    },
    true,
  );
}

function unexpected(setup: SetupIntent, verb: 'confirm' | 'cancel'): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `You cannot ${verb} this SetupIntent because it has a status of ${setup.status}.`,
    setup_intent: setup,
  });
}
