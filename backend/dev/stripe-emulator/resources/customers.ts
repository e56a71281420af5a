import type Stripe from 'stripe';
import { noSuch, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import type { Params } from '../http/params.js';
import { get, post, remove, type Route } from '../http/router.js';
import { newId, randomText } from '../identifiers.js';
import type { Address, Customer } from '../objects.js';
import type { World } from '../world.js';
import { cancelNow } from '../billing/cancel.js';
import { isTerminal } from '../billing/status.js';
import { attach, usablePaymentMethod } from './payment-methods.js';

const WRITABLE = [
  'address',
  'balance',
  'description',
  'email',
  'invoice_settings',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
  'tax_exempt',
  'expand',
] as const satisfies (keyof Stripe.CustomerUpdateParams)[];
const CREATE = [...WRITABLE, 'payment_method', 'test_clock'] as const satisfies (keyof Stripe.CustomerCreateParams)[];

export const customerRoutes: Route[] = [
  post('/v1/customers', ({ world, params }) => createCustomer(world, params.allow(CREATE))),
  get('/v1/customers', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'email', 'test_clock']);
    const [email, clock] = [params.text('email'), params.text('test_clock') ?? null];
    const all = email ? world.tables.customers.where('email', email) : world.tables.customers.all();
    return listPage(
      // Lists leave customers of test clocks out unless they are asked for.
      all.filter(({ test_clock: own }) => (own ?? null) === clock),
      params,
      '/v1/customers',
    );
  }),
  get('/v1/customers/search', ({ world, params }) => searchCustomers(world, params)),
  get('/v1/customers/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.customers.get(id) ?? world.tables.deletedCustomers.get(id);
    if (!found) throw notFound('customer', id);
    return found;
  }),
  post('/v1/customers/:id', ({ world, params, path: { id = '' } }) =>
    updateCustomer(world, customerAt(world, id), params.allow(WRITABLE)),
  ),
  remove('/v1/customers/:id', ({ world, path: { id = '' } }) => deleteCustomer(world, customerAt(world, id))),
];

export function customerAt(world: World, id: string): Customer {
  const found = world.tables.customers.get(id);
  if (!found) throw notFound('customer', id);
  return found;
}

/** The customer that a parameter names. */
export function customerNamed(world: World, id: string): Customer {
  const found = world.tables.customers.get(id);
  if (!found) throw noSuch('customer', id, 'customer');
  return found;
}

function createCustomer(world: World, params: Params): Customer {
  const testClock = params.text('test_clock') ?? null;
  if (testClock && !world.tables.testClocks.get(testClock)) throw noSuch('testclock', testClock, 'test_clock');
  const id = newId('cus_');
  const blank: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: world.now({ test_clock: testClock }),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: testClock,
  };
  world.tables.customers.put(blank);
  const paymentMethod = params.text('payment_method');
  if (paymentMethod) attach(world, usablePaymentMethod(world, paymentMethod, 'payment_method'), id);
  const customer = world.tables.customers.put(withParams(world, blank, params));
  world.emit('customer.created', customer);
  return customer;
}

function updateCustomer(world: World, before: Customer, params: Params): Customer {
  const after = world.tables.customers.put(withParams(world, before, params));
  world.emitUpdate('customer.updated', before, after);
  return after;
}

function withParams(world: World, before: Customer, params: Params): Customer {
  const settings = params.inner('invoice_settings').allow(['default_payment_method', 'footer']);
  const byDefault = settings.text('default_payment_method');
  if (byDefault) ownPaymentMethod(world, byDefault, before.id, settings.name('default_payment_method'));
  return {
    ...before,
    address: params.has('address') ? addressOf(params.inner('address')) : before.address,
    balance: params.integer('balance') ?? before.balance,
    description: params.changed('description', before.description),
    email: params.changed('email', before.email),
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method: settings.changed(
        'default_payment_method',
        before.invoice_settings.default_payment_method,
      ),
      footer: settings.changed('footer', before.invoice_settings.footer),
    },
    metadata: params.metadata(before.metadata),
    name: params.changed('name', before.name ?? null),
    phone: params.changed('phone', before.phone ?? null),
    preferred_locales: params.has('preferred_locales') ? params.texts('preferred_locales') : before.preferred_locales,
    tax_exempt: params.oneOf('tax_exempt', ['exempt', 'none', 'reverse']) ?? before.tax_exempt,
  };
}

function ownPaymentMethod(world: World, id: string, customer: string, param: string): void {
  if (world.tables.paymentMethods.get(id)?.customer === customer) return;
  throw noSuch('PaymentMethod', id, param);
}

export function addressOf(params: Params): Address | null {
  if (!Object.keys(params.values).length) return null;
  params.allow(['city', 'country', 'line1', 'line2', 'postal_code', 'state']);
  const part = (name: string) => params.text(name) ?? null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  };
}

function deleteCustomer(world: World, customer: Customer): object {
  for (const subscription of world.tables.subscriptions.where('customer', customer.id)) {
    if (!isTerminal(subscription)) cancelNow(world, subscription, { reason: 'cancellation_requested' });
  }
  world.tables.customers.remove(customer.id);
  world.emit('customer.deleted', customer);
  return world.tables.deletedCustomers.put({ id: customer.id, object: 'customer', deleted: true });
}

/** The part of Stripe's search language that finds a customer by e-mail, name or metadata. */
function searchCustomers(world: World, params: Params): object {
  params.allow(['query', 'limit', 'page', 'expand']);
  const clauses = params.required('query').split(/\s+AND\s+/i);
  const tests = clauses.map((clause) => {
    const [, field = '', key, value = ''] =
      /^(\w+)(?:\[["'](.+?)["']\])?\s*:\s*["'](.*)["']$/.exec(clause.trim()) ?? [];
    return (customer: Customer) =>
      (key ? customer.metadata[key] : customer[field as 'email' | 'name' | 'phone'])?.toLowerCase() ===
      value.toLowerCase();
  });
  const found = world.tables.customers.all().filter((customer) => tests.every((test) => test(customer)));
  const start = Number(params.text('page') ?? 0);
  const limit = params.integer('limit') ?? 10;
  const hasMore = start + limit < found.length;
  return {
    object: 'search_result',
    url: '/v1/customers/search',
    has_more: hasMore,
    data: found.reverse().slice(start, start + limit),
    next_page: hasMore ? String(start + limit) : null,
  };
}
