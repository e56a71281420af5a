import { notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { get, type Route } from '../http/router.js';
import type { StripeEvent } from '../objects.js';
import type { World } from '../world.js';

export const eventRoutes: Route[] = [
  get('/v1/events', ({ world, params }) => {
    params.allow([...LIST_PARAMS, 'type', 'types', 'delivery_success']);
    const [type, types, delivered] = [params.text('type'), params.texts('types'), params.flag('delivery_success')];
    const wanted = type ? [type] : types;
    const matches = (name: string): boolean =>
      !wanted.length || wanted.some((one) => (one.endsWith('.*') ? name.startsWith(one.slice(0, -1)) : one === name));
    const rows = world.tables.events
      .all()
      .map((row) => withPending(world, row))
      .filter((row) => matches(row.type) && (delivered === undefined || (row.pending_webhooks === 0) === delivered));
    return listPage(rows, params, '/v1/events');
  }),
  get('/v1/events/:id', ({ world, path: { id = '' } }) => {
    const found = world.tables.events.get(id);
    if (!found) throw notFound('event', id);
    return withPending(world, found);
  }),
];

/** An event itself never changes; how many endpoints still wait for it does. */
function withPending(world: World, event: StripeEvent): StripeEvent {
  const waiting = world.tables.deliveries.where('event', event.id).filter(({ status }) => status !== 'delivered');
  return waiting.length === event.pending_webhooks ? event : { ...event, pending_webhooks: waiting.length };
}
