import { LIFE_CYCLE } from './billing/life-cycle.js';
import { SCHEDULE_STEPS } from './billing/schedule.js';
import { DAY, EmulatorClock, type Seconds } from './clock.js';
import { Deliveries } from './deliveries.js';
import { notFound } from './failure.js';
import { Faults } from './faults.js';
import { type Answer, answerCall, type Incoming } from './http/answer.js';
import { Router } from './http/router.js';
import type { Dispute, DunningEnd, TestClock, WebhookEndpoint } from './objects.js';
import { createDefaultConfiguration } from './resources/portal-configurations.js';
import { ROUTES } from './resources/routes.js';
import { closeDispute, openDispute } from './resources/disputes.js';
import { finishAdvance } from './resources/test-clocks.js';
import { createEndpoint } from './resources/webhook-endpoints.js';
import { Scheduler, step } from './scheduler.js';
import { Store } from './store/store.js';
import { World } from './world.js';

export interface EmulatorOptions {
  /** Where state is kept; without it nothing outlives the process. */
  dataDir?: string | undefined;
  /** The machine's time; the emulator's own moves ahead of it. */
  clock?: { now(): Date } | undefined;
}

export interface WebhookOptions {
  events?: string[];
  secret?: string;
  /** Who listens, when the address may change from one start to the next. */
  name?: string;
}

const RETRY = step({
  table: 'deliveries',
  dueAt: (row) => (row.status === 'pending' && row.attempts > 0 ? row.nextAttemptAt : null),
  run: () => undefined,
});
/** What the application makes once, at its start, and counts on. */
const SETUP = ['products', 'prices', 'portalConfigurations', 'webhookEndpoints'] as const;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const STEP_PATIENCE_MS = 5_000;
/** Stripe shows events for thirty days. */
const EVENTS_LAST = 30 * DAY;

/** Stripe, as far as this product needs it, without the network around it. */
export class Emulator {
  readonly world: World;
  readonly faults = new Faults();
  readonly deliveries: Deliveries;
  private readonly scheduler: Scheduler;
  private readonly router = new Router(ROUTES);
  private readonly moving = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private advancing: Promise<unknown> = Promise.resolve();

  constructor({ dataDir, clock = { now: () => new Date() } }: EmulatorOptions = {}) {
    const store = new Store(dataDir);
    const kept = store.tables.settings.get('clock');
    this.world = new World(
      store,
      new EmulatorClock(() => clock.now(), kept?.kind === 'clock' ? kept.offsetSeconds : 0),
    );
    store.transaction(() => this.forgetOldThings());
    this.deliveries = new Deliveries(this.world, this.faults);
    this.scheduler = new Scheduler(this.world, [...SCHEDULE_STEPS, ...LIFE_CYCLE, this.retryStep()]);
    this.prepare();
    store.onChange((table, row) => {
      if (table === 'testClocks' && row) this.startClock(row as TestClock);
    });
    for (const clock of this.world.tables.testClocks.all()) this.startClock(clock);
    store.onCommit(() => this.setTimer());
    this.setTimer();
  }

  now(): Seconds {
    return this.world.clock.now();
  }

  call(incoming: Incoming): { answer: Answer; lost: 'timeout' | 'reset' | undefined } {
    const fault = this.faults.takeForCall(incoming.method, incoming.path);
    const answer = answerCall(this.world, this.router, incoming, fault);
    return { answer, lost: fault === 'timeout' || fault === 'reset' ? fault : undefined };
  }

  /** Lets time pass, one thing that is due after the other, each with its events delivered before the next. */
  advanceTo(target: Seconds): Promise<{ now: Seconds; steps: number }> {
    const run = this.advancing.then(() => this.walkTo(target));
    this.advancing = run.catch(() => undefined);
    return run;
  }

  /** When every event that is due has been sent once. */
  settled(): Promise<void> {
    return this.deliveries.settled();
  }

  /** Tells an address of events from now on. A listener that is known by its name may have moved to another. */
  registerWebhook(url: string, { events = ['*'], secret, name }: WebhookOptions = {}): WebhookEndpoint {
    return this.world.store.transaction(() => {
      const known = this.world.tables.webhookEndpoints
        .all()
        .find((row) => (name ? row.description === name : row.url === url));
      if (!known)
        return createEndpoint(this.world, { url, events, description: name ?? null, ...(secret && { secret }) });
      return this.world.tables.webhookEndpoints.put({
        ...known,
        url,
        enabled_events: events,
        ...(secret && { secret }),
      });
    });
  }

  /** Sends an event again, to every endpoint that gets it. */
  redeliver(eventId: string): boolean {
    const event = this.world.tables.events.get(eventId);
    if (!event) return false;
    this.world.store.transaction(() => {
      for (const { id, enabled_events: wanted } of this.world.tables.webhookEndpoints.all()) {
        if (!wanted.includes('*') && !wanted.includes(event.type)) continue;
        const delivery = { id: `${event.id}/${id}`, event: event.id, endpoint: id, attempts: 0, lastStatus: null };
        this.world.tables.deliveries.put({ ...delivery, status: 'pending', nextAttemptAt: this.now() });
      }
    });
    return true;
  }

  /** Tries everything at once that waits for its next attempt: whoever was away is back. */
  retryPending(): void {
    for (const { id } of this.world.tables.deliveries.where('status', 'pending')) this.deliveries.enqueue(id);
    this.deliveries.pump();
  }

  setDunningEnd(end: DunningEnd): void {
    this.world.store.transaction(() => this.world.tables.settings.put({ id: 'dunning', kind: 'dunning', end }));
  }

  /** What a card's owner and bank do. */
  dispute(about: { charge?: string; paymentIntent?: string }): Dispute {
    return this.world.store.transaction(() => openDispute(this.world, about));
  }

  closeDispute(id: string, status: 'won' | 'lost'): Dispute {
    const found = this.world.tables.disputes.get(id);
    if (!found) throw notFound('dispute', id);
    return this.world.store.transaction(() => closeDispute(this.world, found, status));
  }

  /** Back to the machine's own time and to nobody. What an account is set up with stays: catalogue, portal, endpoints. */
  async reset(): Promise<void> {
    await this.deliveries.settled();
    const { store } = this.world;
    const kept = SETUP.map((name) => [name, store.table(name).all()] as const);
    this.world.store.clear();
    this.faults.clear();
    await this.world.clock.setOffset(0);
    this.scheduler.rebuild();
    this.world.store.transaction(() => {
      for (const [name, rows] of kept) for (const row of rows) store.table(name).put(row);
    });
    this.prepare();
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.deliveries.close();
    clearTimeout(this.timer);
    this.world.store.close();
  }

  private async walkTo(target: Seconds): Promise<{ now: Seconds; steps: number }> {
    let steps = 0;
    for (;;) {
      const due = this.scheduler.nextDue();
      if (due === undefined || due > target) break;
      if (due > this.now()) await this.moveTo(due);
      this.scheduler.runNext(target);
      steps += 1;
      await this.settledSoon();
    }
    if (target > this.now()) await this.moveTo(target);
    return { now: this.now(), steps };
  }

  /** A test clock that was told to advance does so after the answer. */
  private startClock({ id, status, status_details: details }: TestClock): void {
    const target = details.advancing?.target_frozen_time;
    if (status !== 'advancing' || target === undefined || this.moving.has(id)) return;
    this.moving.add(id);
    setImmediate(() => void this.walkClockTo(id, target).finally(() => this.moving.delete(id)));
  }

  private async walkClockTo(id: string, target: Seconds): Promise<void> {
    while (this.scheduler.runNext(target, id) !== undefined) await this.settledSoon();
    this.world.store.transaction(() => finishAdvance(this.world, id, target));
  }

  /** An endpoint that doesn't answer must not hold time up. */
  private settledSoon(): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, STEP_PATIENCE_MS)));
    return Promise.race([this.settled(), patience]).finally(() => clearTimeout(timer));
  }

  private async moveTo(instant: Seconds): Promise<void> {
    const heard = this.world.clock.moveTo(instant);
    const { offsetSeconds } = this.world.clock;
    this.world.store.transaction(() => this.world.tables.settings.put({ id: 'clock', kind: 'clock', offsetSeconds }));
    await heard;
  }

  private prepare(): void {
    this.world.store.transaction(() => createDefaultConfiguration(this.world));
  }

  private retryStep() {
    return {
      ...RETRY,
      run: (_world: World, row: never) => {
        this.deliveries.enqueue((row as { id: string }).id);
        this.deliveries.pump();
      },
    };
  }

  /** What the clock on the wall brings about by itself. */
  private setTimer(): void {
    clearTimeout(this.timer);
    const due = this.scheduler.nextDue();
    if (due === undefined) return;
    const wait = Math.min(Math.max(0, (due - this.now()) * 1000), LONGEST_TIMER_MS);
    this.timer = setTimeout(() => {
      while (this.scheduler.runNext(this.now()) !== undefined);
      this.setTimer();
    }, wait);
    this.timer.unref();
  }

  private forgetOldThings(): void {
    const { events, deliveries, answers } = this.world.tables;
    for (const event of events.all()) {
      if (event.created > this.now() - EVENTS_LAST) continue;
      for (const delivery of deliveries.where('event', event.id)) deliveries.remove(delivery.id);
      events.remove(event.id);
    }
    for (const { id, createdAt } of answers.all()) if (createdAt < this.now() - DAY) answers.remove(id);
  }
}
