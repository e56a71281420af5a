import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { BillingSync } from '../billing/billing-sync.js';
import { CustomersService } from '../billing/customers.service.js';
import { BillingSubscription } from '../billing/billing-subscription.entity.js';
import { StripeConnection } from '../billing/stripe-connection.js';
import { GRACE_DAYS, mostEntitling } from '../billing/subscription-state.js';
import { Clock } from '../common/clock.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { isHandled, referenceOf } from './event-reading.js';
import { StripeEventsWorker } from './stripe-events.worker.js';
import { StripeInbox } from './stripe-inbox.service.js';

/** Overlaps, so that an hour which failed is covered by the next ones. */
const LOOK_BACK_SECONDS = 26 * 3_600;
const PAGE = 100;
const DAY_MS = 86_400_000;
const ONCE = { retryLimit: 2, retryDelay: 60, retryBackoff: true };

interface CustomerRow {
  userId: string;
  stripeId: string;
}

/** Finds what no delivery told us: lost events every hour, and once a night any difference at all. */
@Injectable()
export class ReconcileJob {
  private readonly lost;
  private readonly drift;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeConnection,
    private readonly billing: BillingSync,
    private readonly customers: CustomersService,
    private readonly inbox: StripeInbox,
    private readonly worker: StripeEventsWorker,
    private readonly clock: Clock,
    private readonly logger: Logger,
    jobs: JobsService,
    metrics: MetricsService,
  ) {
    this.lost = metrics.counter('stripe_events_lost_total', 'Events that were never delivered and found by asking');
    this.drift = metrics.gauge(
      'billing_drift',
      'Accounts whose plan differed from Stripe at the last nightly comparison',
    );
    if (!stripe.isConfigured) return;
    jobs.define({ queue: 'stripe-reconcile', retry: ONCE, cron: '17 * * * *', run: () => this.reconcile() });
    jobs.define({
      queue: 'stripe-compare',
      retry: ONCE,
      cron: '41 3 * * *',
      run: () => this.compareAll(),
    });
  }

  /** Puts events that Stripe has and we don't into the inbox, works it off, and ends the grace periods that are over. */
  async reconcile(): Promise<void> {
    const since = Math.floor(this.clock.now().getTime() / 1_000) - LOOK_BACK_SECONDS;
    let found = 0;
    // Not by type: Stripe takes at most twenty of them.
    for await (const event of this.stripe.api.events.list({ created: { gte: since }, limit: PAGE })) {
      if (isHandled(event.type) && (await this.inbox.store(referenceOf(event)))) found += 1;
    }
    if (found) {
      this.lost.inc(found);
      this.logger.warn({ count: found }, "Events that Stripe's deliveries had lost were found");
    }
    await this.worker.drain();
    for (const { userId, stripeId } of await this.graceEnded()) await this.billing.sync(userId, stripeId);
  }

  /** Compares every customer with Stripe and mends what differs. @returns how many differed; the goal is none. */
  async compareAll(): Promise<number> {
    let differing = 0;
    for await (const { userId, stripeId } of this.everyCustomer()) {
      const before = await this.fingerprint(userId);
      await this.billing.sync(userId, stripeId);
      if ((await this.fingerprint(userId)) === before) continue;
      differing += 1;
      await this.customers.noteDifference(userId);
      this.logger.error({ userId }, "An account's plan differed from Stripe and was mended");
    }
    this.drift.set(differing);
    return differing;
  }

  private async *everyCustomer(): AsyncGenerator<CustomerRow> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows: CustomerRow[] = await this.dataSource.query(
        `SELECT user_id AS "userId", stripe_id AS "stripeId" FROM billing_customer WHERE user_id > $1 ORDER BY user_id LIMIT $2`,
        [last, PAGE],
      );
      yield* rows;
      const next = rows.at(-1);
      if (!next) return;
      last = next.userId;
    }
  }

  private graceEnded(): Promise<CustomerRow[]> {
    return this.dataSource.query(
      `SELECT c.user_id AS "userId", c.stripe_id AS "stripeId"
         FROM billing_subscription s JOIN billing_customer c ON c.user_id = s.user_id
        WHERE s.status = 'past_due' AND s.is_entitling AND s.period_starts_at <= $1`,
      [new Date(this.clock.now().getTime() - GRACE_DAYS * DAY_MS)],
    );
  }

  private async fingerprint(userId: string): Promise<string> {
    const best = mostEntitling(await this.dataSource.manager.findBy(BillingSubscription, { userId }));
    const { id, status, plan, priceId, periodEndsAt, cancelsAt, nextPlan, isEntitling } = best ?? {};
    return JSON.stringify([id, status, plan, priceId, periodEndsAt, cancelsAt, nextPlan, isEntitling]);
  }
}
