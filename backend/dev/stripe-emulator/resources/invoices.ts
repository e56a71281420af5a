import { voidInvoice } from '../billing/cancel.js';
import { collect, finalizeInvoice, markPaid } from '../billing/collect.js';
import { changeInvoice } from '../billing/changes.js';
import { draftInvoice, intentOf } from '../billing/invoice.js';
import { pendingItemLine } from '../billing/lines.js';
import { takePendingItems } from '../billing/pending-items.js';
import { previewInvoice } from '../billing/preview.js';
import { invalid, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Call, get, post, remove, type Route } from '../http/router.js';
import type { Invoice } from '../objects.js';
import { customerNamed } from './customers.js';
import { declineFailure, usablePaymentMethod } from './payment-methods.js';

export const invoiceRoutes: Route[] = [
  post('/v1/invoices/create_preview', ({ world, params }) => previewInvoice(world, params)),
  post('/v1/invoices', (call) => create(call)),
  get('/v1/invoices', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'customer', 'subscription', 'status', 'collection_method']);
    const [customer, subscription, status] = [
      params.text('customer'),
      params.text('subscription'),
      params.text('status'),
    ];
    const { invoices } = world.tables;
    const rows = subscription
      ? invoices.where('subscription', subscription)
      : customer
        ? invoices.where('customer', customer)
        : invoices.all();
    const wanted = rows.filter((row) => (!status || row.status === status) && (!customer || row.customer === customer));
    return listPage(wanted, params, '/v1/invoices');
  }),
  get('/v1/invoices/:id', (call) => invoiceAt(call)),
  get('/v1/invoices/:id/lines', (call) => {
    const { id, lines } = invoiceAt(call);
    return listPage([...lines.data].reverse(), call.params.allow(LIST_PARAMS), `/v1/invoices/${id}/lines`);
  }),
  post('/v1/invoices/:id', (call) => {
    const before = invoiceAt(call);
    const { params } = call;
    params.allow(['metadata', 'description', 'auto_advance', 'default_payment_method', 'expand']);
    const autoAdvance = params.flag('auto_advance') ?? before.auto_advance ?? false;
    return changeInvoice(call.world, before, {
      auto_advance: autoAdvance,
      description: params.changed('description', before.description),
      metadata: params.metadata(before.metadata ?? {}),
      default_payment_method: params.changed('default_payment_method', before.default_payment_method),
      ...(autoAdvance ? {} : { next_payment_attempt: null }),
    });
  }),
  remove('/v1/invoices/:id', (call) => {
    const invoice = invoiceAt(call);
    if (invoice.status !== 'draft') throw invalid('You can only delete draft invoices.');
    call.world.tables.invoices.remove(invoice.id);
    call.world.emit('invoice.deleted', invoice);
    return { id: invoice.id, object: 'invoice', deleted: true };
  }),
  post('/v1/invoices/:id/finalize', (call) => {
    const invoice = invoiceAt(call);
    const collects = call.params.allow(['auto_advance', 'expand']).flag('auto_advance') ?? invoice.auto_advance;
    if (invoice.status !== 'draft') {
      throw invalid('This invoice is already finalized, you can’t re-finalize a non-draft invoice.', {
        code: 'invoice_not_editable',
      });
    }
    return finalizeInvoice(call.world, invoice, collects ?? false);
  }),
  post('/v1/invoices/:id/pay', (call) => pay(call)),
  post('/v1/invoices/:id/void', (call) => {
    const invoice = invoiceAt(call);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw wrongState(invoice, 'void');
    return voidInvoice(call.world, invoice);
  }),
  post('/v1/invoices/:id/mark_uncollectible', (call) => {
    const before = invoiceAt(call);
    if (before.status !== 'open') throw wrongState(before, 'mark as uncollectible');
    const { world } = call;
    const status_transitions = { ...before.status_transitions, marked_uncollectible_at: world.now(before) };
    const change = {
      status: 'uncollectible' as const,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions,
    };
    const after = changeInvoice(world, before, change);
    world.emit('invoice.marked_uncollectible', after);
    return after;
  }),
  get('/v1/invoice_payments', (call) => invoicePayments(call)),
  get('/v1/invoice_payments/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.invoicePayments.get(id);
    if (!found) throw notFound('invoice_payment', id);
    return found;
  }),
];

function invoiceAt({ world, path: { id = '' } }: Call): Invoice {
  const found = world.tables.invoices.get(id);
  if (!found) throw notFound('invoice', id);
  return found;
}

function create({ world, params }: Call): Invoice {
  params.allow([
    'customer',
    'auto_advance',
    'description',
    'metadata',
    'pending_invoice_items_behavior',
    'collection_method',
    'expand',
  ]);
  const customer = customerNamed(world, params.required('customer'));
  const now = world.now({ customer: customer.id });
  const takesPending = params.text('pending_invoice_items_behavior') === 'include';
  return draftInvoice(world, {
    customer,
    subscription: null,
    lines: takesPending ? takePendingItems(world, customer.id).map(pendingItemLine) : [],
    reason: 'manual',
    period: { start: now, end: now },
    autoAdvance: params.flag('auto_advance') ?? false,
    metadata: params.metadata(),
    description: params.text('description') ?? null,
  });
}

function pay(call: Call): Invoice {
  const { world, params } = call;
  params.allow(['payment_method', 'paid_out_of_band', 'off_session', 'expand']);
  const found = invoiceAt(call);
  const invoice = found.status === 'draft' ? finalizeInvoice(world, found, false) : found;
  if (invoice.status === 'paid' && found.status !== 'draft') throw invalid('Invoice is already paid');
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return invoice;
  if (params.flag('paid_out_of_band')) return markPaid(world, invoice);
  const named = params.text('payment_method');
  const method = named ? usablePaymentMethod(world, named, 'payment_method') : undefined;
  const after = collect(world, invoice, { isAutomatic: false, ...(method && { method }) });
  if (after.status === 'paid') return after;
  const error = intentOf(world, after)?.last_payment_error;
  if (error?.code)
    throw declineFailure({
      code: error.code,
      message: error.message ?? '',
      ...(error.decline_code && { decline_code: error.decline_code }),
    });
  throw declineFailure({
    code: 'invoice_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
  });
}

function invoicePayments({ world, params }: Call): object {
  params.allow([...LIST_PARAMS, 'invoice', 'payment', 'status']);
  const payment = params.inner('payment').allow(['type', 'payment_intent']);
  const [invoice, intent, status] = [params.text('invoice'), payment.text('payment_intent'), params.text('status')];
  const { invoicePayments: table } = world.tables;
  const rows = invoice ? table.where('invoice', invoice) : intent ? table.where('payment_intent', intent) : table.all();
  return listPage(
    rows.filter((row) => !status || row.status === status),
    params,
    '/v1/invoice_payments',
  );
}

function wrongState({ status }: Invoice, verb: string): Error {
  return invalid(`You can only ${verb} open invoices; this one is ${status}.`, { code: 'invoice_not_editable' });
}
