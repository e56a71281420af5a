import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { PLANS } from '../contracts/plans.js';
import { BillingSync } from './billing-sync.js';
import { CustomersService, type RepairOutcome } from './customers.service.js';
import { isMissingCustomer } from './stripe-client.js';
import { StripeConnection } from './stripe-connection.js';
import { findPortal } from './stripe-setup.js';
import { entitles, mostEntitling } from './subscription-state.js';
import type { Payer } from './subscriptions.service.js';

const SENTENCE: Record<RepairOutcome, string> = {
  intact: 'Your account connection is in order.',
  found: 'We found your billing account and connected it again.',
  created: 'Your billing account was gone, so we made a new one.',
};

/** The two ways out when something about paying is not as it should be: Stripe's own portal, and mending our link to it. */
@Injectable()
export class CustomerCareService {
  private portal: Promise<string | null> | null = null;

  constructor(
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly billing: BillingSync,
    private readonly config: AppConfig,
  ) {}

  /** A link to the portal, for a few minutes and this person alone. @throws AppError CUSTOMER_REPAIRED, NOT_FOUND */
  async portalUrl(payer: Payer): Promise<string> {
    const link = await this.customers.linkOf(payer.id);
    if (!link) throw new AppError('NOT_FOUND', 'You have no billing account yet. Choose a plan to get one.');
    try {
      const configuration = await this.portalConfiguration();
      const { url } = await this.stripe.api.billingPortal.sessions.create({
        customer: link.stripeId,
        return_url: `${this.config.appUrl}/manage-subscription`,
        ...(configuration ? { configuration } : {}),
      });
      return url;
    } catch (cause) {
      if (!isMissingCustomer(cause)) throw cause;
      await this.repair(payer);
      throw new AppError('CUSTOMER_REPAIRED', 'We repaired your account connection. Please try again.', {
        extra: { repaired: true },
        cause,
      });
    }
  }

  /** Finds or makes the person's customer, takes over the subscriptions found there, and says what was done. */
  repair(payer: Payer): Promise<string> {
    return this.billing.withPerson(payer.id, async () => {
      const { outcome, customerId } = await this.customers.repair(payer);
      const subscription = mostEntitling(await this.billing.syncLocked(payer.id, customerId));
      const plan = subscription && entitles(subscription, new Date()) ? subscription.plan : null;
      const found = plan ? ` Your ${PLANS[plan].name} is active.` : ' There is no active subscription in it.';
      return `${SENTENCE[outcome]}${found}`;
    });
  }

  private portalConfiguration(): Promise<string | null> {
    this.portal ??= findPortal(this.stripe.api).catch((error: unknown) => {
      this.portal = null;
      throw error;
    });
    return this.portal;
  }
}
