import type { RequestHandler } from 'express';
import helmet from 'helmet';

type Directives = Record<string, string[]>;

const LOCKED: Directives = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * The policy of every page of the site and the admin app: scripts of our own origin, and the document's own inline
 * scripts by hash. Styles stay open because the component library makes style elements at run time.
 */
export function pagePolicy(options: { https: boolean; scriptHashes?: readonly string[] }): RequestHandler {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(options.scriptHashes ?? [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
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
