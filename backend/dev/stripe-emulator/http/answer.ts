import { createHash } from 'node:crypto';
import { DAY } from '../clock.js';
import type { CallMode } from '../faults.js';
import { StripeFailure } from '../failure.js';
import { randomText } from '../identifiers.js';
import { API_VERSION, type World } from '../world.js';
import { expand } from './expand.js';
import { type Form, parseForm } from './form.js';
import { Params } from './params.js';
import type { Route, Router } from './router.js';

/** A request as it came, already read. */
export interface Incoming {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const KEEPS_KEYS_FOR = DAY;

/** Answers one request of the API: key, version, idempotency, route, expansion, in Stripe's order. */
export function answerCall(world: World, router: Router, incoming: Incoming, fault: CallMode | undefined): Answer {
  const requestId = `req_${randomText(14)}`;
  const given = incoming.headers['idempotency-key'];
  const key = incoming.method === 'POST' && typeof given === 'string' ? given : undefined;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  const fail = (error: StripeFailure, extra: Record<string, string> = {}): Answer => ({
    status: error.status,
    body: JSON.stringify(
      { error: { ...error.raw, request_log_url: `${world.address}/_emulator?request=${requestId}` } },
      null,
      2,
    ),
    headers: { ...headers, ...extra },
  });
  try {
    const isPublishable = checkKey(incoming);
    checkVersion(incoming);
    if (fault === '429') throw tooMany();
    if (fault === '500') throw broken();
    const params = parseForm(incoming.method === 'POST' ? incoming.body : incoming.query);
    const fingerprint = fingerprintOf(incoming, params);
    const kept = key ? findKept(world, key, incoming, fingerprint) : undefined;
    if (kept) return { status: kept.status, body: kept.body, headers: { ...headers, 'idempotent-replayed': 'true' } };

    const found = router.find(incoming.method, incoming.path);
    if (!found) throw unknownAddress(incoming);
    if (isPublishable && !found.route.isPublic) throw secretNeeded();
    world.request = { id: requestId, idempotencyKey: key ?? null };
    const work = (): Answer => ({
      status: 200,
      body: run(world, found.route, found.path, params, isPublishable),
      headers,
    });
    return world.store.transaction(() => {
      const answer = attempt(work, fail);
      const sent = fault === '500_after_commit' ? fail(broken()) : answer;
      if (key && (sent.status < 400 || sent.status === 402 || sent.status >= 500)) {
        const { status, body } = sent;
        world.tables.answers.put({
          id: key,
          fingerprint,
          path: incoming.path,
          status,
          body,
          createdAt: world.clock.now(),
        });
      }
      return sent;
    });
  } catch (error) {
    if (error instanceof StripeFailure) return fail(error);
    console.error(error);
    return fail(broken(error));
  } finally {
    world.request = null;
  }
}

/** A refusal whose facts stay (a declined charge) is an answer like any other; every other one undoes its work. */
function attempt(work: () => Answer, fail: (error: StripeFailure) => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeFailure && error.keepsChanges) return fail(error);
    throw error;
  }
}

function run(world: World, route: Route, path: Record<string, string>, values: Form, isPublishable: boolean): string {
  const params = new Params(values);
  const paths = params.texts('expand');
  const answer = route.handle({ world, params, path, isPublishable });
  return JSON.stringify(expand(world, answer, paths), null, 2);
}

/** @returns whether the key is a publishable one. */
function checkKey({ headers, query, body }: Incoming): boolean {
  const authorization = String(headers['authorization'] ?? '');
  const basic = /^Basic (.+)$/.exec(authorization)?.[1];
  const key =
    /^Bearer (.+)$/.exec(authorization)?.[1] ??
    (basic && Buffer.from(basic, 'base64').toString().replace(/:$/, '')) ??
    '';
  const inForm = new URLSearchParams(query || body).get('key') ?? '';
  if (/^(sk|rk)_test_./.test(key)) return false;
  if (/^pk_test_./.test(key) || /^pk_test_./.test(inForm)) return true;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****. The emulator accepts test keys only.`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  throw new StripeFailure(401, { type: 'invalid_request_error', message });
}

/** Shapes of another version would be guesses, so nothing else is answered. */
function checkVersion({ headers }: Incoming): void {
  const version = headers['stripe-version'];
  if (version === undefined || version === API_VERSION) return;
  throw new StripeFailure(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${String(version)}. The emulator speaks ${API_VERSION} only.`,
  });
}

function findKept(world: World, key: string, { path }: Incoming, fingerprint: string) {
  if (key.length > 255) {
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      message: 'Idempotency keys are at most 255 characters.',
    });
  }
  const kept = world.tables.answers.get(key);
  if (!kept || kept.createdAt < world.clock.now() - KEEPS_KEYS_FOR) return undefined;
  if (kept.fingerprint === fingerprint) return kept;
  const message =
    kept.path === path
      ? `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      : `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.path}' vs '${path}'). Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new StripeFailure(400, { type: 'idempotency_error', message });
}

function fingerprintOf({ method, path }: Incoming, params: Form): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, sorted(params)]))
    .digest('base64url');
}

/** The order in which a client writes its parameters means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

const unknownAddress = ({ method, path }: Incoming): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The emulator's README lists what it knows.`,
  });
const secretNeeded = (): StripeFailure =>
  new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
const tooMany = (): StripeFailure =>
  new StripeFailure(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests. Please try again later.',
  });
const broken = (cause?: unknown): StripeFailure =>
  new StripeFailure(500, {
    type: 'api_error',
    message: cause instanceof Error ? `The emulator failed: ${cause.message}` : 'An unknown error occurred.',
  });
