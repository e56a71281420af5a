import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { BillingSubscription } from './billing-subscription.entity.js';
import { isMissing } from './stripe-client.js';
import { StripeConnection } from './stripe-connection.js';

const QUEUE = 'stripe-farewell';
/** About two days: nobody may go on paying for an account that is gone. */
const RETRY = { retryLimit: 30, retryDelay: 10, retryBackoff: true, retryDelayMax: 7_200 };

/** What paying leaves behind when an account goes. */
@Injectable()
export class FarewellService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeConnection,
    private readonly jobs: JobsService,
  ) {
    jobs.define<{ customerId: string }>({ queue: QUEUE, retry: RETRY, run: ({ customerId }) => this.part(customerId) });
  }

  /** What we hold about a person's paying. Cards and invoices are with Stripe, and the portal shows them. */
  async holdingsOf(userId: string): Promise<object> {
    const customer = await this.dataSource.manager.findOneBy(BillingCustomer, { userId });
    const subscriptions = await this.dataSource.manager.findBy(BillingSubscription, { userId });
    return {
      stripeCustomerId: customer?.stripeId ?? null,
      subscriptions: subscriptions.map(({ userId: _, ...subscription }) => subscription),
    };
  }

  /** Asks for the end of the person's subscription, in the transaction that erases the account. */
  async enqueue(userId: string, tx: EntityManager): Promise<void> {
    const customer = await tx.findOneBy(BillingCustomer, { userId });
    if (customer) await this.jobs.send(QUEUE, { customerId: customer.stripeId }, tx);
  }

  /** Deleting the customer cancels whatever runs, at once and for good; Stripe keeps the invoices, as the law asks. */
  private async part(customerId: string): Promise<void> {
    try {
      await this.stripe.api.customers.del(customerId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
