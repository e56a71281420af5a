import Stripe from 'stripe';
import { HANDLED_TYPES } from './event-reading.js';

export const webhookUrl = (appUrl: string) => `${appUrl}/api/webhooks/stripe`;

/** Makes the endpoint at which Stripe reports to us. @returns its secret, which Stripe shows only once; null: it was there. */
export async function ensureWebhook(stripe: Stripe, appUrl: string): Promise<string | null> {
  const url = webhookUrl(appUrl);
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url || endpoint.status !== 'enabled') continue;
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: [...HANDLED_TYPES] });
    return null;
  }
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...HANDLED_TYPES],
    api_version: Stripe.API_VERSION,
  });
  return secret ?? null;
}
