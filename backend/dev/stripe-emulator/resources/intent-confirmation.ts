import { StripeFailure, invalid } from '../failure.js';
import type { Call } from '../http/router.js';
import { Params } from '../http/params.js';
import type { PaymentMethod } from '../objects.js';
import { createPaymentMethod, usablePaymentMethod } from './payment-methods.js';

interface Intent {
  id: string;
  client_secret: string | null;
  payment_method: string | null;
  customer: string | null;
}

/** A browser gets at an intent by its client secret, and by nothing else. */
export function checkSecret({ isPublishable, params }: Call, kind: string, intent: Intent): void {
  const secret = params.text('client_secret');
  if (secret === intent.client_secret || (secret === undefined && !isPublishable)) return;
  throw new StripeFailure(isPublishable && secret === undefined ? 401 : 400, {
    type: 'invalid_request_error',
    code: `${kind}_invalid_parameter`,
    message: `The client_secret provided does not match any associated ${kind} on this account.`,
    param: 'client_secret',
  });
}

/** The card that a confirmation brings, or the one the intent already has. */
export function confirmedMethod({ world, params }: Call, intent: Intent): PaymentMethod {
  const named =
    params.text('payment_method') ?? (params.has('payment_method_data') ? undefined : intent.payment_method);
  const method = named
    ? usablePaymentMethod(world, named, 'payment_method')
    : params.has('payment_method_data')
      ? createPaymentMethod(world, new Params(params.inner('payment_method_data').values, 'payment_method_data'))
      : undefined;
  if (!method) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
  if (method.customer && method.customer !== intent.customer) {
    throw invalid('The provided PaymentMethod belongs to another customer.', { param: 'payment_method' });
  }
  return method;
}
