import type Stripe from 'stripe';
import { createHash } from 'node:crypto';
import { CARD_NAMES, CARDS, type Decline } from '../billing/cards.js';
import { invalid, noSuch, notFound, StripeFailure } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Params } from '../http/params.js';
import { forBrowsers, get, post, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import type { PaymentMethod } from '../objects.js';
import type { World } from '../world.js';

const CREATE = [
  'type',
  'card',
  'billing_details',
  'metadata',
  'allow_redisplay',
  'expand',
] as const satisfies (keyof Stripe.PaymentMethodCreateParams)[];

export const paymentMethodRoutes: Route[] = [
  forBrowsers(post('/v1/payment_methods', ({ world, params }) => createPaymentMethod(world, params.allow(CREATE)))),
  get('/v1/payment_methods', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'customer', 'type', 'allow_redisplay']);
    return ofCustomer(world, params.required('customer'), params, '/v1/payment_methods');
  }),
  get('/v1/customers/:id/payment_methods', ({ world, params, path: { id = '' } }) => {
    params.allow([...LIST_PARAMS, 'type', 'allow_redisplay']);
    return ofCustomer(world, id, params, `/v1/customers/${id}/payment_methods`);
  }),
  get('/v1/payment_methods/:id', ({ world, path: { id = '' } }) => paymentMethodAt(world, id)),
  post('/v1/payment_methods/:id', ({ world, params, path: { id = '' } }) => {
    const before = paymentMethodAt(world, id);
    params.allow(['metadata', 'billing_details', 'expand']);
    const after = world.tables.paymentMethods.put({ ...before, metadata: params.metadata(before.metadata ?? {}) });
    world.emitUpdate('payment_method.updated', before, after);
    return after;
  }),
  post('/v1/payment_methods/:id/attach', ({ world, params, path: { id = '' } }) => {
    const customer = params.allow(['customer', 'expand']).required('customer');
    if (!world.tables.customers.get(customer)) throw noSuch('customer', customer, 'customer');
    const method = paymentMethodAt(world, id);
    const { setup } = cardBehind(method);
    if (typeof setup === 'object') throw declineFailure(setup, { payment_method: method });
    return attach(world, method, customer);
  }),
  post('/v1/payment_methods/:id/detach', ({ world, path: { id = '' } }) => detach(world, paymentMethodAt(world, id))),
];

/** A card's number isn't kept; its fingerprint says which test card it is. */
const NUMBERS = new Map([...CARDS.keys()].map((number) => [fingerprintOf(number), number]));

export function cardBehind(method: PaymentMethod) {
  const card = CARDS.get(NUMBERS.get(method.card?.fingerprint ?? '') ?? '');
  if (!card) throw new Error(`${method.id} is no test card`);
  return card;
}

export function declineFailure(decline: Decline, about: Partial<StripeFailure['raw']> = {}): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', ...decline, ...about }, true);
}

function paymentMethodAt(world: World, id: string): PaymentMethod {
  const found = CARD_NAMES[id] ? usablePaymentMethod(world, id, 'id') : world.tables.paymentMethods.get(id);
  if (!found) throw notFound('PaymentMethod', id);
  return found;
}

/** The payment method a parameter names: one of ours, or a new one when the name is one of Stripe's test names. */
export function usablePaymentMethod(world: World, id: string, param: string): PaymentMethod {
  const number = CARD_NAMES[id];
  if (number) return newCard(world, number);
  const found = world.tables.paymentMethods.get(id);
  if (!found) throw noSuch('PaymentMethod', id, param);
  return found;
}

export function createPaymentMethod(world: World, params: Params): PaymentMethod {
  if (params.required('type') !== 'card')
    throw invalid('The emulator knows cards only.', { param: params.name('type') });
  const card = params.inner('card').allow(['number', 'exp_month', 'exp_year', 'cvc', 'token']);
  const number = card.has('token')
    ? CARD_NAMES[`pm_card_${card.required('token').replace(/^tok_/, '')}`]
    : card.required('number').replaceAll(/\s/g, '');
  if (!number || !CARDS.has(number)) {
    throw new StripeFailure(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  const details = params.inner('billing_details');
  const method = newCard(world, number, {
    month: card.integer('exp_month') ?? 12,
    year: card.integer('exp_year') ?? new Date(world.now() * 1000).getUTCFullYear() + 4,
  });
  return world.tables.paymentMethods.put({
    ...method,
    billing_details: {
      ...method.billing_details,
      email: details.text('email') ?? null,
      name: details.text('name') ?? null,
      phone: details.text('phone') ?? null,
      address: {
        ...EMPTY_ADDRESS,
        country: details.inner('address').text('country') ?? null,
        postal_code: details.inner('address').text('postal_code') ?? null,
      },
    },
    metadata: params.metadata(),
  });
}

const EMPTY_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function newCard(world: World, number: string, expires?: { month: number; year: number }): PaymentMethod {
  const card = CARDS.get(number);
  if (!card) throw new Error(`${number} is no test card`);
  const now = world.now();
  return world.tables.paymentMethods.put({
    id: newId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: EMPTY_ADDRESS, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: expires?.month ?? 12,
      exp_year: expires?.year ?? new Date(now * 1000).getUTCFullYear() + 4,
      fingerprint: fingerprintOf(number),
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const attached = world.tables.paymentMethods.put({ ...method, customer });
  world.emit('payment_method.attached', attached);
  return attached;
}

function detach(world: World, method: PaymentMethod): PaymentMethod {
  const { customer: id } = method;
  if (!id) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const customer = world.tables.customers.get(id);
  if (customer?.invoice_settings.default_payment_method === method.id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    const after = world.tables.customers.put({ ...customer, invoice_settings: settings });
    world.emitUpdate('customer.updated', customer, after);
  }
  const detached = world.tables.paymentMethods.put({ ...method, customer: null });
  world.emit('payment_method.detached', detached, { customer: id });
  return detached;
}

function ofCustomer(world: World, customer: string, params: Params, url: string): object {
  if (!world.tables.customers.get(customer)) throw noSuch('customer', customer, 'customer');
  const type = params.text('type');
  const rows = world.tables.paymentMethods.where('customer', customer).filter((row) => !type || row.type === type);
  return listPage(rows, params, url);
}

function fingerprintOf(number: string): string {
  return createHash('sha256').update(`card ${number}`).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 16);
}
