import type { Seconds } from '../clock.js';
import { invalid } from '../failure.js';
import type { Params } from '../http/params.js';
import type { Subscription, SubscriptionItem } from '../objects.js';
import type { World } from '../world.js';
import { amountOf } from './lines.js';
import { periodFrom } from './period.js';
import { changedItems } from './subscription-items.js';

/** A change of what is subscribed to, worked out but not made yet: previews and updates share it. */
export interface PlannedChange {
  fields: Pick<Subscription, 'items'> & Partial<Pick<Subscription, 'billing_cycle_anchor' | 'status' | 'trial_end'>>;
  /** From when the new items are charged for. */
  at: Seconds;
  prorates: boolean;
  /** Whether there is an invoice at once, instead of lines on the next one. */
  isInvoicedNow: boolean;
  /** Whether a new billing period begins with the change. */
  startsPeriod: boolean;
}

/** @returns undefined when a request changes neither items nor period. */
export function planChange(world: World, before: Subscription, params: Params): PlannedChange | undefined {
  const now = world.now(before);
  const behaviour =
    params.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ?? 'create_prorations';
  const endsTrial = params.text('trial_end') === 'now' && before.status === 'trialing';
  const resetsAnchor = anchorOf(params) === 'now';
  if (!params.has('items') && !resetsAnchor && !endsTrial) return undefined;

  const [first] = before.items.data;
  if (!first) throw invalid('A subscription must have at least one active plan.');
  const period = { start: first.current_period_start, end: first.current_period_end };
  const changed = changedItems(world, before.id, before.items.data, params.inners('items'), period);
  const isTrial = before.status === 'trialing' && !endsTrial;
  const startsPeriod = !isTrial && (resetsAnchor || endsTrial || movesPeriod(before.items.data, changed));
  const items = startsPeriod ? changed.map((item) => fromNow(item, now)) : changed;
  const prorates = !isTrial && !endsTrial && behaviour !== 'none';
  return {
    fields: {
      items: { ...before.items, data: items },
      ...(startsPeriod && { billing_cycle_anchor: now }),
      ...(endsTrial && { status: 'active' as const, trial_end: now }),
    },
    at: prorationDate(params, period, now),
    prorates,
    isInvoicedNow: startsPeriod || (prorates && behaviour === 'always_invoice'),
    startsPeriod,
  };
}

/** Since `2026-09-30.endive` the anchor of an update is an object. */
function anchorOf(params: Params): 'now' | 'unchanged' {
  if (typeof params.values['billing_cycle_anchor'] === 'string') {
    throw invalid('Invalid object', { param: 'billing_cycle_anchor' });
  }
  const anchor = params.inner('billing_cycle_anchor').allow(['type']);
  return anchor.oneOf('type', ['now', 'unchanged']) ?? 'unchanged';
}

/** Another interval, or the first price that isn't free, begins a period of its own. */
function movesPeriod(before: SubscriptionItem[], after: SubscriptionItem[]): boolean {
  const [old, fresh] = [before[0]?.price.recurring, after[0]?.price.recurring];
  const total = (items: SubscriptionItem[]) => items.reduce((sum, item) => sum + amountOf(item), 0);
  return (
    old?.interval !== fresh?.interval ||
    old?.interval_count !== fresh?.interval_count ||
    (total(before) === 0 && total(after) > 0)
  );
}

function fromNow(item: SubscriptionItem, now: Seconds): SubscriptionItem {
  const { recurring } = item.price;
  const period = periodFrom(now, now, recurring ?? { interval: 'month', interval_count: 1 });
  return { ...item, current_period_start: period.start, current_period_end: period.end };
}

function prorationDate(params: Params, period: { start: Seconds; end: Seconds }, now: Seconds): Seconds {
  const date = params.integer('proration_date');
  if (date === undefined) return now;
  if (date >= period.start && date <= period.end) return date;
  throw invalid('Cannot specify `proration_date` outside of the current period.', { param: 'proration_date' });
}
