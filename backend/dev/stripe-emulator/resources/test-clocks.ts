import { DAY } from '../clock.js';
import { invalid, notFound } from '../failure.js';
import { LIST_PARAMS, listPage } from '../http/list.js';
import { type Call, get, post, remove, type Route } from '../http/router.js';
import { newId } from '../identifiers.js';
import type { TestClock } from '../objects.js';
import { periodEnds } from '../billing/cancel-at.js';
import { isTerminal } from '../billing/status.js';
import type { World } from '../world.js';

const PATH = '/v1/test_helpers/test_clocks';

export const testClockRoutes: Route[] = [
  post(PATH, ({ world, params }) => {
    params.allow(['frozen_time', 'name', 'expand']);
    const frozen = params.integer('frozen_time');
    if (frozen === undefined) throw invalid('Missing required param: frozen_time.', { param: 'frozen_time' });
    const created = world.clock.now();
    const clock = world.tables.testClocks.put({
      id: newId('clock_'),
      object: 'test_helpers.test_clock',
      created,
      deletes_after: created + 30 * DAY,
      frozen_time: frozen,
      livemode: false,
      name: params.text('name') ?? null,
      status: 'ready',
      status_details: {},
    });
    world.emit('test_helpers.test_clock.created', clock);
    return clock;
  }),
  get(PATH, ({ world, params }) => listPage(world.tables.testClocks.all(), params.allow(LIST_PARAMS), PATH)),
  get(`${PATH}/:id`, (call) => clockAt(call)),
  post(`${PATH}/:id/advance`, (call) => advance(call)),
  remove(`${PATH}/:id`, (call) => {
    const { world } = call;
    const clock = clockAt(call);
    for (const { id } of world.tables.customers.where('test_clock', clock.id)) {
      for (const row of world.tables.subscriptions.where('customer', id)) world.tables.subscriptions.remove(row.id);
      world.tables.customers.remove(id);
    }
    world.tables.testClocks.remove(clock.id);
    world.emit('test_helpers.test_clock.deleted', clock);
    return { id: clock.id, object: clock.object, deleted: true };
  }),
];

function clockAt({ world, path: { id = '' } }: Call): TestClock {
  const found = world.tables.testClocks.get(id);
  if (!found) throw notFound('testclock', id);
  return found;
}

/** Only said here: the scheduler does the walking once this is answered, as Stripe does. */
function advance(call: Call): TestClock {
  const { world, params } = call;
  const before = clockAt(call);
  const target = params.allow(['frozen_time', 'expand']).integer('frozen_time');
  if (target === undefined) throw invalid('Missing required param: frozen_time.', { param: 'frozen_time' });
  if (before.status === 'advancing') {
    throw invalid('Test clock advancement underway - cannot perform modifications', { code: 'test_clock_advancing' });
  }
  if (target <= before.frozen_time) {
    throw invalid('The frozen_time must be after the current frozen_time.', { param: 'frozen_time' });
  }
  refuseTooFar(world, before, target);
  const after = world.tables.testClocks.put({
    ...before,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  });
  world.emit('test_helpers.test_clock.advancing', after);
  return after;
}

/** Stripe goes at most two intervals of the shortest subscription at a time. */
function refuseTooFar(world: World, clock: TestClock, target: number): void {
  for (const { id } of world.tables.customers.where('test_clock', clock.id)) {
    for (const subscription of world.tables.subscriptions.where('customer', id)) {
      if (isTerminal(subscription)) continue;
      const [first] = subscription.items.data;
      const length = first ? first.current_period_end - first.current_period_start : 0;
      if (length && target > Math.max(periodEnds(subscription).earliest, clock.frozen_time) + 2 * length) {
        throw invalid('You can only advance by at most two intervals of the shortest subscription at a time.', {
          param: 'frozen_time',
        });
      }
    }
  }
}

/** A clock that arrived. */
export function finishAdvance(world: World, id: string, target: number): void {
  const clock = world.tables.testClocks.get(id);
  if (!clock) return;
  const ready = world.tables.testClocks.put({ ...clock, frozen_time: target, status: 'ready', status_details: {} });
  world.emit('test_helpers.test_clock.ready', ready);
}
