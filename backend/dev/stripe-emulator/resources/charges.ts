import type Stripe from 'stripe';
import { invalid, noSuch, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Call, get, post, type Route } from '../http/router.js';
import { newId, randomText } from '../identifiers.js';
import type { Charge, Refund } from '../objects.js';

const CREATE = [
  'amount',
  'charge',
  'metadata',
  'payment_intent',
  'reason',
  'expand',
] as const satisfies (keyof Stripe.RefundCreateParams)[];

export const chargeRoutes: Route[] = [
  get('/v1/charges', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'customer', 'payment_intent']);
    const [customer, intent] = [params.text('customer'), params.text('payment_intent')];
    const { charges } = world.tables;
    const rows = intent
      ? charges.where('payment_intent', intent)
      : customer
        ? charges.where('customer', customer)
        : charges.all();
    return listPage(rows, params, '/v1/charges');
  }),
  get('/v1/charges/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.charges.get(id);
    if (!found) throw notFound('charge', id);
    return found;
  }),
  post('/v1/refunds', (call) => refund(call)),
  get('/v1/refunds', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'charge', 'payment_intent']);
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const { refunds } = world.tables;
    const rows = charge
      ? refunds.where('charge', charge)
      : intent
        ? refunds.where('payment_intent', intent)
        : refunds.all();
    return listPage(rows, params, '/v1/refunds');
  }),
  get('/v1/refunds/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.refunds.get(id);
    if (!found) throw notFound('refund', id);
    return found;
  }),
];

function refund(call: Call): Refund {
  const { world, params } = call;
  const charge = chargeToRefund(call);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = params.integer('amount') ?? left;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (amount < 1 || amount > left) {
    throw invalid(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      {
        param: 'amount',
      },
    );
  }
  const made = world.tables.refunds.put({
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: `txn_1${randomText(23)}`,
    charge: charge.id,
    created: world.now(charge),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const amount_refunded = charge.amount_refunded + amount;
  const after = world.tables.charges.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  world.emit('refund.created', made);
  world.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return made;
}

function chargeToRefund({ world, params }: Call): Charge {
  params.allow(CREATE);
  const [chargeId, intentId] = [params.text('charge'), params.text('payment_intent')];
  if (chargeId) {
    const found = world.tables.charges.get(chargeId);
    if (!found?.paid) throw noSuch('charge', chargeId, 'charge');
    return found;
  }
  if (!intentId)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = world.tables.paymentIntents.get(intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = world.tables.charges.get(intent.latest_charge ?? '');
  if (!charge?.paid) throw invalid('This PaymentIntent does not have a successful charge to refund.');
  return charge;
}
