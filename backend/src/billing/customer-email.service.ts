import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { CustomersService } from './customers.service.js';
import { isMissing } from './stripe-client.js';
import { StripeConnection } from './stripe-connection.js';

const QUEUE = 'stripe-customer-email';
const RETRY = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 7_200 };

/** Receipts follow a person to their new address. */
@Injectable()
export class CustomerEmailService {
  constructor(
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly jobs: JobsService,
  ) {
    jobs.define<{ userId: string }>({ queue: QUEUE, retry: RETRY, run: ({ userId }) => this.tell(userId) });
  }

  /** In the transaction that changes the address; nothing where nobody can pay. */
  async enqueue(userId: string, tx: EntityManager): Promise<void> {
    if (this.stripe.isConfigured) await this.jobs.send(QUEUE, { userId }, tx);
  }

  private async tell(userId: string): Promise<void> {
    const [link, user] = await Promise.all([this.customers.linkOf(userId), this.users.find(userId)]);
    if (!link || !user) return;
    try {
      await this.stripe.api.customers.update(link.stripeId, { email: user.email });
    } catch (error) {
      // A broken link is mended with the address of that moment.
      if (!isMissing(error)) throw error;
    }
  }
}
