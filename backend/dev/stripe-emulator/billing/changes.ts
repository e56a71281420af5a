import type { Invoice, Subscription } from '../objects.js';
import type { World } from '../world.js';

/** Writes a changed subscription and tells of it. */
export function changeSubscription(world: World, before: Subscription, change: Partial<Subscription>): Subscription {
  const after = world.tables.subscriptions.put({ ...before, ...change });
  world.emitUpdate('customer.subscription.updated', before, after);
  return after;
}

export function changeInvoice(world: World, before: Invoice, change: Partial<Invoice>): Invoice {
  const after = world.tables.invoices.put({ ...before, ...change });
  world.emitUpdate('invoice.updated', before, after);
  return after;
}
