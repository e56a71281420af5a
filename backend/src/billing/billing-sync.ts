import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { KeyedLocks } from '../database/keyed-locks.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { BillingMails } from './billing-mails.js';
import { BillingSubscription } from './billing-subscription.entity.js';
import { EntitlementWriter } from './entitlement-writer.js';
import { PriceCatalogue } from './price-catalogue.js';
import { isMissing } from './stripe-client.js';
import { StripeConnection } from './stripe-connection.js';
import { entitles, isLive, mostEntitling, readSubscription, type SubscriptionState } from './subscription-state.js';

/** A subscription with the plans that its prices stand for. */
export type PlannedSubscription = SubscriptionState & Pick<BillingSubscription, 'plan' | 'nextPlan'>;

/** More than a person can have by honest means. */
const PAGE = 100;

/** Brings our copy and the person's quota to what Stripe says now. Everyone who wants to know calls this one function. */
@Injectable()
export class BillingSync {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeConnection,
    private readonly prices: PriceCatalogue,
    private readonly entitlement: EntitlementWriter,
    private readonly mails: BillingMails,
    private readonly locks: KeyedLocks,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** One billing matter of a person at a time, over all servers. */
  withPerson<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.locks.withLock(`billing:${userId}`, work);
  }

  /**
   * Safe to call twice, late, or for nothing.
   * @param alongside is written in the same transaction, such as the note that an event was worked off.
   */
  sync(userId: string, customerId: string, alongside?: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.withPerson(userId, () => this.syncLocked(userId, customerId, alongside).then(() => undefined));
  }

  /** The same for callers that hold the person's lock. Read inside the lock, so the last writer has the newest state. */
  async syncLocked(
    userId: string,
    customerId: string,
    alongside: (tx: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<PlannedSubscription[]> {
    const subscriptions = await this.readFromStripe(customerId);
    const live = subscriptions.filter(isLive);
    if (live.length > 1) {
      this.logger.error({ customerId, count: live.length }, 'A customer has more than one running subscription');
    }
    await this.dataSource.transaction(async (tx) => {
      const before = await tx.findBy(BillingSubscription, { userId });
      const isOwner = await this.write(tx, userId, customerId, subscriptions);
      if (isOwner) {
        const best = mostEntitling(subscriptions);
        await this.entitlement.apply(userId, best, tx);
        const after = best && (await tx.findOneByOrFail(BillingSubscription, { id: best.id }));
        await this.mails.announce(userId, { before: mostEntitling(before), after, now: this.clock.now() }, tx);
      }
      await alongside(tx);
    });
    return subscriptions;
  }

  /** Every subscription the customer ever had, as Stripe has it at this moment. */
  async readFromStripe(customerId: string): Promise<PlannedSubscription[]> {
    const found: Stripe.Subscription[] = [];
    try {
      const pages = this.stripe.api.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: PAGE,
        expand: ['data.schedule'],
      });
      for await (const subscription of pages) found.push(subscription);
    } catch (error) {
      // Deleted at Stripe: with the customer all its subscriptions ended.
      if (!isMissing(error)) throw error;
    }
    return Promise.all(found.map((subscription) => this.withPlans(readSubscription(subscription))));
  }

  private async withPlans(state: SubscriptionState): Promise<PlannedSubscription> {
    const plan = await this.prices.planOf(state.price);
    if (!plan && isLive(state)) {
      this.logger.error({ subscriptionId: state.id }, 'A subscription has a price that is no plan of ours');
    }
    const nextPrice = state.schedule?.nextPrice;
    const nextPlan = nextPrice ? await this.prices.planOf(nextPrice) : null;
    return { ...state, plan, nextPlan: nextPlan === plan ? null : nextPlan };
  }

  /** False: the person has another customer by now, and this one says nothing about their plan. */
  private async write(
    tx: EntityManager,
    userId: string,
    customerId: string,
    subscriptions: readonly PlannedSubscription[],
  ): Promise<boolean> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(BillingCustomer)
      .set({ syncedAt: () => 'now()' })
      .where('user_id = :userId AND stripe_id = :customerId', { userId, customerId })
      .execute();
    if (!affected) return false;
    await tx
      .createQueryBuilder()
      .delete()
      .from(BillingSubscription)
      .where('user_id = :userId AND NOT (id = ANY(:ids))', { userId, ids: subscriptions.map(({ id }) => id) })
      .execute();
    const now = this.clock.now();
    const best = mostEntitling(subscriptions);
    const rows = subscriptions.map((state) => toRow(userId, state, state === best && entitles(state, now)));
    if (rows.length) await tx.upsert(BillingSubscription, rows, ['id']);
    return true;
  }
}

function toRow(
  userId: string,
  state: PlannedSubscription,
  givesPlan: boolean,
): Omit<BillingSubscription, 'user' | 'updatedAt'> {
  const { id, customerId, status, plan, nextPlan, periodStartsAt, periodEndsAt, cancelsAt, endedAt, createdAt } = state;
  const copied = {
    id,
    customerId,
    status,
    plan,
    nextPlan,
    periodStartsAt,
    periodEndsAt,
    cancelsAt,
    endedAt,
    createdAt,
  };
  return { ...copied, userId, priceId: state.price.id, isEntitling: plan !== null && givesPlan };
}
