import type { Subscription } from '../objects.js';
import type { World } from '../world.js';
import { cancelNow } from './cancel.js';
import { finalizeInvoice } from './collect.js';
import { draftInvoice } from './invoice.js';
import { pendingItemLine, recurringLines } from './lines.js';
import { takePendingItems } from './pending-items.js';
import { periodFrom } from './period.js';
import { changeInvoice } from './changes.js';

/** A period ended: either the subscription does, or the next period begins with a draft invoice. */
export function renew(world: World, before: Subscription): void {
  if (before.cancel_at_period_end) {
    cancelNow(world, before, {});
    return;
  }
  const customer = world.tables.customers.get(before.customer);
  if (!customer) throw new Error(`${before.id} has no customer`);
  if (before.status === 'trialing' && endsWithoutCard(world, before)) return;

  const started = Math.min(...before.items.data.map((item) => item.current_period_end));
  const data = before.items.data.map((item) => {
    const interval = item.price.recurring ?? { interval: 'month', interval_count: 1 };
    const period = periodFrom(started, before.billing_cycle_anchor, interval);
    return { ...item, current_period_start: period.start, current_period_end: period.end };
  });
  const renewed: Subscription = {
    ...before,
    items: { ...before.items, data },
    status: before.status === 'trialing' ? 'active' : before.status,
  };
  const isCollected = before.status !== 'unpaid' && before.pause_collection?.behavior !== 'keep_as_draft';
  const draft = draftInvoice(world, {
    customer,
    subscription: renewed,
    lines: [...takePendingItems(world, customer.id).map(pendingItemLine), ...recurringLines(world, renewed)],
    reason: 'subscription_cycle',
    period: { start: before.items.data[0]?.current_period_start ?? started, end: started },
    autoAdvance: isCollected,
  });
  const after = world.tables.subscriptions.put({ ...renewed, latest_invoice: draft.id });
  world.emitUpdate('customer.subscription.updated', before, after);
}

/** @returns whether the trial's end ended or paused the subscription. */
function endsWithoutCard(world: World, before: Subscription): boolean {
  const customer = world.tables.customers.get(before.customer);
  if (before.default_payment_method ?? customer?.invoice_settings.default_payment_method) return false;
  const behaviour = before.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  if (behaviour === 'cancel') cancelNow(world, before, { reason: null });
  else if (behaviour === 'pause') {
    const paused = world.tables.subscriptions.put({ ...before, status: 'paused' });
    world.emitUpdate('customer.subscription.updated', before, paused);
    world.emit('customer.subscription.paused', paused);
  }
  return behaviour !== 'create_invoice';
}

/** An hour after a renewal's draft was made it becomes final and is charged, or is what pausing says. */
export function finalizeRenewal(world: World, invoiceId: string): void {
  const draft = world.tables.invoices.get(invoiceId);
  if (draft?.status !== 'draft') return;
  const subscription = world.tables.subscriptions.get(draft.parent?.subscription_details?.subscription ?? '');
  const behaviour = subscription?.pause_collection?.behavior;
  if (!behaviour) {
    finalizeInvoice(world, draft, true);
    return;
  }
  const invoice = finalizeInvoice(world, draft, false);
  if (invoice.status === 'paid') return;
  const event = behaviour === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible';
  const ended = changeInvoice(world, invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: behaviour === 'void' ? 'void' : 'uncollectible',
  });
  world.emit(event, ended);
}
