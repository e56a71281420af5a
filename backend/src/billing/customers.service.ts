import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { BillingCustomer } from './billing-customer.entity.js';
import { isMissing } from './stripe-client.js';
import { StripeConnection } from './stripe-connection.js';

interface Payer {
  id: string;
  email: string;
}

export type RepairOutcome = 'intact' | 'found' | 'created';

/** Ties accounts to Stripe's customers. Callers hold the person's billing lock. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripeConnection,
  ) {}

  async linkOf(userId: string): Promise<BillingCustomer | null> {
    return this.dataSource.manager.findOneBy(BillingCustomer, { userId });
  }

  async ownerOf(stripeId: string): Promise<string | null> {
    const link = await this.dataSource.manager.findOneBy(BillingCustomer, { stripeId });
    return link?.userId ?? null;
  }

  /** The person's customer at Stripe, made at first need. */
  async ensure(payer: Payer): Promise<string> {
    const link = await this.linkOf(payer.id);
    if (link) return link.stripeId;
    const customer = (await this.findAtStripe(payer)) ?? (await this.create(payer));
    await this.link(payer.id, customer.id);
    return customer.id;
  }

  /** Makes sure that the link leads to a customer that exists. */
  async repair(payer: Payer): Promise<{ outcome: RepairOutcome; customerId: string }> {
    const link = await this.linkOf(payer.id);
    if (link && (await this.exists(link.stripeId))) return { outcome: 'intact', customerId: link.stripeId };
    const found = await this.findAtStripe(payer);
    const customer = found ?? (await this.create(payer));
    await this.link(payer.id, customer.id);
    return { outcome: found ? 'found' : 'created', customerId: customer.id };
  }

  /**
   * An event names a customer that we have no link for: its own note says whose it is, if it is ours.
   * @returns the account, linked from now on; or that the customer is gone, or nobody's we know.
   */
  async adopt(stripeId: string): Promise<{ userId: string } | 'gone' | 'unknown'> {
    const known = await this.ownerOf(stripeId);
    if (known) return { userId: known };
    const customer = await this.stripe.api.customers.retrieve(stripeId);
    if (customer.deleted) return 'gone';
    const userId = customer.metadata['user_id'];
    if (!userId) return 'unknown';
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO billing_customer (user_id, stripe_id)
       SELECT u.id, $2 FROM user_account u WHERE u.id::text = $1
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [userId, stripeId],
    );
    return rows.length ? { userId } : 'unknown';
  }

  /** Our copy of this account's plan was found to differ from Stripe, and was mended. */
  async noteDifference(userId: string): Promise<void> {
    await this.dataSource.query('UPDATE billing_customer SET differed_at = now() WHERE user_id = $1', [userId]);
  }

  private async exists(stripeId: string): Promise<boolean> {
    try {
      const customer = await this.stripe.api.customers.retrieve(stripeId);
      return !customer.deleted;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** By our note on it; or by the address, if nobody else's note is on it. Addresses here are proved. */
  private async findAtStripe({ id, email }: Payer): Promise<Stripe.Customer | undefined> {
    const { data } = await this.stripe.api.customers.list({ email, limit: 100 });
    const own = data.find((customer) => customer.metadata['user_id'] === id);
    if (own) return own;
    const unclaimed = data.find((customer) => !customer.metadata['user_id']);
    return unclaimed && this.stripe.api.customers.update(unclaimed.id, { metadata: { user_id: id } });
  }

  private create({ id, email }: Payer): Promise<Stripe.Customer> {
    return this.stripe.api.customers.create({ email, metadata: { user_id: id } });
  }

  private async link(userId: string, stripeId: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO billing_customer (user_id, stripe_id) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET stripe_id = excluded.stripe_id, synced_at = NULL`,
      [userId, stripeId],
    );
  }
}
