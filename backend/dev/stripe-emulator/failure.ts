import type { KeepsChanges } from './store/store.js';

/** The body of Stripe's errors. */
export interface RawFailure {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error' | 'rate_limit_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
  payment_method?: object;
  setup_intent?: object;
}

/** An answer that is an error, in Stripe's words. */
export class StripeFailure extends Error implements KeepsChanges {
  constructor(
    readonly status: number,
    readonly raw: RawFailure,
    readonly keepsChanges = false,
  ) {
    super(raw.message);
    if (raw.code) raw.doc_url ??= `https://stripe.com/docs/error-codes/${raw.code.replaceAll('_', '-')}`;
  }
}

export function invalid(message: string, detail: { param?: string; code?: string } = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...detail });
}

/** Something a parameter names, which doesn't exist. */
export function noSuch(kind: string, id: string, param: string): StripeFailure {
  return invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** Something the address names, which doesn't exist. */
export function notFound(kind: string, id: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}
