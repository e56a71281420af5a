import Stripe from 'stripe';
import { AppError } from '../common/app-error.js';
import type { StripeConfig } from '../config/stripe-config.js';

const PATIENCE_MS = 15_000;
const RETRIES = 2;

/** Stripe itself, or the emulator when its address is configured. */
export function createStripe({ secretKey, apiUrl }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl ? addressOf(apiUrl) : {}),
  });
}

function addressOf(apiUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return { host: hostname, port: port || (isHttps ? 443 : 80), protocol: isHttps ? 'https' : 'http' };
}

/** Stripe knows no object of this id: it was deleted there, or belongs to another account or mode. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Our link names a customer that was deleted at Stripe, which still shows its remains. */
export class MissingCustomer extends Error {
  constructor(customerId: string) {
    super(`No such customer: ${customerId}`);
    this.name = 'MissingCustomer';
  }
}

export function isMissingCustomer(error: unknown): boolean {
  return error instanceof MissingCustomer || (isMissing(error) && /No such customer/i.test(String(error)));
}

/** Says in our words what Stripe refused; the cause stays in the log. */
export function toBillingError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // The text of a declined card is written by Stripe for the person who holds it.
  if (error instanceof Stripe.errors.StripeCardError) {
    return new AppError('BAD_REQUEST', error.message, { cause: error });
  }
  return new AppError('UNAVAILABLE', 'The payment service did not answer as expected. Please try again in a moment.', {
    retryAfterSeconds: 2,
    cause: error,
  });
}
