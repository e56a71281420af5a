import type Stripe from 'stripe';
import { notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { Params } from '../http/params.js';
import { type Call, get, post, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import type { PortalConfiguration } from '../objects.js';
import type { World } from '../world.js';

type Features = PortalConfiguration['features'];

const WRITABLE = [
  'active',
  'business_profile',
  'default_return_url',
  'features',
  'login_page',
  'metadata',
  'name',
  'expand',
] as const satisfies (keyof Stripe.BillingPortal.ConfigurationUpdateParams)[];
const PATH = '/v1/billing_portal/configurations';

export const portalConfigurationRoutes: Route[] = [
  post(PATH, ({ world, params }) => {
    const made = create(world, params.allow(WRITABLE), false);
    world.emit('billing_portal.configuration.created', made);
    return made;
  }),
  get(PATH, ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'active', 'is_default']);
    const [active, byDefault] = [params.flag('active'), params.flag('is_default')];
    const rows = world.tables.portalConfigurations
      .all()
      .filter(
        (row) =>
          (active === undefined || row.active === active) && (byDefault === undefined || row.is_default === byDefault),
      );
    return listPage(rows, params, PATH);
  }),
  get(`${PATH}/:id`, (call) => configurationAt(call)),
  post(`${PATH}/:id`, (call) => {
    const { world, params } = call;
    const before = configurationAt(call);
    params.allow(WRITABLE);
    const after = world.tables.portalConfigurations.put({ ...withParams(before, params), updated: world.now() });
    world.emitUpdate('billing_portal.configuration.updated', before, after);
    return after;
  }),
];

function configurationAt({ world, path: { id = '' } }: Call): PortalConfiguration {
  const found = world.tables.portalConfigurations.get(id);
  if (!found) throw notFound('configuration', id);
  return found;
}

/** An account whose portal was saved once in the dashboard. */
export function createDefaultConfiguration(world: World): void {
  const { portalConfigurations } = world.tables;
  if (!portalConfigurations.all().some((row) => row.is_default)) create(world, new Params({}), true);
}

export function defaultConfiguration(world: World): PortalConfiguration {
  const found = world.tables.portalConfigurations.all().find((row) => row.is_default);
  if (!found) throw new Error('There is no default configuration.');
  return found;
}

function create(world: World, params: Params, isDefault: boolean): PortalConfiguration {
  const now = world.now();
  const blank: PortalConfiguration = {
    id: newId('bpc_'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: isDefault ? EVERYTHING : NOTHING,
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  };
  return world.tables.portalConfigurations.put(withParams(blank, params));
}

function withParams(before: PortalConfiguration, params: Params): PortalConfiguration {
  const profile = params.inner('business_profile').allow(['headline', 'privacy_policy_url', 'terms_of_service_url']);
  return {
    ...before,
    active: params.flag('active') ?? before.active,
    business_profile: {
      headline: profile.changed('headline', before.business_profile.headline),
      privacy_policy_url: profile.changed('privacy_policy_url', before.business_profile.privacy_policy_url),
      terms_of_service_url: profile.changed('terms_of_service_url', before.business_profile.terms_of_service_url),
    },
    default_return_url: params.changed('default_return_url', before.default_return_url),
    features: featuresOf(before.features, params.inner('features')),
    metadata: params.metadata(before.metadata ?? {}),
    name: params.changed('name', before.name),
  };
}

function featuresOf(before: Features, params: Params): Features {
  params.allow([
    'customer_update',
    'invoice_history',
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_pause',
  ]);
  const [cancel, update] = [params.inner('subscription_cancel'), params.inner('subscription_update')];
  const enabled = (name: keyof Features) => params.inner(name).flag('enabled') ?? before[name].enabled;
  return {
    customer_update: { ...before.customer_update, enabled: enabled('customer_update') },
    invoice_history: { enabled: enabled('invoice_history') },
    payment_method_update: { ...before.payment_method_update, enabled: enabled('payment_method_update') },
    subscription_cancel: {
      ...before.subscription_cancel,
      enabled: enabled('subscription_cancel'),
      mode: cancel.oneOf('mode', ['at_period_end', 'immediately']) ?? before.subscription_cancel.mode,
      proration_behavior:
        cancel.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ??
        before.subscription_cancel.proration_behavior,
    },
    subscription_pause: { ...before.subscription_pause, enabled: enabled('subscription_pause') },
    subscription_update: {
      ...before.subscription_update,
      enabled: enabled('subscription_update'),
      products: update.has('products')
        ? update.inners('products').map((product) => ({
            adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
            prices: product.texts('prices'),
            product: product.required('product'),
          }))
        : before.subscription_update.products,
      proration_behavior:
        update.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ??
        before.subscription_update.proration_behavior,
    },
  };
}

const NOTHING: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: {
      enabled: false,
      feedback_options: null,
      options: ['too_expensive', 'missing_features', 'unused', 'other'],
    },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: null,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};
const EVERYTHING: Features = {
  ...NOTHING,
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true, payment_method_configuration: null },
  subscription_cancel: { ...NOTHING.subscription_cancel, enabled: true },
};
