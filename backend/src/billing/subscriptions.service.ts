import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import type { PlanChangeName } from '../contracts/subscription-status.js';
import { BillingSync, type PlannedSubscription } from './billing-sync.js';
import { CustomersService } from './customers.service.js';
import { decideChange } from './plan-change.js';
import { PriceCatalogue } from './price-catalogue.js';
import { isMissingCustomer, MissingCustomer } from './stripe-client.js';
import { StripeConnection } from './stripe-connection.js';
import { idOf, isLive, mostEntitling, type PaidPlanId } from './subscription-state.js';

export interface Payer {
  id: string;
  email: string;
}

export interface ChosenPlan {
  /** For the browser to confirm; null: nothing is left to confirm. */
  clientSecret: string | null;
  isSetupIntent: boolean;
  change: PlanChangeName;
  effectiveAt: Date | null;
}

const WITH_SECRETS = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

/** Starting and changing plans. Everything that costs is decided here from our table; a browser only names a plan. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly prices: PriceCatalogue,
    private readonly billing: BillingSync,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Starts, changes or resumes the person's subscription, or finds the one that waits to be paid: two tabs get the same.
   * @throws AppError CONFLICT, CUSTOMER_REPAIRED (with `repaired`: the caller may try again at once)
   */
  choose(payer: Payer, plan: PaidPlanId): Promise<ChosenPlan> {
    return this.billing.withPerson(payer.id, async () => {
      const customerId = await this.customers.ensure(payer);
      try {
        const chosen = await this.chooseFor(customerId, payer, plan);
        await this.billing.syncLocked(payer.id, customerId);
        return chosen;
      } catch (error) {
        throw isMissingCustomer(error) ? await this.repaired(payer, error) : error;
      }
    });
  }

  /** Takes a scheduled cancellation or downgrade back. @throws AppError CONFLICT when there is none. */
  resume(payer: Payer): Promise<ChosenPlan> {
    return this.billing.withPerson(payer.id, async () => {
      const customerId = await this.customers.ensure(payer);
      const subscription = mostEntitling((await this.billing.readFromStripe(customerId)).filter(isLive));
      if (!subscription || (!subscription.cancelsAt && !subscription.nextPlan)) {
        throw new AppError('CONFLICT', 'There is no scheduled change to take back.');
      }
      const resumed = await this.keep(subscription);
      await this.billing.syncLocked(payer.id, customerId);
      return resumed;
    });
  }

  private async chooseFor(customerId: string, payer: Payer, plan: PaidPlanId): Promise<ChosenPlan> {
    const subscriptions = await this.readExisting(customerId);
    const change = decideChange(subscriptions, plan, this.clock.now());
    switch (change.kind) {
      case 'create': {
        for (const { id } of change.abandoned) await this.stripe.api.subscriptions.cancel(id);
        const waiting = change.reusable && (await this.secretOf(change.reusable.id));
        return waiting ? { ...waiting, change: 'created', effectiveAt: null } : this.create(customerId, payer, plan);
      }
      case 'settle':
        return { ...(await this.openSecretOf(change.subscription)), change: 'resumed', effectiveAt: null };
      case 'resume':
        return this.keep(change.subscription);
      case 'upgrade':
        return this.upgrade(change.subscription, plan);
      case 'downgrade':
        return this.scheduleDowngrade(change.subscription, plan);
    }
  }

  /** A customer without a subscription looks like one that is gone, so the customer itself is asked for. */
  private async readExisting(customerId: string): Promise<PlannedSubscription[]> {
    const subscriptions = await this.billing.readFromStripe(customerId);
    if (subscriptions.length === 0) {
      const customer = await this.stripe.api.customers.retrieve(customerId);
      if (customer.deleted) throw new MissingCustomer(customerId);
    }
    return subscriptions;
  }

  private async create(customer: string, payer: Payer, plan: PaidPlanId): Promise<ChosenPlan> {
    const subscription = await this.stripe.api.subscriptions.create({
      customer,
      items: [{ price: await this.prices.priceOf(plan) }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      billing_mode: { type: 'flexible' },
      automatic_tax: { enabled: this.config.stripe?.automaticTax ?? false },
      metadata: { user_id: payer.id, plan },
      expand: WITH_SECRETS,
    });
    return { ...secretIn(subscription), change: 'created', effectiveAt: null };
  }

  /** Applies only when the difference is paid; until then the person keeps what they have. */
  private async upgrade(present: PlannedSubscription, plan: PaidPlanId): Promise<ChosenPlan> {
    const price = await this.prices.priceOf(plan);
    const waiting = await this.stripe.api.subscriptions.retrieve(present.id, { expand: WITH_SECRETS });
    const pendingPrice = waiting.pending_update?.subscription_items?.[0]?.price.id;
    if (pendingPrice === price) return { ...secretIn(waiting), change: 'upgraded', effectiveAt: this.clock.now() };
    await this.releaseSchedule(present);
    const updated = await this.stripe.api.subscriptions.update(present.id, {
      items: [{ id: present.itemId, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: WITH_SECRETS,
    });
    const now = this.clock.now();
    if (updated.pending_update) return { ...secretIn(updated), change: 'upgraded', effectiveAt: now };
    // Only now: whoever doesn't finish paying for more must not lose the cancellation of what they had.
    if (present.cancelsAt) await this.withdrawCancellation(present.id);
    return { clientSecret: null, isSetupIntent: false, change: 'upgraded', effectiveAt: now };
  }

  private async scheduleDowngrade(present: PlannedSubscription, plan: PaidPlanId): Promise<ChosenPlan> {
    const price = await this.prices.priceOf(plan);
    if (present.cancelsAt) await this.withdrawCancellation(present.id);
    const schedule = present.schedule
      ? await this.stripe.api.subscriptionSchedules.retrieve(present.schedule.id)
      : await this.stripe.api.subscriptionSchedules.create({ from_subscription: present.id });
    const running = schedule.phases[0];
    if (!running) throw new Error(`Schedule ${schedule.id} has no phase`);
    await this.stripe.api.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: running.items.map((item) => ({ price: idOf(item.price), quantity: item.quantity ?? 1 })),
          start_date: running.start_date,
          end_date: running.end_date,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    });
    return {
      clientSecret: null,
      isSetupIntent: false,
      change: 'downgrade_scheduled',
      effectiveAt: present.periodEndsAt,
    };
  }

  /** Goes on with the present plan, whatever was scheduled for it. */
  private async keep(present: PlannedSubscription): Promise<ChosenPlan> {
    await this.releaseSchedule(present);
    if (present.cancelsAt) await this.withdrawCancellation(present.id);
    return { clientSecret: null, isSetupIntent: false, change: 'resumed', effectiveAt: this.clock.now() };
  }

  private async releaseSchedule({ schedule }: PlannedSubscription): Promise<void> {
    if (schedule) await this.stripe.api.subscriptionSchedules.release(schedule.id);
  }

  /** Stripe has two ways to say that a subscription will end, and takes back one at a time. */
  private async withdrawCancellation(id: string): Promise<void> {
    const { cancel_at_period_end } = await this.stripe.api.subscriptions.retrieve(id);
    await this.stripe.api.subscriptions.update(
      id,
      cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
    );
  }

  /** Null: the payment it waited for can no longer be made. */
  private async secretOf(id: string): Promise<Pick<ChosenPlan, 'clientSecret' | 'isSetupIntent'> | null> {
    const subscription = await this.stripe.api.subscriptions.retrieve(id, { expand: WITH_SECRETS });
    const secret = secretIn(subscription);
    return subscription.status === 'incomplete' && secret.clientSecret ? secret : null;
  }

  private async openSecretOf({ id }: PlannedSubscription): Promise<Pick<ChosenPlan, 'clientSecret' | 'isSetupIntent'>> {
    const secret = secretIn(await this.stripe.api.subscriptions.retrieve(id, { expand: WITH_SECRETS }));
    if (secret.clientSecret) return secret;
    throw new AppError('CONFLICT', 'Your present plan has an open payment. Please settle it in the billing portal.');
  }

  private async repaired(payer: Payer, cause: unknown): Promise<AppError> {
    const { customerId } = await this.customers.repair(payer);
    await this.billing.syncLocked(payer.id, customerId);
    return new AppError('CUSTOMER_REPAIRED', 'We repaired your account connection. Please try again.', {
      extra: { repaired: true },
      cause,
    });
  }
}

function secretIn(subscription: Stripe.Subscription): Pick<ChosenPlan, 'clientSecret' | 'isSetupIntent'> {
  const { latest_invoice: invoice, pending_setup_intent: intent } = subscription;
  const payment = typeof invoice === 'string' ? null : (invoice?.confirmation_secret?.client_secret ?? null);
  if (payment) return { clientSecret: payment, isSetupIntent: false };
  const setup = typeof intent === 'string' ? null : (intent?.client_secret ?? null);
  return { clientSecret: setup, isSetupIntent: setup !== null };
}
