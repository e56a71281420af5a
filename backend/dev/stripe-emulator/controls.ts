import type { Emulator } from './emulator.js';
import { StripeFailure } from './failure.js';
import { DELIVERY_MODES } from './faults.js';
import type { DunningEnd } from './objects.js';

type Body = Record<string, unknown>;
type Control = (emulator: Emulator, body: Body) => object | Promise<object>;

/** What tests and developers do to the emulator itself. Bodies are JSON. */
export const CONTROLS: Record<string, Control> = {
  'POST /_emulator/clock': async (emulator, { advanceTo, advanceBySeconds: by }) => {
    const target = typeof advanceTo === 'number' ? advanceTo : typeof by === 'number' ? emulator.now() + by : NaN;
    if (!Number.isFinite(target)) throw new ControlError('advanceTo: seconds since 1970');
    if (target < emulator.now()) throw new ControlError('advanceTo: time goes forward only');
    return emulator.advanceTo(Math.floor(target));
  },
  'GET /_emulator/clock': (emulator) => ({ now: emulator.now() }),
  'GET /_emulator/faults': (emulator) => emulator.faults.list(),
  'POST /_emulator/faults': (emulator, body) => {
    const given = Array.isArray(body['faults']) ? (body['faults'] as Body[]) : [body];
    try {
      for (const fault of given) emulator.faults.add(fault);
    } catch (error) {
      throw new ControlError(error instanceof Error ? error.message : `mode: one of ${DELIVERY_MODES.join(', ')}`);
    }
    return emulator.faults.list();
  },
  'DELETE /_emulator/faults': (emulator) => {
    emulator.faults.clear();
    return emulator.faults.list();
  },
  'POST /_emulator/reset': async (emulator) => {
    await emulator.reset();
    return { reset: true };
  },
  'POST /_emulator/settle': async (emulator) => {
    await emulator.settled();
    return { settled: true };
  },
  'POST /_emulator/webhooks': (emulator, { url, events, secret, name }) => {
    if (typeof url !== 'string' || !Array.isArray(events)) throw new ControlError('url and events');
    return refusable(() =>
      emulator.registerWebhook(url, {
        events: events.map(String),
        ...(typeof secret === 'string' && { secret }),
        ...(typeof name === 'string' && { name }),
      }),
    );
  },
  'POST /_emulator/retry': async (emulator) => {
    emulator.retryPending();
    await emulator.settled();
    return { retried: true };
  },
  'POST /_emulator/deliver': (emulator, { event }) => {
    if (typeof event !== 'string' || !emulator.redeliver(event)) throw new ControlError('event: the id of an event');
    return { event };
  },
  'POST /_emulator/disputes': (emulator, { charge, paymentIntent, dispute, status }) =>
    refusable(() => {
      if (typeof dispute === 'string') return emulator.closeDispute(dispute, status === 'won' ? 'won' : 'lost');
      return emulator.dispute({
        ...(typeof charge === 'string' && { charge }),
        ...(typeof paymentIntent === 'string' && { paymentIntent }),
      });
    }),
  'POST /_emulator/settings': (emulator, { dunningEnd }) => {
    const ends: readonly unknown[] = ['cancel', 'unpaid', 'past_due'] satisfies DunningEnd[];
    if (!ends.includes(dunningEnd)) throw new ControlError('dunningEnd: cancel, unpaid or past_due');
    emulator.setDunningEnd(dunningEnd as DunningEnd);
    return { dunningEnd };
  },
};

function refusable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeFailure) throw new ControlError(error.message);
    throw error;
  }
}

/** A control that was used wrongly; its message says how. */
export class ControlError extends Error {}
