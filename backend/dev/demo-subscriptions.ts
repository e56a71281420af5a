import type { INestApplicationContext } from '@nestjs/common';
import { BillingSync } from '../src/billing/billing-sync.js';
import { CustomersService } from '../src/billing/customers.service.js';
import { StripeConnection } from '../src/billing/stripe-connection.js';
import type { PaidPlanId } from '../src/billing/subscription-state.js';
import { SubscriptionsService } from '../src/billing/subscriptions.service.js';
import { AppError } from '../src/common/app-error.js';

interface Payer {
  id: string;
  email: string;
}

/** Lets a demo account pay for its plan once, as people do; what became of the plan since is theirs to decide. */
export async function payForPlan(app: INestApplicationContext, payer: Payer, plan: PaidPlanId): Promise<void> {
  const [customers, billing, stripe] = [app.get(CustomersService), app.get(BillingSync), app.get(StripeConnection)];
  const link = await customers.linkOf(payer.id);
  const known = link ? await billing.readFromStripe(link.stripeId) : [];
  if (known.some(({ status }) => status !== 'incomplete')) return;

  const secret = await choose(app, payer, plan);
  if (!secret) return;
  const [intent = ''] = secret.split('_secret_');
  await stripe.api.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: 'http://localhost' });
  const { stripeId } = (await customers.linkOf(payer.id)) ?? {};
  if (stripeId) await billing.sync(payer.id, stripeId);
}

async function choose(app: INestApplicationContext, payer: Payer, plan: PaidPlanId): Promise<string | null> {
  const subscriptions = app.get(SubscriptionsService);
  try {
    return (await subscriptions.choose(payer, plan)).clientSecret;
  } catch (error) {
    // The emulator's folder was removed: the account has a new customer now.
    if (!(error instanceof AppError) || error.code !== 'CUSTOMER_REPAIRED') throw error;
    return (await subscriptions.choose(payer, plan)).clientSecret;
  }
}
