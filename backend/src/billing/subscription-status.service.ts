import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { UsageService } from '../usage/usage.service.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { BillingSubscription } from './billing-subscription.entity.js';
import { BillingSync } from './billing-sync.js';
import type { SubscriptionStatusDto } from './billing.dto.js';
import { CustomersService } from './customers.service.js';
import { StripeConnection } from './stripe-connection.js';
import { toStatus } from './subscription-status.js';
import { isOwed, mostEntitling } from './subscription-state.js';

/** A screen polls every few seconds; Stripe need not be asked more often than this about one person. */
const FRESH_MS = { settled: 60_000, waiting: 1_500, verifying: 1_000 };

/** What the subscription screens show. */
@Injectable()
export class SubscriptionStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly billing: BillingSync,
    private readonly usage: UsageService,
    private readonly logger: Logger,
  ) {}

  /** Our copy, brought up to date first if it may be old or if a payment is on its way. */
  async statusOf(userId: string, isVerifying = false): Promise<SubscriptionStatusDto> {
    const link = await this.customers.linkOf(userId);
    let error: string | null = null;
    if (link && this.stripe.isConfigured && (await this.isStale(link, isVerifying))) {
      try {
        await this.billing.sync(userId, link.stripeId);
      } catch (cause) {
        // Old knowledge is better than none; the screens ask again, and the webhook comes by itself.
        this.logger.warn({ err: cause }, "A person's subscription could not be brought up to date");
        error = 'The payment service could not be reached. What you see may be a few minutes old.';
      }
    }
    return this.describe(userId, error);
  }

  private async isStale({ userId, syncedAt }: BillingCustomer, isVerifying: boolean): Promise<boolean> {
    if (!syncedAt) return true;
    const age = Date.now() - syncedAt.getTime();
    if (isVerifying) return age > FRESH_MS.verifying;
    const subscription = mostEntitling(await this.subscriptionsOf(userId));
    const isWaiting = subscription !== undefined && !subscription.isEntitling && subscription.endedAt === null;
    return age > (isWaiting ? FRESH_MS.waiting : FRESH_MS.settled);
  }

  private async describe(userId: string, error: string | null): Promise<SubscriptionStatusDto> {
    const [subscription, usage] = await Promise.all([
      this.subscriptionsOf(userId).then(mostEntitling),
      this.usage.summaryOf(userId),
    ]);
    const isRunning =
      subscription !== undefined && subscription.endedAt === null && subscription.status !== 'incomplete';
    const cancelsAt = isRunning ? subscription.cancelsAt : null;
    return {
      success: true,
      tier: usage.plan,
      status: toStatus(subscription),
      isActive: subscription?.isEntitling ?? false,
      cancelAtPeriodEnd: cancelsAt !== null,
      cancelAtDate: cancelsAt?.toISOString() ?? null,
      nextTier: isRunning ? subscription.nextPlan : null,
      owedTier: isRunning && isOwed(subscription) ? subscription.plan : null,
      nextBillingDate: isRunning && !cancelsAt ? subscription.periodEndsAt.toISOString() : null,
      nextResetDate: usage.resetsAt?.toISOString() ?? null,
      promptQuota: usage.quota,
      promptsUsed: usage.used,
      adminModified: usage.adminModified,
      error,
    };
  }

  private subscriptionsOf(userId: string): Promise<BillingSubscription[]> {
    return this.dataSource.manager.findBy(BillingSubscription, { userId });
  }
}
