import type { Subscription } from '../objects.js';
import type { World } from '../world.js';
import { finalizeInvoice } from './collect.js';
import { draftInvoice } from './invoice.js';
import { pendingItemLine, prorationLines } from './lines.js';
import { keepForNextInvoice, takePendingItems } from './pending-items.js';

/** Gives back what is left of the period when asked to, on an invoice at once or as credit for the next one. */
export function invoiceOnCancel(
  world: World,
  subscription: Subscription,
  invoicesNow: boolean,
  prorates: boolean,
): void {
  const now = world.now(subscription);
  const isRunning = subscription.status === 'active' || subscription.status === 'past_due';
  const lines =
    prorates && isRunning ? prorationLines(world, subscription, { items: [], startsPeriod: false }, now) : [];
  if (!invoicesNow) return keepForNextInvoice(world, subscription, lines, now);
  const customer = world.tables.customers.get(subscription.customer);
  if (!customer) return;
  const all = [...takePendingItems(world, customer.id).map(pendingItemLine), ...lines];
  if (!all.length) return;
  const draft = draftInvoice(world, {
    customer,
    subscription,
    lines: all,
    reason: 'subscription_update',
    period: { start: now, end: now },
    autoAdvance: false,
  });
  world.tables.subscriptions.put({ ...subscription, latest_invoice: draft.id });
  finalizeInvoice(world, draft, true);
}
