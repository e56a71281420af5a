import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { BillingSync } from './billing-sync.js';
import { CustomersService } from './customers.service.js';
import { StripeConnection } from './stripe-connection.js';
import { isLive } from './subscription-state.js';

const QUEUE = 'stripe-collection';
/** About two days: nobody may go on paying for an account that they can't get into. */
const RETRY = { retryLimit: 30, retryDelay: 10, retryBackoff: true, retryDelayMax: 7_200 };
/** Only what we paused do we take up again. */
const NOTE = 'paused_because';
const SUSPENDED = 'suspended';

/**
 * Whoever staff suspended isn't billed: the subscription goes on, but what falls due meanwhile is voided. So nothing has
 * to be made good afterwards, and a restored account has the plan it had.
 */
@Injectable()
export class CollectionPauseService {
  constructor(
    private readonly stripe: StripeConnection,
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly billing: BillingSync,
    private readonly jobs: JobsService,
  ) {
    jobs.define<{ userId: string }>({ queue: QUEUE, retry: RETRY, run: ({ userId }) => this.follow(userId) });
  }

  /** In the transaction that suspends or restores the account; nothing where nobody can pay. */
  async enqueue(userId: string, tx: EntityManager): Promise<void> {
    if (this.stripe.isConfigured) await this.jobs.send(QUEUE, { userId }, tx);
  }

  /** Brings Stripe to what the account is now, so that late and repeated jobs do no harm. */
  private follow(userId: string): Promise<void> {
    return this.billing.withPerson(userId, async () => {
      const [link, user] = await Promise.all([this.customers.linkOf(userId), this.users.find(userId)]);
      if (!link || !user) return;
      const { data } = await this.stripe.api.subscriptions.list({ customer: link.stripeId, status: 'all', limit: 100 });
      for (const { id, pause_collection: pause, metadata } of data.filter(isLive)) {
        if (user.suspendedAt && !pause) {
          await this.stripe.api.subscriptions.update(id, {
            pause_collection: { behavior: 'void' },
            metadata: { [NOTE]: SUSPENDED },
          });
        } else if (!user.suspendedAt && metadata[NOTE] === SUSPENDED) {
          await this.stripe.api.subscriptions.update(id, { pause_collection: '', metadata: { [NOTE]: '' } });
        }
      }
    });
  }
}
