import type { PaymentIntent, Subscription } from '../objects.js';
import type { World } from '../world.js';
import { changeInvoice } from './changes.js';
import { intentOf } from './invoice.js';
import type { Invoice } from '../objects.js';

type Details = Subscription['cancellation_details'];

/** Ends a subscription at this moment. */
export function cancelNow(world: World, before: Subscription, details: Partial<NonNullable<Details>>): Subscription {
  const now = world.now(before);
  const wasNeverPaid = before.status === 'incomplete';
  for (const invoice of world.tables.invoices.where('subscription', before.id)) {
    if (wasNeverPaid && invoice.status === 'open') voidInvoice(world, invoice);
    else if (invoice.status === 'open' || invoice.status === 'draft') {
      // What is owed stays owed, but nobody goes on collecting it.
      changeInvoice(world, invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
    }
  }
  releaseScheduleOf(world, before);
  const after = world.tables.subscriptions.put({
    ...before,
    cancel_at_period_end: false,
    canceled_at: before.canceled_at ?? now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
      ...before.cancellation_details,
      ...details,
    },
    ended_at: now,
    pending_update: null,
    schedule: null,
    status: wasNeverPaid ? 'incomplete_expired' : 'canceled',
  });
  world.emit('customer.subscription.deleted', after);
  return after;
}

/** Nothing was paid within 23 hours. Stripe tells of this as a change, not as an end. */
export function expireIncomplete(world: World, before: Subscription): void {
  for (const invoice of world.tables.invoices.where('subscription', before.id)) {
    if (invoice.status === 'open') voidInvoice(world, invoice);
  }
  const after = world.tables.subscriptions.put({
    ...before,
    ended_at: world.now(before),
    status: 'incomplete_expired',
  });
  world.emitUpdate('customer.subscription.updated', before, after);
}

export function voidInvoice(world: World, before: Invoice): Invoice {
  const intent = intentOf(world, before);
  if (intent) cancelIntent(world, intent, 'void_invoice');
  for (const payment of world.tables.invoicePayments.where('invoice', before.id)) {
    if (payment.status !== 'open') continue;
    const canceled_at = world.now(before);
    world.tables.invoicePayments.put({
      ...payment,
      status: 'canceled',
      status_transitions: { canceled_at, paid_at: null },
    });
  }
  const voided = world.tables.invoices.put({
    ...before,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at: world.now(before) },
  });
  world.emit('invoice.voided', voided);
  return voided;
}

export function cancelIntent(
  world: World,
  before: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (before.status === 'succeeded' || before.status === 'canceled') return before;
  const canceled = world.tables.paymentIntents.put({
    ...before,
    canceled_at: world.now(before),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  world.emit('payment_intent.canceled', canceled);
  return canceled;
}

function releaseScheduleOf(world: World, { id, schedule }: Subscription): void {
  const before = schedule ? world.tables.schedules.get(schedule) : undefined;
  if (!before) return;
  const now = world.now(before);
  const canceled = world.tables.schedules.put({
    ...before,
    canceled_at: now,
    current_phase: null,
    status: 'canceled',
    subscription: id,
  });
  world.emit('subscription_schedule.canceled', canceled);
}
