import { createHmac } from 'node:crypto';
import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY, HOUR } from './clock.js';
import type { DeliveryFault, Faults } from './faults.js';
import type { Delivery, StripeEvent, WebhookEndpoint } from './objects.js';
import type { World } from './world.js';

const MINUTE = 60;
/** After each failure; then every twelve hours until three days have passed, as Stripe does in live mode. */
const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
const LONGEST_WAIT = 12 * HOUR;
const GIVE_UP_AFTER = 3 * DAY;
const ANSWER_PATIENCE_MS = 20_000;
const AT_ONCE = 16;
/** A reordered event waits for the next one, but no longer than this. */
const REORDER_PATIENCE_MS = 500;
const HTTP = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const HTTPS = new https.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const OUT_OF_TOLERANCE = 10 * MINUTE;

/** Sends events to endpoints, several at a time, and again when an endpoint doesn't answer with a 2xx. */
export class Deliveries {
  private readonly queue: string[] = [];
  private readonly known = new Set<string>();
  private readonly waiters: (() => void)[] = [];
  private heldBack: (() => void) | undefined;
  private active = 0;
  private isClosed = false;

  constructor(
    private readonly world: World,
    private readonly faults: Faults,
  ) {
    world.store.onChange((table, row) => {
      if (table === 'deliveries' && row) this.enqueueWhenDue(row as Delivery);
    });
    world.store.onCommit(() => this.pump());
    for (const delivery of world.tables.deliveries.where('status', 'pending')) this.enqueueWhenDue(delivery);
  }

  /** When every event that is due now has been tried. */
  settled(): Promise<void> {
    if (!this.active && !this.queue.length) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  close(): Promise<void> {
    this.isClosed = true;
    this.queue.length = 0;
    this.heldBack?.();
    return this.active ? new Promise((resolve) => this.waiters.push(resolve)) : Promise.resolve();
  }

  /** A first attempt goes out at once; later ones are the scheduler's. */
  private enqueueWhenDue({ id, status, attempts, nextAttemptAt }: Delivery): void {
    if (status !== 'pending' || this.known.has(id)) return;
    if (attempts === 0 || (nextAttemptAt !== null && nextAttemptAt <= this.world.clock.now())) this.enqueue(id);
  }

  enqueue(id: string): void {
    if (this.isClosed || this.known.has(id)) return;
    this.known.add(id);
    this.queue.push(id);
  }

  pump(): void {
    while (!this.isClosed && this.active < AT_ONCE && this.queue.length) {
      const id = this.queue.shift() ?? '';
      this.known.delete(id);
      this.active += 1;
      void this.deliver(id).finally(() => {
        this.active -= 1;
        this.pump();
        if (this.active || this.queue.length) return;
        for (const resolve of this.waiters.splice(0)) resolve();
      });
    }
  }

  private async deliver(id: string): Promise<void> {
    const delivery = this.world.tables.deliveries.get(id);
    const event = delivery && this.world.tables.events.get(delivery.event);
    const endpoint = delivery && this.world.tables.webhookEndpoints.get(delivery.endpoint);
    if (!event || delivery.status !== 'pending') return;
    if (!endpoint) return this.finish(delivery, 'dropped', null);
    const fault = this.faults.takeForEvent(event.type);
    if (fault?.mode === 'drop') return this.finish(delivery, 'dropped', 'dropped on purpose');
    const status = await this.send(event, endpoint, fault);
    if (typeof status === 'number' && status >= 200 && status < 300) this.finish(delivery, 'delivered', status);
    else this.retry(delivery, event, status);
  }

  private async send(event: StripeEvent, endpoint: WebhookEndpoint, fault?: DeliveryFault): Promise<number | string> {
    if (fault?.mode === 'delay') await sleep(fault.seconds * 1000, undefined, { ref: false });
    if (fault?.mode === 'reorder') await this.letNextPass();
    const attempts = Array.from({ length: fault?.mode === 'duplicate' ? fault.copies : 1 }, () =>
      post(endpoint, event, fault),
    );
    const [first = 'nothing sent'] = await Promise.all(attempts);
    if (fault?.mode !== 'reorder') this.heldBack?.();
    return first;
  }

  private async letNextPass(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.heldBack = resolve;
    await Promise.race([promise, sleep(REORDER_PATIENCE_MS)]);
    this.heldBack = undefined;
  }

  private retry(delivery: Delivery, event: StripeEvent, status: number | string): void {
    const attempts = delivery.attempts + 1;
    const nextAttemptAt = this.world.clock.now() + (BACK_OFF[attempts - 1] ?? LONGEST_WAIT);
    if (nextAttemptAt > event.created + GIVE_UP_AFTER) return this.finish({ ...delivery, attempts }, 'failed', status);
    this.save({ ...delivery, attempts, nextAttemptAt, lastStatus: status });
  }

  private finish(delivery: Delivery, status: Delivery['status'], lastStatus: number | string | null): void {
    const attempts = delivery.attempts + (status === 'delivered' ? 1 : 0);
    this.save({ ...delivery, status, attempts, nextAttemptAt: null, lastStatus });
  }

  private save(delivery: Delivery): void {
    if (this.isClosed || !this.world.tables.deliveries.get(delivery.id)) return; // Stopped or reset meanwhile.
    this.world.store.transaction(() => this.world.tables.deliveries.put(delivery));
  }
}

/** The answer's status, or why there was none. */
async function post(endpoint: WebhookEndpoint, event: StripeEvent, fault?: DeliveryFault): Promise<number | string> {
  const body = JSON.stringify(event, null, 2);
  const shift =
    fault?.mode === 'old_timestamp' ? -OUT_OF_TOLERANCE : fault?.mode === 'future_timestamp' ? OUT_OF_TOLERANCE : 0;
  // Signatures are checked against the receiver's own clock, whatever time the emulator plays.
  const timestamp = Math.floor(Date.now() / 1000) + shift;
  const secret = fault?.mode === 'wrong_signature' ? 'whsec_of_somebody_else' : (endpoint.secret ?? '');
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': `t=${timestamp},v1=${signature}`,
  };
  return transmit(endpoint.url, headers, body);
}

function transmit(url: string, headers: OutgoingHttpHeaders, body: string): Promise<number | string> {
  const isHttps = url.startsWith('https:');
  const signal = AbortSignal.timeout(ANSWER_PATIENCE_MS);
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, signal, agent: isHttps ? HTTPS : HTTP };
    const sent = (isHttps ? https : http).request(url, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', ({ message }) => resolve(message));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The receiver closed a kept connection just before it was used again: nobody has seen this event.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(transmit(url, headers, body));
      else resolve(error.message || 'no answer');
    });
    sent.end(body);
  });
}
