import { notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { get, type Route } from '../http/router.js';

/** Read only: items are changed through their subscription. */
export const subscriptionItemRoutes: Route[] = [
  get('/v1/subscription_items', ({ world, params }) => {
    const id = params.allow([...LIST_PARAMS, 'subscription']).required('subscription');
    const found = world.tables.subscriptions.get(id);
    if (!found) throw notFound('subscription', id);
    return listPage(found.items.data, params, '/v1/subscription_items');
  }),
  get('/v1/subscription_items/:id', ({ world, path: { id = '' } }) => {
    const items = world.tables.subscriptions.all().flatMap(({ items: { data } }) => data);
    const found = items.find((item) => item.id === id);
    if (!found) throw notFound('subscription_item', id);
    return found;
  }),
];
