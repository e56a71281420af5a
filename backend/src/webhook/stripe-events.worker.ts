import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource, type EntityManager, In } from 'typeorm';
import { BillingSync } from '../billing/billing-sync.js';
import { CustomersService } from '../billing/customers.service.js';
import { RefundsService } from '../billing/refunds.service.js';
import { StripeConnection } from '../billing/stripe-connection.js';
import { idOf } from '../billing/subscription-state.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { isRefund } from './event-reading.js';
import { StripeEvent } from './stripe-event.entity.js';
import { type ClaimedEvent, StripeInbox } from './stripe-inbox.service.js';

/** Customers worked on at once in this process. */
const WORKERS = 4;

/** Works the inbox off: at once after an event came in, and every minute for what was put back or left behind. */
@Injectable()
export class StripeEventsWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;
  /** An event came in while every worker was busy: one of them may have just looked for the last time. */
  private hasMissedCall = false;
  private readonly outcomes;

  constructor(
    private readonly inbox: StripeInbox,
    private readonly dataSource: DataSource,
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly billing: BillingSync,
    private readonly refunds: RefundsService,
    private readonly logger: Logger,
    jobs: JobsService,
    metrics: MetricsService,
  ) {
    this.outcomes = metrics.counter('stripe_events_total', "Stripe's events by what became of them", ['outcome']);
    if (stripe.isConfigured) {
      jobs.define({ queue: 'stripe-events', retry: { retryLimit: 0 }, cron: '* * * * *', run: () => this.drain() });
    }
  }

  onApplicationBootstrap(): void {
    if (this.stripe.isConfigured) this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.allSettled(this.running);
  }

  /** Something came in: somebody should look, and nobody has to wait for it. */
  wake(): void {
    if (this.isStopping) return;
    if (this.running.size >= WORKERS) {
      this.hasMissedCall = true;
      return;
    }
    const work = this.workUntilEmpty()
      .catch((error: unknown) => this.logger.warn({ err: error }, "Stripe's events could not be worked off; they wait"))
      .finally(() => {
        this.running.delete(work);
        if (!this.hasMissedCall) return;
        this.hasMissedCall = false;
        this.wake();
      });
    this.running.add(work);
  }

  /** Works off everything that is due. */
  async drain(): Promise<void> {
    for (let count = this.running.size; count < WORKERS; count += 1) this.wake();
    while (this.running.size) await Promise.all(this.running);
  }

  private async workUntilEmpty(): Promise<void> {
    while (!this.isStopping) {
      const claimed = await this.inbox.claim();
      if (!claimed) return;
      await this.work(claimed.customerId, claimed.events);
    }
  }

  private async work(customerId: string | null, events: ClaimedEvent[]): Promise<void> {
    try {
      const outcome = await this.process(customerId, events);
      this.outcomes.inc({ outcome }, events.length);
    } catch (error) {
      this.outcomes.inc({ outcome: 'failed' }, events.length);
      this.logger.warn({ err: error, customerId }, "Stripe's events will be tried again");
      await this.inbox.fail(events, error);
    }
  }

  private async process(named: string | null, events: ClaimedEvent[]): Promise<'done' | 'nobody'> {
    const customerId = named ?? (await this.customerOfCharge(events));
    if (!customerId) return this.forget(events);
    const owner = await this.customers.adopt(customerId);
    if (owner === 'gone') return this.forget(events);
    if (owner === 'unknown') return this.park(customerId, events);
    const { userId } = owner;
    const takesBack = await this.anyTookMoneyBack(events, customerId);
    await this.billing.sync(userId, customerId, async (tx) => {
      if (takesBack) await this.refunds.limitToUsed(userId, tx);
      await markDone(events, tx);
    });
    return 'done';
  }

  /** A dispute names only its charge. */
  private async customerOfCharge(events: ClaimedEvent[]): Promise<string | null> {
    const dispute = events.find(({ type }) => type.startsWith('charge.dispute'));
    if (!dispute) return null;
    const { customer } = await this.stripe.api.charges.retrieve(dispute.objectId);
    return customer ? idOf(customer) : null;
  }

  private async anyTookMoneyBack(events: ClaimedEvent[], customerId: string): Promise<boolean> {
    for (const { type, objectId } of events) {
      if (isRefund(type) && (await this.refunds.paidForRunningPeriod(objectId, customerId))) return true;
    }
    return false;
  }

  private async forget(events: ClaimedEvent[]): Promise<'nobody'> {
    await this.dataSource.transaction((tx) => markDone(events, tx));
    return 'nobody';
  }

  /** A customer without an account of ours: perhaps of another product, perhaps not linked yet. Never dropped in silence. */
  private park(customerId: string, events: ClaimedEvent[]): never {
    throw new Error(`No account belongs to ${customerId} (${events.map(({ type }) => type).join(', ')})`);
  }
}

async function markDone(events: readonly ClaimedEvent[], tx: EntityManager): Promise<void> {
  const ids = events.map(({ id }) => id);
  await tx.update(StripeEvent, { id: In(ids) }, { processedAt: () => 'now()', lastError: null });
}
