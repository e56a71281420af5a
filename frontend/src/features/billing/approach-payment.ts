import { runtimeConfig } from '../../api/runtime-config';

const STRIPE = 'https://js.stripe.com';

/** Opens the line to where the card form comes from, for someone who is about to choose a plan. */
export function approachPayment(): void {
  const { stripe } = runtimeConfig();
  if (!stripe) return;
  const href = stripe.scriptUrl ? new URL(stripe.scriptUrl).origin : STRIPE;
  if (document.head.querySelector(`link[rel='preconnect'][href='${href}']`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href }));
}
