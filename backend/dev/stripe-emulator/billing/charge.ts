import { newId, randomText } from '../identifiers.js';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects.js';
import type { World } from '../world.js';
import type { Decline } from './cards.js';

/** One try to take money from a card, whether it worked or not. */
export function recordCharge(world: World, intent: PaymentIntent, method: PaymentMethod, decline?: Decline): Charge {
  const { card } = method;
  const charge = world.tables.charges.put({
    id: newId('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : `txn_1${randomText(23)}`,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'THREEFOLD',
    captured: !decline,
    created: world.now(intent),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? decline?.code ?? null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card ? { type: 'card', card: chargedCard(intent.amount, card) } : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
  world.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

type ChargedCard = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function chargedCard(amount: number, card: NonNullable<PaymentMethod['card']>): ChargedCard {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    extended_authorization: { status: 'disabled' },
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
