import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { RuntimeConfig } from '../contracts/runtime-config.js';

type Directives = Record<string, string[]>;

const LOCKED: Directives = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Where the card form comes from, what it may frame and whom it may ask; nothing of it where nobody can pay. */
interface PaymentSources {
  scripts: string[];
  frames: string[];
  connections: string[];
}

/** Stripe's own list for its script, its card form, bank challenges and its API. */
const STRIPE: PaymentSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

function paymentSources(stripe: RuntimeConfig['stripe'] | undefined): PaymentSources {
  if (!stripe) return { scripts: [], frames: [], connections: [] };
  if (!stripe.scriptUrl) return STRIPE;
  const { origin } = new URL(stripe.scriptUrl);
  return { scripts: [origin], frames: [origin], connections: [origin] };
}

/**
 * The policy of every page of the site and the admin app: scripts of our own origin, and the document's own inline
 * scripts by hash. Styles stay open because the component library makes style elements at run time.
 */
export function pagePolicy(options: {
  https: boolean;
  scriptHashes?: readonly string[];
  stripe?: RuntimeConfig['stripe'];
}): RequestHandler {
  const { scripts, frames, connections } = paymentSources(options.stripe);
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(options.scriptHashes ?? []), ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    ...(frames.length ? { 'frame-src': frames } : {}),
    ...LOCKED,
    // Over plain http this would send every asset to a port that speaks no TLS.
    ...(options.https ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/** The policy of answers that are data: nothing in them may be loaded, run or framed. */
export function apiPolicy(): RequestHandler {
  return policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
}

/** The policy of the API's reference page, whose viewer writes inline styles and draws images from data. */
export function apiDocsPolicy(): RequestHandler {
  return policy({
    'default-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...LOCKED,
  });
}

/** The policy of the development mailbox, which shows each mail in a frame that can't run scripts. */
export function devPolicy(): RequestHandler {
  return policy({
    'default-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'"],
    ...LOCKED,
  });
}

function policy(directives: Directives): RequestHandler {
  return helmet.contentSecurityPolicy({ useDefaults: false, directives });
}
