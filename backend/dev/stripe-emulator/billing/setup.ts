import { newId, randomText } from '../identifiers.js';
import type { PaymentMethod, SetupIntent } from '../objects.js';
import { attach, cardBehind } from '../resources/payment-methods.js';
import type { World } from '../world.js';
import type { CardOutcome, Decline } from './cards.js';
import { changeSubscription } from './changes.js';
import { nextAction } from './payment.js';

const AUTHENTICATION_FAILED: Decline = {
  code: 'setup_intent_authentication_failure',
  message: 'The latest attempt to set up the payment method has failed because authentication failed.',
};

export interface NewSetup {
  customer: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  usage?: 'off_session' | 'on_session';
  isAutomatic?: boolean;
  paymentMethod?: string | null;
}

export function createSetup(world: World, given: NewSetup): SetupIntent {
  const id = newId('seti_');
  const setup = world.tables.setupIntents.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: given.isAutomatic ? { allow_redirects: 'always', enabled: true } : null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: world.now(given),
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: given.paymentMethod ?? null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: given.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  });
  world.emit('setup_intent.created', setup);
  return setup;
}

export function attemptSetup(
  world: World,
  setup: SetupIntent,
  method: PaymentMethod,
  returnUrl: string | undefined,
): SetupIntent {
  const outcome = cardBehind(method).setup;
  if (outcome !== 'asks') return settle(world, setup, method, outcome);
  const waiting = world.tables.setupIntents.put({
    ...setup,
    last_setup_error: null,
    next_action: nextAction(world, setup, returnUrl),
    payment_method: method.id,
    status: 'requires_action',
  });
  world.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/** The owner came back from the bank's page. */
export function answerSetupChallenge(world: World, setup: SetupIntent, isApproved: boolean): SetupIntent {
  const method = world.tables.paymentMethods.get(setup.payment_method ?? '');
  if (!method) throw new Error(`${setup.id} waits for nobody`);
  return settle(world, setup, method, isApproved ? 'succeeds' : AUTHENTICATION_FAILED);
}

function settle(
  world: World,
  setup: SetupIntent,
  method: PaymentMethod,
  outcome: Exclude<CardOutcome, 'asks'>,
): SetupIntent {
  if (outcome !== 'succeeds') {
    const failed = world.tables.setupIntents.put({
      ...setup,
      last_setup_error: { type: 'card_error', ...outcome, payment_method: method },
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    });
    world.emit('setup_intent.setup_failed', failed);
    return failed;
  }
  if (setup.customer) attach(world, method, setup.customer);
  const done = world.tables.setupIntents.put({
    ...setup,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  world.emit('setup_intent.succeeded', done);
  completePendingSetup(world, done);
  return done;
}

/** A subscription that had nothing to charge asked for this card. */
function completePendingSetup(world: World, setup: SetupIntent): void {
  if (!setup.customer) return;
  for (const subscription of world.tables.subscriptions.where('customer', setup.customer)) {
    if (subscription.pending_setup_intent !== setup.id) continue;
    changeSubscription(world, subscription, {
      pending_setup_intent: null,
      default_payment_method: setup.payment_method,
    });
  }
}

export function cancelSetup(
  world: World,
  before: SetupIntent,
  reason: SetupIntent['cancellation_reason'],
): SetupIntent {
  const canceled = world.tables.setupIntents.put({
    ...before,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  world.emit('setup_intent.canceled', canceled);
  return canceled;
}
