import type Stripe from 'stripe';
import { PLANS } from '../contracts/plans.js';
import { PAID_PLANS, type PaidPlanId } from './subscription-state.js';

export const CURRENCY = 'usd';
const MANAGED_BY = 'threefold';

/** By this name a price is found in any Stripe account, test or live, without its id. */
export const lookupKeyOf = (plan: PaidPlanId) => `threefold_${plan}_monthly`;

/** What is wrong with a price for this plan, in an operator's words; empty: nothing. */
export function differencesOf(price: Stripe.Price, plan: PaidPlanId): string[] {
  const { priceCents } = PLANS[plan];
  const found = (what: string, wanted: unknown, actual: unknown) =>
    wanted === actual ? [] : [`${what} is ${String(actual)} instead of ${String(wanted)}`];
  return [
    ...found('the amount in cents', priceCents, price.unit_amount),
    ...found('the currency', CURRENCY, price.currency),
    ...found('the interval', 'month', price.recurring?.interval),
    ...found('the number of months', 1, price.recurring?.interval_count),
    ...found('active', true, price.active),
  ];
}

/** Makes the products, prices and the portal's settings that this Stripe account lacks. Safe to repeat. */
export async function setUpStripe(
  stripe: Stripe,
  { appName, appUrl }: { appName: string; appUrl: string },
): Promise<Record<PaidPlanId, string>> {
  const entries: [PaidPlanId, string][] = [];
  for (const plan of PAID_PLANS) {
    const price = await ensurePrice(stripe, plan, appName);
    entries.push([plan, price.id]);
  }
  await ensurePortal(stripe, appUrl);
  return Object.fromEntries(entries) as Record<PaidPlanId, string>;
}

async function ensurePrice(stripe: Stripe, plan: PaidPlanId, appName: string): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], limit: 1 });
  const [existing] = data;
  if (existing && differencesOf(existing, plan).length === 0) return existing;
  const product = existing
    ? String(typeof existing.product === 'string' ? existing.product : existing.product.id)
    : (await stripe.products.create({ name: `${appName} ${PLANS[plan].name}`, metadata: { plan } })).id;
  return stripe.prices.create({
    product,
    unit_amount: PLANS[plan].priceCents,
    currency: CURRENCY,
    recurring: { interval: 'month' },
    lookup_key: lookupKeyOf(plan),
    // A price can't be changed, so a new amount is a new price that takes the name over.
    transfer_lookup_key: true,
    metadata: { plan },
  });
}

/** People cancel and change their card in the portal; plans are changed on our own screen, which shows what that costs. */
async function ensurePortal(stripe: Stripe, appUrl: string): Promise<void> {
  if (await findPortal(stripe)) return;
  await stripe.billingPortal.configurations.create({
    business_profile: { privacy_policy_url: `${appUrl}/privacy`, terms_of_service_url: `${appUrl}/terms` },
    default_return_url: `${appUrl}/manage-subscription`,
    features: {
      customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: { enabled: false, default_allowed_updates: [], products: [] },
    },
    metadata: { managed_by: MANAGED_BY },
  });
}

/** Our own settings of the portal; without them Stripe's default ones apply, which may cancel at once. */
export async function findPortal(stripe: Stripe): Promise<string | null> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.['managed_by'] === MANAGED_BY) return configuration.id;
  }
  return null;
}
