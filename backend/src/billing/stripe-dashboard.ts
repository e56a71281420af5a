import type { StripeConfig } from '../config/stripe-config.js';

/** Where an operator looks at a thing at Stripe; the emulator shows everything on one page. Null: billing is switched off. */
export function stripeDashboardUrl(
  stripe: Pick<StripeConfig, 'apiUrl' | 'livemode'> | null,
  kind: 'customers' | 'subscriptions' | 'events',
  id: string,
): string | null {
  if (!stripe) return null;
  if (stripe.apiUrl) return `${stripe.apiUrl}/_emulator`;
  return `https://dashboard.stripe.com/${stripe.livemode ? '' : 'test/'}${kind}/${encodeURIComponent(id)}`;
}
