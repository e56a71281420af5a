import { DAY } from '../clock.js';
import { invalid, noSuch, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Call, get, post, type Route } from '../http/router.js';
import { randomText } from '../identifiers.js';
import type { Charge, Dispute } from '../objects.js';
import type { World } from '../world.js';

const ANSWER_WITHIN = 9 * DAY;

export const disputeRoutes: Route[] = [
  get('/v1/disputes', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'charge', 'payment_intent']);
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const { disputes } = world.tables;
    const rows = charge
      ? disputes.where('charge', charge)
      : intent
        ? disputes.where('payment_intent', intent)
        : disputes.all();
    return listPage(rows, params, '/v1/disputes');
  }),
  get('/v1/disputes/:id', (call) => disputeAt(call)),
  // Giving up is the one answer an integration without an evidence form has.
  post('/v1/disputes/:id/close', (call) => closeDispute(call.world, disputeAt(call), 'lost')),
];

function disputeAt({ world, path: { id = '' } }: Call): Dispute {
  const found = world.tables.disputes.get(id);
  if (!found) throw notFound('dispute', id);
  return found;
}

/** The card's owner asks the bank for the money back. At Stripe this comes from outside, so it is a control here. */
export function openDispute(world: World, given: { charge?: string; paymentIntent?: string }): Dispute {
  const charge = disputedCharge(world, given);
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`);
  const created = world.now(charge);
  const disputed = world.tables.charges.put({ ...charge, disputed: true });
  const dispute = world.tables.disputes.put({
    id: `du_1${randomText(23)}`,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  });
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  world.emitUpdate('charge.updated', charge, disputed);
  return dispute;
}

export function closeDispute(world: World, before: Dispute, status: 'won' | 'lost'): Dispute {
  if (before.status === 'won' || before.status === 'lost') throw invalid('This dispute is already closed');
  const closed = world.tables.disputes.put({ ...before, status });
  world.emit('charge.dispute.closed', closed, { status: before.status });
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

function disputedCharge(world: World, { charge, paymentIntent }: { charge?: string; paymentIntent?: string }): Charge {
  const id = charge ?? world.tables.paymentIntents.get(paymentIntent ?? '')?.latest_charge ?? '';
  const found = world.tables.charges.get(id);
  if (!found?.paid) throw noSuch('charge', id, 'charge');
  return found;
}

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
