import type Stripe from 'stripe';
import { invalid, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import type { Params } from '../http/params.js';
import { get, post, remove, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import type { Product } from '../objects.js';
import type { World } from '../world.js';

const WRITABLE = [
  'active',
  'default_price',
  'description',
  'images',
  'marketing_features',
  'metadata',
  'name',
  'statement_descriptor',
  'tax_code',
  'unit_label',
  'url',
  'expand',
] as const satisfies (keyof Stripe.ProductUpdateParams)[];

export const productRoutes: Route[] = [
  post('/v1/products', ({ world, params }) => createProduct(world, params.allow([...WRITABLE, 'id', 'type']))),
  get('/v1/products', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'active', 'ids']);
    const [active, ids] = [params.flag('active'), params.texts('ids')];
    const rows = world.tables.products
      .all()
      .filter((row) => (active === undefined || row.active === active) && (!ids.length || ids.includes(row.id)));
    return listPage(rows, params, '/v1/products');
  }),
  get('/v1/products/:id', ({ world, path: { id = '' } }) => productAt(world, id)),
  post('/v1/products/:id', ({ world, params, path: { id = '' } }) => {
    const before = productAt(world, id);
    const changed = withParams(before, params.allow(WRITABLE));
    const after = world.tables.products.put({ ...changed, updated: world.now() });
    world.emitUpdate('product.updated', before, after);
    return after;
  }),
  remove('/v1/products/:id', ({ world, path: { id = '' } }) => {
    const product = productAt(world, id);
    if (world.tables.prices.where('product', id).length) {
      throw invalid('This product cannot be deleted because it has one or more user-created prices.');
    }
    world.tables.products.remove(id);
    world.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
];

function productAt(world: World, id: string): Product {
  const found = world.tables.products.get(id);
  if (!found) throw notFound('product', id);
  return found;
}

export function createProduct(world: World, params: Params): Product {
  const id = params.text('id') ?? newId('prod_');
  if (world.tables.products.get(id)) {
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const created = world.now();
  const blank: Product = {
    id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: params.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
  const product = world.tables.products.put(withParams(blank, params));
  world.emit('product.created', product);
  return product;
}

function withParams(before: Product, params: Params): Product {
  return {
    ...before,
    active: params.flag('active') ?? before.active,
    default_price: params.changed('default_price', before.default_price ?? null),
    description: params.changed('description', before.description),
    images: params.has('images') ? params.texts('images') : before.images,
    marketing_features: params.has('marketing_features')
      ? params.inners('marketing_features').map((feature) => ({ name: feature.required('name') }))
      : before.marketing_features,
    metadata: params.metadata(before.metadata),
    name: params.text('name') ?? before.name,
    statement_descriptor: params.changed('statement_descriptor', before.statement_descriptor ?? null),
    tax_code: params.changed('tax_code', before.tax_code ?? null),
    unit_label: params.changed('unit_label', before.unit_label ?? null),
    url: params.changed('url', before.url),
  };
}
