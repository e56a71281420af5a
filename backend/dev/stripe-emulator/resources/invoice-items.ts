import { invalid, noSuch, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { get, post, remove, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import { customerNamed } from './customers.js';

export const invoiceItemRoutes: Route[] = [
  post('/v1/invoiceitems', ({ world, params }) => {
    params.allow(['customer', 'amount', 'currency', 'description', 'metadata', 'subscription', 'expand']);
    const customer = customerNamed(world, params.required('customer'));
    const amount = params.integer('amount');
    if (amount === undefined) throw invalid('Missing required param: amount.', { param: 'amount' });
    const subscription = params.text('subscription');
    if (subscription && !world.tables.subscriptions.get(subscription))
      throw noSuch('subscription', subscription, 'subscription');
    const now = world.now({ customer: customer.id });
    const item = world.tables.invoiceItems.put({
      id: newId('ii_'),
      object: 'invoiceitem',
      amount,
      currency: params.required('currency'),
      customer: customer.id,
      customer_account: null,
      date: now,
      description: params.text('description') ?? null,
      discountable: true,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: params.metadata(),
      net_amount: amount,
      parent: subscription ? { subscription_details: { subscription }, type: 'subscription_details' } : null,
      period: { start: now, end: now },
      pricing: null,
      proration: false,
      quantity: 1,
      quantity_decimal: '1',
      tax_rates: [],
      test_clock: customer.test_clock ?? null,
    });
    world.emit('invoiceitem.created', item);
    return item;
  }),
  get('/v1/invoiceitems', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'customer', 'pending', 'invoice']);
    const [customer, pending] = [params.text('customer'), params.flag('pending')];
    const rows = customer ? world.tables.invoiceItems.where('customer', customer) : world.tables.invoiceItems.all();
    return listPage(
      rows.filter((row) => pending === undefined || (row.invoice === null) === pending),
      params,
      '/v1/invoiceitems',
    );
  }),
  get('/v1/invoiceitems/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.invoiceItems.get(id);
    if (!found) throw notFound('invoiceitem', id);
    return found;
  }),
  remove('/v1/invoiceitems/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.invoiceItems.get(id);
    if (!found) throw notFound('invoiceitem', id);
    if (found.invoice) throw invalid('You can only delete pending invoice items.');
    world.tables.invoiceItems.remove(id);
    world.emit('invoiceitem.deleted', found);
    return { id, object: 'invoiceitem', deleted: true };
  }),
];
