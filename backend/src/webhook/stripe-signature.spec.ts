import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { AppError } from '../common/app-error.js';
import type { StripeConfig } from '../config/stripe-config.js';
import { verifyEvent } from './stripe-signature.js';

const LIVE = 'whsec_of_the_deployed_endpoint';
const TEST = 'whsec_of_the_command_line';
const config = { webhookSecret: LIVE, webhookSecretTest: TEST, livemode: false } as StripeConfig;

const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', livemode: false });
const now = () => Math.floor(Date.now() / 1_000);

const signed = (secret: string, timestamp = now(), body = payload) =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

function refuses(signature: string, body: Buffer | null = Buffer.from(payload)): void {
  expect(() => verifyEvent(body ?? undefined, signature, config)).toThrow(AppError);
}

describe("an event's signature", () => {
  it.each([
    ["the endpoint's own secret", LIVE],
    ["test mode's secret", TEST],
  ])('is good with %s', (_, secret) => {
    expect(verifyEvent(Buffer.from(payload), signed(secret), config).id).toBe('evt_1');
  });

  it('is good when one of several was made with the secret we know', () => {
    const rolled = `${signed('whsec_of_yesterday')},${signed(LIVE).split(',')[1]}`;
    expect(verifyEvent(Buffer.from(payload), rolled, config).id).toBe('evt_1');
  });

  it('is refused when it is missing, nonsense or of another secret', () => {
    refuses('');
    refuses('t=,v1=');
    refuses(`t=${now()}`);
    refuses(signed('whsec_of_somebody_else'));
  });

  it('is refused when a byte of the body differs, or when there is none', () => {
    refuses(signed(LIVE), Buffer.from(payload.replace('evt_1', 'evt_2')));
    refuses(signed(LIVE), Buffer.alloc(0));
    refuses(signed(LIVE), null);
  });

  it.each([
    ['older', -301],
    ['newer', 301],
  ])('is refused when it is more than five minutes %s than now', (_, seconds) => {
    refuses(signed(LIVE, now() + seconds));
    expect(verifyEvent(Buffer.from(payload), signed(LIVE, now() + seconds * 0.9), config).id).toBe('evt_1');
  });

  it('is refused for an event of the other mode', () => {
    const live = payload.replace('"livemode":false', '"livemode":true');
    refuses(signed(LIVE, now(), live), Buffer.from(live));
  });
});
