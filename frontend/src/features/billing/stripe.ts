import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { runtimeConfig } from '../../api/runtime-config';

let loading: Promise<Stripe | null> | undefined;

/**
 * The payment provider's script, on the pages where people pay and nowhere else. An emulator's own script is put in
 * place first; the loader then finds it there. After a failure the next caller tries again.
 */
export function stripeClient(): Promise<Stripe | null> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe | null> {
  const { stripe } = runtimeConfig();
  if (!stripe) return null;
  if (stripe.scriptUrl) await addScript(stripe.scriptUrl);
  return loadStripe(stripe.publishableKey);
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment form could not be loaded.'));
    };
    document.head.append(script);
  });
}
