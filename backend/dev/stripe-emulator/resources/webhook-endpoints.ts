import { invalid, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Call, get, post, remove, type Route } from '../http/router.js';
import { newId, randomText } from '../identifiers.js';
import type { WebhookEndpoint } from '../objects.js';
import type { World } from '../world.js';

export const webhookEndpointRoutes: Route[] = [
  post('/v1/webhook_endpoints', ({ world, params }) => {
    params.allow(['url', 'enabled_events', 'description', 'metadata', 'api_version', 'expand']);
    const version = params.text('api_version') ?? null;
    return createEndpoint(world, {
      url: params.required('url'),
      events: params.texts('enabled_events'),
      description: params.text('description') ?? null,
      metadata: params.metadata(),
      version,
    });
  }),
  get('/v1/webhook_endpoints', ({ world, params }) => {
    const page = listPage(world.tables.webhookEndpoints.all(), params.allow(LIST_PARAMS), '/v1/webhook_endpoints');
    return { ...page, data: page.data.map(withoutSecret) };
  }),
  get('/v1/webhook_endpoints/:id', (call) => withoutSecret(endpointAt(call))),
  post('/v1/webhook_endpoints/:id', (call) => {
    const before = endpointAt(call);
    const { params } = call;
    params.allow(['url', 'enabled_events', 'description', 'disabled', 'metadata', 'expand']);
    const disabled = params.flag('disabled');
    const after = call.world.tables.webhookEndpoints.put({
      ...before,
      description: params.changed('description', before.description),
      enabled_events: params.has('enabled_events') ? params.texts('enabled_events') : before.enabled_events,
      metadata: params.metadata(before.metadata),
      status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
      url: params.text('url') ?? before.url,
    });
    return withoutSecret(after);
  }),
  remove('/v1/webhook_endpoints/:id', (call) => {
    const { id } = endpointAt(call);
    call.world.tables.webhookEndpoints.remove(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

interface NewEndpoint {
  url: string;
  events: string[];
  secret?: string;
  description?: string | null;
  metadata?: Record<string, string>;
  version?: string | null;
}

export function createEndpoint(world: World, given: NewEndpoint): WebhookEndpoint {
  if (!URL.canParse(given.url))
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', { param: 'url' });
  if (!given.events.length) throw invalid('Missing required param: enabled_events.', { param: 'enabled_events' });
  return world.tables.webhookEndpoints.put({
    id: newId('we_'),
    object: 'webhook_endpoint',
    api_version: given.version ?? null,
    application: null,
    created: world.now(),
    description: given.description ?? null,
    enabled_events: given.events,
    livemode: false,
    metadata: given.metadata ?? {},
    secret: given.secret ?? `whsec_${randomText(32)}`,
    status: 'enabled',
    url: given.url,
  });
}

function endpointAt({ world, path: { id = '' } }: Call): WebhookEndpoint {
  const found = world.tables.webhookEndpoints.get(id);
  if (!found) throw notFound('webhook endpoint', id);
  return found;
}

/** The secret is shown once, when the endpoint is made. */
function withoutSecret({ secret: _, ...shown }: WebhookEndpoint): WebhookEndpoint {
  return shown;
}
