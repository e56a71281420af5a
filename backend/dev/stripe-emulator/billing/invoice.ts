import { HOUR, type Seconds } from '../clock.js';
import { innerList } from '../http/list.js';
import { newId, randomText } from '../identifiers.js';
import type { Customer, Invoice, InvoiceLine, Subscription } from '../objects.js';
import type { World } from '../world.js';
import { createIntent } from './payment.js';

export interface NewInvoice {
  customer: Customer;
  subscription: Subscription | null;
  lines: InvoiceLine[];
  reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  period: { start: Seconds; end: Seconds };
  /** Whether Stripe finalizes and collects it on its own. */
  autoAdvance: boolean;
  metadata?: Record<string, string>;
  description?: string | null;
}

/** An invoice that isn't kept yet: what a preview shows, and what a draft begins as. */
export function composeInvoice(world: World, given: NewInvoice): Invoice {
  const { customer, subscription } = given;
  const id = newId('in_');
  const created = world.now(customer);
  const subtotal = given.lines.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = amountsDue(subtotal, customer.balance);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Threefold',
    account_tax_ids: null,
    amount_due: amounts.due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amounts.due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: given.autoAdvance,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription?.automatic_tax.enabled ?? false,
      liability: null,
      provider: null,
      status: subscription?.automatic_tax.enabled ? 'complete' : null,
    },
    automatically_finalizes_at: given.autoAdvance ? created + HOUR : null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created,
    currency: given.lines[0]?.currency ?? subscription?.currency ?? 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: innerList(
      given.lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: given.metadata ?? {},
    next_payment_attempt: given.autoAdvance ? created + HOUR : null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total: subtotal,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** Credit pays first; what an invoice gives back becomes credit. */
function amountsDue(total: number, balance: number): { due: number; endingBalance: number } {
  const due = Math.max(0, total + balance);
  return { due, endingBalance: total + balance - due };
}

export function draftInvoice(world: World, given: NewInvoice): Invoice {
  const invoice = world.tables.invoices.put(composeInvoice(world, given));
  world.emit('invoice.created', invoice);
  return invoice;
}

/** From here on its amounts stand. Something is due: it gets a payment; nothing is: the caller marks it paid. */
export function openInvoice(world: World, draft: Invoice): Invoice {
  const now = world.now(draft);
  const customer = draft.customer ? world.tables.customers.get(draft.customer) : undefined;
  if (!customer) throw new Error(`${draft.id} has no customer`);
  const { due, endingBalance } = amountsDue(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  const billed = world.tables.customers.put({
    ...customer,
    balance: endingBalance,
    currency: draft.currency,
    next_invoice_sequence: sequence + 1,
  });
  if (billed.balance !== customer.balance) world.emitUpdate('customer.updated', customer, billed);
  const url = `${world.address}/invoice/${draft.id}`;
  const invoice = world.tables.invoices.put({
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: endingBalance,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  world.emit('invoice.finalized', invoice);
  if (due > 0) createInvoicePayment(world, invoice);
  return invoice;
}

function createInvoicePayment(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const intent = createIntent(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: subscription ? 'Subscription creation' : null,
    paymentMethod: defaultPaymentMethod(world, invoice),
    setupFutureUsage: subscription ? 'off_session' : null,
  });
  world.tables.invoicePayments.put({
    id: `inpay_1${randomText(23)}`,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: intent.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function subscriptionOf(world: World, invoice: Invoice): Subscription | undefined {
  return world.tables.subscriptions.get(invoice.parent?.subscription_details?.subscription ?? '');
}

/** The subscription's own goes before the customer's. */
export function defaultPaymentMethod(world: World, invoice: Invoice): string | null {
  const customer = invoice.customer ? world.tables.customers.get(invoice.customer) : undefined;
  const candidates = [
    invoice.default_payment_method,
    subscriptionOf(world, invoice)?.default_payment_method,
    customer?.invoice_settings.default_payment_method,
  ];
  // One that was detached since can't be charged any more.
  return candidates.find((id) => id && world.tables.paymentMethods.get(id)?.customer === invoice.customer) ?? null;
}

export function intentOf(world: World, invoice: Invoice) {
  const payment = world.tables.invoicePayments.where('invoice', invoice.id).find(({ is_default: main }) => main);
  const id = payment?.payment.payment_intent;
  return id ? world.tables.paymentIntents.get(id) : undefined;
}
