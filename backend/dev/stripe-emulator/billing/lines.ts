import type { Seconds } from '../clock.js';
import { randomText } from '../identifiers.js';
import type { InvoiceLine, InvoiceItem, Price, Subscription, SubscriptionItem } from '../objects.js';
import type { World } from '../world.js';
import type { Period } from './period.js';

interface NewLine {
  amount: number;
  description: string;
  item: SubscriptionItem;
  subscription: string;
  period: Period;
  isProration: boolean;
}

export function subscriptionLine(given: NewLine): InvoiceLine {
  const { item, amount } = given;
  return {
    id: `il_1${randomText(23)}`,
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: given.description,
    discount_amounts: [],
    discountable: !given.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: given.isProration,
        proration_details: { credited_items: null },
        subscription: given.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: given.period,
    pretax_credit_amounts: [],
    pricing: pricingOf(item.price),
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: given.subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** A pending item becomes a line of the next invoice. */
export function pendingItemLine(item: InvoiceItem): InvoiceLine {
  return {
    id: `il_1${randomText(23)}`,
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: item.discountable,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: { credited_items: null },
        subscription: item.parent?.subscription_details?.subscription ?? null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    period: item.period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.parent?.subscription_details?.subscription ?? null,
    subtotal: item.amount,
    taxes: [],
  };
}

/** What the coming period costs. */
export function recurringLines(world: World, { id, items }: Subscription, isTrial = false): InvoiceLine[] {
  return items.data.map((item) =>
    subscriptionLine({
      amount: isTrial ? 0 : amountOf(item),
      description: isTrial ? `Trial period for ${nameOf(world, item.price)}` : describe(world, item),
      item,
      subscription: id,
      period: { start: item.current_period_start, end: item.current_period_end },
      isProration: false,
    }),
  );
}

/**
 * Gives back what is left of the old items and asks for the same stretch of the new ones.
 * When a new period begins with the change there are no new ones to prorate: it is charged for whole.
 */
export function prorationLines(
  world: World,
  before: Subscription,
  after: { items: SubscriptionItem[]; startsPeriod: boolean },
  at: Seconds,
): InvoiceLine[] {
  const line = (item: SubscriptionItem, sign: 1 | -1): InvoiceLine => {
    const [start, end] = [item.current_period_start, item.current_period_end];
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(at * 1000);
    return subscriptionLine({
      amount: Math.round((sign * amountOf(item) * (end - at)) / (end - start)),
      description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${nameOf(world, item.price)} after ${date}`,
      item,
      subscription: before.id,
      period: { start: at, end },
      isProration: true,
    });
  };
  const isChanged = (item: SubscriptionItem, others: SubscriptionItem[]): boolean => {
    const other = others.find(({ id }) => id === item.id);
    return other?.price.id !== item.price.id || other.quantity !== item.quantity;
  };
  const gone = before.items.data.filter((item) => after.startsPeriod || isChanged(item, after.items));
  const come = after.startsPeriod ? [] : after.items.filter((item) => isChanged(item, before.items.data));
  return [...gone.map((item) => line(item, -1)), ...come.map((item) => line(item, 1))];
}

export function amountOf({ price, quantity }: SubscriptionItem): number {
  return (price.unit_amount ?? 0) * (quantity ?? 1);
}

function describe(world: World, item: SubscriptionItem): string {
  const { price } = item;
  const cost = `$${((price.unit_amount ?? 0) / 100).toFixed(2)} / ${price.recurring?.interval ?? 'month'}`;
  return `${item.quantity ?? 1} × ${nameOf(world, price)} (at ${cost})`;
}

function nameOf(world: World, price: Price): string {
  return world.tables.products.get(price.product)?.name ?? price.product;
}

function pricingOf(price: Price): InvoiceLine['pricing'] {
  return {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  };
}
