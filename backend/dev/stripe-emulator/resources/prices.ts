import type Stripe from 'stripe';
import { invalid, noSuch, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import type { Params } from '../http/params.js';
import { get, post, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import type { Price } from '../objects.js';
import type { World } from '../world.js';
import { createProduct } from './products.js';

const WRITABLE = [
  'active',
  'lookup_key',
  'metadata',
  'nickname',
  'tax_behavior',
  'transfer_lookup_key',
  'expand',
] as const satisfies (keyof Stripe.PriceUpdateParams)[];
const CREATE = [
  ...WRITABLE,
  'currency',
  'product',
  'product_data',
  'recurring',
  'unit_amount',
  'billing_scheme',
] as const satisfies (keyof Stripe.PriceCreateParams)[];

export const priceRoutes: Route[] = [
  post('/v1/prices', ({ world, params }) => createPrice(world, params.allow(CREATE))),
  get('/v1/prices', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'active', 'currency', 'lookup_keys', 'product', 'recurring', 'type']);
    const [active, currency, keys] = [params.flag('active'), params.text('currency'), params.texts('lookup_keys')];
    const [product, type, interval] = [params.text('product'), params.text('type'), params.inner('recurring')];
    const rows = world.tables.prices
      .all()
      .filter(
        (row) =>
          (active === undefined || row.active === active) &&
          (!currency || row.currency === currency) &&
          (!params.has('lookup_keys') || (row.lookup_key !== null && keys.includes(row.lookup_key))) &&
          (!product || row.product === product) &&
          (!type || row.type === type) &&
          (!interval.has('interval') || row.recurring?.interval === interval.text('interval')),
      );
    return listPage(rows, params, '/v1/prices');
  }),
  get('/v1/prices/:id', ({ world, path: { id = '' } }) => priceAt(world, id)),
  post('/v1/prices/:id', ({ world, params, path: { id = '' } }) => {
    const before = priceAt(world, id);
    params.allow(WRITABLE);
    const after = world.tables.prices.put(withParams(world, before, params));
    world.emitUpdate('price.updated', before, after);
    return after;
  }),
];

function priceAt(world: World, id: string): Price {
  const found = world.tables.prices.get(id);
  if (!found) throw notFound('price', id);
  return found;
}

/** The price a parameter names, which has to be one that subscriptions can use. */
export function recurringPrice(world: World, id: string, param: string): Price {
  const price = world.tables.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  if (!price.recurring) {
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      { param },
    );
  }
  if (!price.active) {
    throw invalid('The price specified is inactive. This field only accepts active prices.', { param });
  }
  return price;
}

function createPrice(world: World, params: Params): Price {
  const product = params.has('product_data')
    ? createProduct(world, params.inner('product_data')).id
    : params.required('product');
  if (!world.tables.products.get(product)) throw noSuch('product', product, 'product');
  const recurring = params.inner('recurring').allow(['interval', 'interval_count', 'usage_type']);
  const amount = params.integer('unit_amount');
  if (amount === undefined) throw invalid('Missing required param: unit_amount.', { param: 'unit_amount' });
  const blank: Price = {
    id: newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: params.required('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: params.has('recurring') ? recurringOf(recurring) : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.has('recurring') ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  const price = world.tables.prices.put(withParams(world, blank, params));
  world.emit('price.created', price);
  return price;
}

function recurringOf(params: Params): Price['recurring'] {
  return {
    interval: params.oneOf('interval', ['day', 'week', 'month', 'year']) ?? 'month',
    interval_count: params.integer('interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function withParams(world: World, before: Price, params: Params): Price {
  const key = params.text('lookup_key');
  if (key && key !== before.lookup_key) takeLookupKey(world, key, params.flag('transfer_lookup_key') ?? false);
  return {
    ...before,
    active: params.flag('active') ?? before.active,
    lookup_key: params.changed('lookup_key', before.lookup_key),
    metadata: params.metadata(before.metadata),
    nickname: params.changed('nickname', before.nickname),
    tax_behavior: params.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? before.tax_behavior,
  };
}

/** A lookup key belongs to one price of an account. */
function takeLookupKey(world: World, key: string, mayTransfer: boolean): void {
  for (const holder of world.tables.prices.where('lookup_key', key)) {
    if (!mayTransfer) {
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key. Pass \`transfer_lookup_key=true\` to transfer it.`,
        { param: 'lookup_key' },
      );
    }
    const without = world.tables.prices.put({ ...holder, lookup_key: null });
    world.emitUpdate('price.updated', holder, without);
  }
}
