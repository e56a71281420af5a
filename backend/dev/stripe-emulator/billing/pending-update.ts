import type { Subscription } from '../objects.js';
import type { World } from '../world.js';
import { voidInvoice } from './cancel.js';

/** The change was paid for, so it happens. */
export function applyPendingUpdate(world: World, before: Subscription): Subscription {
  const { pending_update: update } = before;
  if (!update) return before;
  const items = update.subscription_items ?? before.items.data;
  const after = world.tables.subscriptions.put({
    ...before,
    billing_cycle_anchor: update.billing_cycle_anchor ?? before.billing_cycle_anchor,
    items: { ...before.items, data: items },
    pending_update: null,
  });
  world.emitUpdate('customer.subscription.updated', before, after);
  world.emit('customer.subscription.pending_update_applied', after);
  return after;
}

/** Nobody paid in time: the subscription stays what it was. */
export function expirePendingUpdate(world: World, before: Subscription): Subscription {
  const invoice = world.tables.invoices.get(before.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  const after = world.tables.subscriptions.put({ ...before, pending_update: null });
  world.emitUpdate('customer.subscription.updated', before, after);
  world.emit('customer.subscription.pending_update_expired', after);
  return after;
}
