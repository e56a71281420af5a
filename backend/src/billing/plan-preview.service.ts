import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import { PLANS } from '../contracts/plans.js';
import type { PlanChangeName } from '../contracts/subscription-status.js';
import { BillingSync, type PlannedSubscription } from './billing-sync.js';
import { CustomersService } from './customers.service.js';
import { decideChange } from './plan-change.js';
import { PriceCatalogue } from './price-catalogue.js';
import { CURRENCY } from './stripe-setup.js';
import { StripeConnection } from './stripe-connection.js';
import type { PaidPlanId } from './subscription-state.js';
import type { Payer } from './subscriptions.service.js';

export interface PlanPreview {
  change: PlanChangeName;
  dueNowCents: number;
  nextAmountCents: number;
  nextBillingAt: Date | null;
  effectiveAt: Date | null;
  currency: string;
}

/** What choosing a plan would cost, asked of Stripe before anybody agrees to it. */
@Injectable()
export class PlanPreviewService {
  constructor(
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly prices: PriceCatalogue,
    private readonly billing: BillingSync,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError CONFLICT for a plan that can't be chosen now. */
  async preview(payer: Payer, plan: PaidPlanId): Promise<PlanPreview> {
    const link = await this.customers.linkOf(payer.id);
    const existing = link ? await this.billing.readFromStripe(link.stripeId) : [];
    const change = decideChange(existing, plan, this.clock.now());
    const nextAmountCents = PLANS[plan].priceCents;
    const common = { nextAmountCents, currency: CURRENCY, effectiveAt: null };
    switch (change.kind) {
      case 'create': {
        const dueNowCents = link ? await this.firstAmount(link.stripeId, plan) : nextAmountCents;
        return { ...common, change: 'created', dueNowCents, nextBillingAt: null };
      }
      case 'upgrade': {
        const { subscription } = change;
        const dueNowCents = await this.prorationOf(subscription, plan);
        const effectiveAt = this.clock.now();
        return { ...common, change: 'upgraded', dueNowCents, nextBillingAt: subscription.periodEndsAt, effectiveAt };
      }
      case 'downgrade': {
        const { periodEndsAt } = change.subscription;
        return {
          ...common,
          change: 'downgrade_scheduled',
          dueNowCents: 0,
          nextBillingAt: periodEndsAt,
          effectiveAt: periodEndsAt,
        };
      }
      case 'resume':
        return { ...common, change: 'resumed', dueNowCents: 0, nextBillingAt: change.subscription.periodEndsAt };
      case 'settle':
        throw new AppError('CONFLICT', 'Your present plan has an open payment.');
    }
  }

  private async firstAmount(customer: string, plan: PaidPlanId): Promise<number> {
    const { amount_due } = await this.stripe.api.invoices.createPreview({
      customer,
      automatic_tax: { enabled: this.config.stripe?.automaticTax ?? false },
      subscription_details: { items: [{ price: await this.prices.priceOf(plan) }] },
    });
    return amount_due;
  }

  private async prorationOf({ id, customerId, itemId }: PlannedSubscription, plan: PaidPlanId): Promise<number> {
    const { total } = await this.stripe.api.invoices.createPreview({
      customer: customerId,
      subscription: id,
      subscription_details: {
        items: [{ id: itemId, price: await this.prices.priceOf(plan) }],
        proration_behavior: 'always_invoice',
      },
    });
    return total;
  }
}
