import type Stripe from 'stripe';

/** Events that can change what a person may use. Others are answered and forgotten. */
export const HANDLED_TYPES: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.trial_will_end',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'setup_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
];

const HANDLED: ReadonlySet<string> = new Set(HANDLED_TYPES);
export const isHandled = (type: string) => HANDLED.has(type);

/** What took money back. */
export const isRefund = (type: string) => type === 'charge.refunded' || type === 'charge.dispute.created';

export interface EventReference {
  id: string;
  type: string;
  objectId: string;
  customerId: string | null;
  createdAt: Date;
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id;
  return null;
};

/** The ids in an event. Nothing else of it is believed or kept. A dispute names its charge instead of a customer. */
export function referenceOf({ id, type, created, data }: Stripe.Event): EventReference {
  const object = data.object as { id?: string; object?: string; customer?: unknown; charge?: unknown };
  const isDispute = object.object === 'dispute';
  return {
    id,
    type,
    objectId: (isDispute ? idOf(object.charge) : object.id) ?? id,
    customerId: object.object === 'customer' ? (object.id ?? null) : idOf(object.customer),
    createdAt: new Date(created * 1_000),
  };
}
