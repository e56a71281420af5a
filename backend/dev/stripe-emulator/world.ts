import Stripe from 'stripe';
import { type EmulatorClock, type Seconds } from './clock.js';
import { newId } from './identifiers.js';
import type { EventType, StripeEvent } from './objects.js';
import { type Store, type Tables } from './store/store.js';

/** Answers are of this version, and requests that name another are refused. */
export const API_VERSION = Stripe.API_VERSION;

export interface RequestContext {
  id: string;
  idempotencyKey: string | null;
}

/** Whatever has a time of its own: an object of a customer, or something with a test clock. */
export interface Timed {
  customer?: string | null;
  test_clock?: string | null;
}

/** Everything the emulator knows: state, time, and the events that tell of changes. */
export class World {
  readonly tables: Tables;
  /** The request that is being answered; null while time brings something about. */
  request: RequestContext | null = null;
  /** Where this emulator is reached, without a trailing slash. */
  address = '';

  constructor(
    readonly store: Store,
    readonly clock: EmulatorClock,
  ) {
    this.tables = store.tables;
  }

  now(of: Timed = {}): Seconds {
    return this.tables.testClocks.get(this.testClockOf(of) ?? '')?.frozen_time ?? this.clock.now();
  }

  testClockOf({ customer, test_clock }: Timed): string | null {
    return test_clock ?? (customer ? (this.tables.customers.get(customer)?.test_clock ?? null) : null);
  }

  /** Records that something happened, and that every endpoint which asked for it is to be told. */
  emit(type: EventType, object: object, before?: object): StripeEvent {
    const endpoints = this.tables.webhookEndpoints
      .all()
      .filter(
        ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
      );
    const event = this.tables.events.put({
      id: newId('evt_'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(object as Timed),
      data: { object, ...(before && { previous_attributes: before }) },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: this.request ? { id: this.request.id, idempotency_key: this.request.idempotencyKey } : null,
      type,
    });
    for (const { id } of endpoints) {
      this.tables.deliveries.put({
        id: `${event.id}/${id}`,
        event: event.id,
        endpoint: id,
        status: 'pending',
        attempts: 0,
        nextAttemptAt: this.clock.now(),
        lastStatus: null,
      });
    }
    return event;
  }

  /** An event about a change, with what the changed fields were before; nothing when nothing changed. */
  emitUpdate<Row extends object>(type: EventType, before: Row, after: Row): void {
    const changed = (Object.keys({ ...before, ...after }) as (keyof Row)[]).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    );
    if (!changed.length) return;
    this.emit(type, after, Object.fromEntries(changed.map((key) => [key, before[key] ?? null])));
  }
}
