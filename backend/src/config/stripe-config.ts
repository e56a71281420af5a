import type { EnvReader } from './env-reader.js';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  /** Signs what Stripe sends to the deployed address. */
  webhookSecret: string | null;
  /** Signs what `stripe listen` forwards, and test mode's own endpoint. */
  webhookSecretTest: string | null;
  /** Null: the price is found by its lookup key. */
  prices: { basic: string | null; pro: string | null };
  /** An emulator's address; null: Stripe itself. */
  apiUrl: string | null;
  /** Stripe Tax works out the tax of every invoice. */
  automaticTax: boolean;
  /** Real money. Events of the other mode are refused. */
  livemode: boolean;
}

const SECRET_KEY = /^(?:sk|rk)_(test|live)_\w+$/;
const PUBLISHABLE_KEY = /^pk_(test|live)_\w+$/;

/** Reads how people pay. Null without a key: the plan screens then say that billing is switched off. */
export function readStripeConfig(env: EnvReader): StripeConfig | null {
  const secretKey = env.optional('STRIPE_SECRET_KEY');
  const rest = {
    webhookSecret: env.optional('STRIPE_WEBHOOK_SECRET'),
    webhookSecretTest: env.optional('STRIPE_WEBHOOK_SECRET_TEST'),
    prices: { basic: env.optional('STRIPE_PRICE_BASIC'), pro: env.optional('STRIPE_PRICE_PRO') },
    apiUrl: env.optionalUrl('STRIPE_API_URL', ['http', 'https'])?.replace(/\/+$/, '') ?? null,
    automaticTax: env.flag('STRIPE_TAX'),
  };
  const publishableKey = env.optional('STRIPE_PUBLISHABLE_KEY');
  if (!secretKey) {
    if (publishableKey) env.refuse('STRIPE_SECRET_KEY', 'is missing, although STRIPE_PUBLISHABLE_KEY is set');
    return null;
  }
  const mode = SECRET_KEY.exec(secretKey)?.[1];
  if (!mode) env.refuse('STRIPE_SECRET_KEY', 'must start with sk_test_, sk_live_, rk_test_ or rk_live_');
  const publishableMode = PUBLISHABLE_KEY.exec(publishableKey ?? '')?.[1];
  if (!publishableMode) env.refuse('STRIPE_PUBLISHABLE_KEY', 'must start with pk_test_ or pk_live_');
  else if (mode && mode !== publishableMode) {
    env.refuse('STRIPE_PUBLISHABLE_KEY', 'belongs to another mode (test or live) than STRIPE_SECRET_KEY');
  }
  const livemode = mode === 'live';
  if (livemode && rest.apiUrl) env.refuse('STRIPE_API_URL', 'names an emulator, which must not get a live key');
  if (!rest.webhookSecret && !rest.webhookSecretTest) {
    env.refuse('STRIPE_WEBHOOK_SECRET', 'is missing: without it no payment would ever be noticed');
  }
  if (livemode && !rest.webhookSecret) {
    env.refuse('STRIPE_WEBHOOK_SECRET', 'is needed with a live key; STRIPE_WEBHOOK_SECRET_TEST is for test mode');
  }
  return { ...rest, secretKey, publishableKey: publishableKey ?? '', livemode };
}
