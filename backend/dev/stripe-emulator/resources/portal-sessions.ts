import { invalid, noSuch } from '../failure.js';
import type { Params } from '../http/params.js';
import { post, type Route } from '../http/router.js';
import { newId, randomText } from '../identifiers.js';
import type { PortalSession } from '../objects.js';
import type { World } from '../world.js';
import { customerNamed } from './customers.js';
import { defaultConfiguration } from './portal-configurations.js';

type Flow = NonNullable<PortalSession['flow']>;

const FLOWS = [
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
  'subscription_update_confirm',
] as const;

export const portalSessionRoutes: Route[] = [
  post('/v1/billing_portal/sessions', ({ world, params }) => {
    params.allow(['customer', 'return_url', 'configuration', 'flow_data', 'locale', 'expand']);
    const customer = customerNamed(world, params.required('customer'));
    const named = params.text('configuration');
    const configuration = named ? world.tables.portalConfigurations.get(named) : defaultConfiguration(world);
    if (!configuration) throw noSuch('configuration', named ?? '', 'configuration');
    const session = world.tables.portalSessions.put({
      id: newId('bps_'),
      object: 'billing_portal.session',
      configuration: configuration.id,
      created: world.now({ customer: customer.id }),
      customer: customer.id,
      customer_account: null,
      flow: params.has('flow_data') ? flowOf(world, customer.id, params.inner('flow_data')) : null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: params.text('return_url') ?? configuration.default_return_url,
      url: `${world.address}/p/session/test_${randomText(40)}`,
    });
    world.emit('billing_portal.session.created', session);
    return session;
  }),
];

function flowOf(world: World, customer: string, params: Params): Flow {
  params.allow([
    'type',
    'after_completion',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ]);
  const type = params.oneOf('type', FLOWS);
  if (!type) throw invalid('Missing required param: flow_data[type].', { param: 'flow_data[type]' });
  const details = type === 'payment_method_update' ? undefined : params.inner(type);
  const subscription = details ? details.required('subscription') : '';
  if (details && world.tables.subscriptions.get(subscription)?.customer !== customer) {
    throw noSuch('subscription', subscription, details.name('subscription'));
  }
  const completion = params.inner('after_completion').allow(['type', 'redirect', 'hosted_confirmation']);
  const returnUrl = completion.inner('redirect').text('return_url');
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: returnUrl ? { return_url: returnUrl } : null,
      type: returnUrl ? 'redirect' : 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: type === 'subscription_cancel' ? { retention: null, subscription } : null,
    subscription_pause: null,
    subscription_update: type === 'subscription_update' ? { subscription } : null,
    subscription_update_confirm:
      type === 'subscription_update_confirm' && details
        ? {
            discounts: null,
            items: details.inners('items').map((item) => ({
              id: item.text('id') ?? null,
              price: item.text('price') ?? null,
              quantity: item.integer('quantity') ?? 1,
            })),
            subscription,
          }
        : null,
    type,
  };
}
