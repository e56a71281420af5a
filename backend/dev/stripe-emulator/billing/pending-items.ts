import type { Seconds } from '../clock.js';
import { newId } from '../identifiers.js';
import type { InvoiceItem, InvoiceLine, Subscription } from '../objects.js';
import type { World } from '../world.js';

/** Items that wait for the customer's next invoice; taking them is what bills them. */
export function takePendingItems(world: World, customer: string, invoice = 'in_next'): InvoiceItem[] {
  const pending = pendingItems(world, customer);
  for (const item of pending) world.tables.invoiceItems.put({ ...item, invoice });
  return pending;
}

export function pendingItems(world: World, customer: string): InvoiceItem[] {
  return world.tables.invoiceItems.where('customer', customer).filter(({ invoice }) => invoice === null);
}

/** A proration that isn't invoiced at once waits for the next invoice. */
export function keepForNextInvoice(world: World, subscription: Subscription, lines: InvoiceLine[], at: Seconds): void {
  for (const line of lines) {
    const item: InvoiceItem = {
      id: newId('ii_'),
      object: 'invoiceitem',
      amount: line.amount,
      currency: line.currency,
      customer: subscription.customer,
      customer_account: null,
      date: at,
      description: line.description,
      discountable: false,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: {},
      net_amount: line.amount,
      parent: {
        subscription_details: {
          subscription: subscription.id,
          subscription_item: line.parent?.subscription_item_details?.subscription_item,
        },
        type: 'subscription_details',
      },
      period: line.period,
      pricing: line.pricing,
      proration: true,
      proration_details: { credited_items: null, discount_amounts: [] },
      quantity: line.quantity ?? 1,
      quantity_decimal: String(line.quantity ?? 1),
      tax_rates: [],
      test_clock: subscription.test_clock,
    };
    world.emit('invoiceitem.created', world.tables.invoiceItems.put(item));
  }
}
