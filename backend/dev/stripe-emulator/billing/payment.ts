import { newId, randomText } from '../identifiers.js';
import type { PaymentIntent, PaymentMethod, SetupIntent } from '../objects.js';
import { attach, cardBehind } from '../resources/payment-methods.js';
import type { World } from '../world.js';
import type { CardOutcome, Decline } from './cards.js';
import { recordCharge } from './charge.js';

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  setupFutureUsage?: 'off_session' | 'on_session' | null;
  paymentMethod?: string | null;
  isAutomatic?: boolean;
}

export interface Attempt {
  method: PaymentMethod;
  /** Without the card's owner, as renewals are. */
  isOffSession: boolean;
  /** Where the bank's page sends the browser afterwards. */
  returnUrl?: string | undefined;
}

export const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

const NEEDS_ITS_OWNER: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export function createIntent(world: World, given: NewIntent): PaymentIntent {
  const id = newId('pi_');
  const intent = world.tables.paymentIntents.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.isAutomatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: world.now(given),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: given.paymentMethod ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  world.emit('payment_intent.created', intent);
  return intent;
}

/** Charges the card, or says why not; what followed stands in the intent that is returned. */
export function attemptPayment(world: World, intent: PaymentIntent, attempt: Attempt): PaymentIntent {
  const card = cardBehind(attempt.method);
  const outcome = attempt.isOffSession ? card.offSession : card.onSession;
  if (outcome === 'asks') return askOwner(world, intent, attempt);
  return settle(world, intent, attempt.method, outcome);
}

/** The owner came back from the bank's page. */
export function answerPaymentChallenge(world: World, intent: PaymentIntent, isApproved: boolean): PaymentIntent {
  const method = world.tables.paymentMethods.get(intent.payment_method ?? '');
  if (!method) throw new Error(`${intent.id} waits for nobody`);
  const outcome = isApproved ? (cardBehind(method).afterChallenge ?? 'succeeds') : AUTHENTICATION_FAILED;
  return settle(world, { ...intent, next_action: null }, method, outcome);
}

function askOwner(world: World, intent: PaymentIntent, { method, returnUrl, isOffSession }: Attempt): PaymentIntent {
  const isInvoice = world.tables.invoicePayments.where('payment_intent', intent.id).length > 0;
  // An invoice waits for its owner; anything else that is charged without them is declined.
  if (isOffSession && !isInvoice) return settle(world, intent, method, NEEDS_ITS_OWNER);
  const waiting = world.tables.paymentIntents.put({
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    last_payment_error: null,
    next_action: nextAction(world, intent, returnUrl),
  });
  world.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** With an address to return to, the browser is sent to the bank's page; else Stripe.js opens it in the page. */
export function nextAction(
  world: World,
  { id, client_secret: secret }: PaymentIntent | SetupIntent,
  returnUrl: string | undefined,
): NonNullable<PaymentIntent['next_action'] & SetupIntent['next_action']> {
  const url = `${world.address}/challenge/${id}?secret=${secret}`;
  if (!returnUrl)
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

function settle(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Exclude<CardOutcome, 'asks'>,
): PaymentIntent {
  const decline = outcome === 'succeeds' ? undefined : outcome;
  const isCharged = decline !== AUTHENTICATION_FAILED;
  const charge = isCharged ? recordCharge(world, intent, method, decline) : undefined;
  if (decline) {
    const failed = world.tables.paymentIntents.put({
      ...intent,
      latest_charge: charge?.id ?? intent.latest_charge,
      last_payment_error: {
        type: 'card_error',
        ...decline,
        ...(charge && { charge: charge.id }),
        payment_method: method,
      },
      next_action: null,
      payment_method: null,
      status: 'requires_payment_method',
    });
    world.emit('payment_intent.payment_failed', failed);
    return failed;
  }
  if (intent.customer && intent.setup_future_usage) attach(world, method, intent.customer);
  const paid = world.tables.paymentIntents.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge?.id ?? null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  world.emit('payment_intent.succeeded', paid);
  return paid;
}
