import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { BillingSync } from './billing-sync.js';
import { PlanChangesService } from '../usage/plan-changes.service.js';
import { StripeConnection } from './stripe-connection.js';
import { idOf, mostEntitling } from './subscription-state.js';
import type { EntityManager } from 'typeorm';

/** Money that went back buys no more prompts: what was used stays used, and the rest of that period is gone. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly stripe: StripeConnection,
    private readonly billing: BillingSync,
    private readonly plans: PlanChangesService,
  ) {}

  /** Whether this charge paid for the period that runs now. */
  async paidForRunningPeriod(chargeId: string, customerId: string): Promise<boolean> {
    const charge = await this.stripe.api.charges.retrieve(chargeId);
    if (!charge.refunded && charge.amount_refunded === 0 && !charge.disputed) return false;
    const invoice = await this.invoiceOf(charge);
    const subscription = mostEntitling(await this.billing.readFromStripe(customerId));
    if (!invoice || !subscription) return false;
    const startsAt = subscription.periodStartsAt.getTime() / 1_000;
    return invoice.lines.data.some(({ period }) => period.end > startsAt);
  }

  async limitToUsed(userId: string, tx: EntityManager): Promise<void> {
    await this.plans.limitToUsed(userId, tx);
  }

  private async invoiceOf({ payment_intent: intent }: Stripe.Charge): Promise<Stripe.Invoice | null> {
    if (!intent) return null;
    const { data } = await this.stripe.api.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: idOf(intent) },
      limit: 1,
    });
    const invoice = data[0]?.invoice;
    return invoice ? this.stripe.api.invoices.retrieve(idOf(invoice)) : null;
  }
}
