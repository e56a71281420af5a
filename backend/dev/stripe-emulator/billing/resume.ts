import { invalid } from '../failure.js';
import type { Subscription } from '../objects.js';
import type { World } from '../world.js';
import { finalizeInvoice } from './collect.js';
import { draftInvoice } from './invoice.js';
import { recurringLines } from './lines.js';
import { periodFrom } from './period.js';

/** A trial that ended without a card left the subscription paused; now a new period begins and is paid for. */
export function resumePaused(world: World, before: Subscription): Subscription {
  if (before.status !== 'paused') {
    throw invalid('This subscription is not paused, so it cannot be resumed.', { code: 'subscription_not_paused' });
  }
  const customer = world.tables.customers.get(before.customer);
  if (!customer) throw new Error(`${before.id} has no customer`);
  const now = world.now(before);
  const data = before.items.data.map((item) => {
    const period = periodFrom(now, now, item.price.recurring ?? { interval: 'month', interval_count: 1 });
    return { ...item, current_period_start: period.start, current_period_end: period.end };
  });
  const begun = world.tables.subscriptions.put({
    ...before,
    billing_cycle_anchor: now,
    items: { ...before.items, data },
    status: 'active',
  });
  const draft = draftInvoice(world, {
    customer,
    subscription: begun,
    lines: recurringLines(world, begun),
    reason: 'subscription_update',
    period: { start: now, end: now },
    autoAdvance: false,
  });
  const resumed = world.tables.subscriptions.put({ ...begun, latest_invoice: draft.id });
  world.emitUpdate('customer.subscription.updated', before, resumed);
  world.emit('customer.subscription.resumed', resumed);
  finalizeInvoice(world, draft, true);
  return world.tables.subscriptions.get(before.id) ?? resumed;
}
