import Stripe from 'stripe';
import { AppError } from '../common/app-error.js';
import type { StripeConfig } from '../config/stripe-config.js';

/** Both ways: Stripe's own check lets an event of tomorrow pass. */
const TOLERANCE_SECONDS = 300;

const refusal = (cause?: unknown) =>
  new AppError('BAD_REQUEST', 'The signature of this event could not be verified.', { cause });

/**
 * The event, if Stripe signed exactly these bytes a moment ago with one of our secrets, in our mode and version.
 * @throws AppError BAD_REQUEST
 */
export function verifyEvent(body: Buffer | undefined, signature: string, stripe: StripeConfig): Stripe.Event {
  const sentAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  // An emulator signs by its own clock, but delivers now.
  if (!body?.length || !(Math.abs(Date.now() / 1_000 - sentAt) <= TOLERANCE_SECONDS)) throw refusal();
  const event = constructEvent(body, signature, stripe);
  if (event.livemode !== stripe.livemode) throw refusal();
  return event;
}

function constructEvent(body: Buffer, signature: string, stripe: StripeConfig): Stripe.Event {
  const secrets = [stripe.webhookSecret, stripe.webhookSecretTest].filter((secret) => secret !== null);
  let cause: unknown;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch (error) {
      cause = error;
    }
  }
  throw refusal(cause);
}
