import type { Seconds } from '../clock.js';
import { invalid, noSuch } from '../failure.js';
import type { Params } from '../http/params.js';
import { randomText } from '../identifiers.js';
import type { Price, SubscriptionItem } from '../objects.js';
import { recurringPrice } from '../resources/prices.js';
import type { World } from '../world.js';
import type { Period } from './period.js';

type Plan = SubscriptionItem['plan'];

export function newItem(
  subscription: string,
  price: Price,
  {
    quantity,
    period,
    created,
    metadata,
  }: { quantity: number; period: Period; created: Seconds; metadata?: Record<string, string> },
): SubscriptionItem {
  return {
    id: `si_${randomText(14)}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: metadata ?? {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The items after an update: named ones change, unnamed prices are added, deleted ones go. */
export function changedItems(
  world: World,
  subscription: string,
  before: SubscriptionItem[],
  changes: Params[],
  period: Period,
): SubscriptionItem[] {
  const items = new Map(before.map((item) => [item.id, item]));
  for (const change of changes) {
    change.allow(['id', 'price', 'quantity', 'deleted', 'metadata', 'clear_usage']);
    const id = change.text('id');
    const priceId = change.text('price');
    const price = priceId ? recurringPrice(world, priceId, change.name('price')) : undefined;
    const known = id ? items.get(id) : undefined;
    if (id && !known) throw noSuch('subscription_item', id, change.name('id'));
    const quantity = change.integer('quantity');
    if (known && change.flag('deleted')) items.delete(known.id);
    else if (known) {
      const metadata = change.metadata(known.metadata);
      const changed = { ...known, metadata, quantity: quantity ?? known.quantity ?? 1 };
      items.set(known.id, price ? { ...changed, price, plan: planOf(price) } : changed);
    } else if (price) {
      const created = world.now(world.tables.subscriptions.get(subscription) ?? {});
      const item = newItem(subscription, price, {
        quantity: quantity ?? 1,
        period,
        created,
        metadata: change.metadata(),
      });
      items.set(item.id, item);
    } else throw invalid(`Missing required param: ${change.name('price')}.`, { code: 'parameter_missing' });
  }
  const result = [...items.values()];
  refuseTwice(result);
  return result;
}

/** Stripe wants each price once in a subscription. */
export function refuseTwice(items: SubscriptionItem[]): void {
  const [first, ...rest] = items;
  if (!first) throw invalid('A subscription must have at least one active plan.');
  if (new Set(items.map(({ price }) => price.id)).size < items.length) {
    throw invalid('Subscription Items for the same price are not allowed more than once.', { param: 'items' });
  }
  for (const { price } of rest) {
    if (price.recurring?.interval !== first.price.recurring?.interval || price.currency !== first.price.currency) {
      throw invalid('The emulator bills the items of a subscription together: same interval, same currency.', {
        param: 'items',
      });
    }
  }
}

/** The older shape of a price, which items still carry. */
function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
