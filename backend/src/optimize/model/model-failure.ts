import { APICallError } from 'ai';

/** Why a call of a model came to nothing. */
export type FailureKind =
  | 'rate-limited'
  | 'unavailable'
  | 'network'
  | 'cut-off'
  | 'empty'
  | 'no-first-text'
  | 'too-large'
  | 'unauthorized'
  | 'rejected'
  | 'content-policy'
  | 'not-called'
  | 'deadline'
  | 'left';

interface Policy {
  /** `again`: the same provider may do better; `elsewhere`: only another one; `stop`: none will. */
  next: 'again' | 'elsewhere' | 'stop';
  /** Whether it says that the provider is ill. A request that was wrong says nothing, and neither does a person who leaves. */
  illness: boolean;
}

export const POLICIES: Readonly<Record<FailureKind, Policy>> = {
  'rate-limited': { next: 'again', illness: true },
  unavailable: { next: 'again', illness: true },
  network: { next: 'again', illness: true },
  'cut-off': { next: 'again', illness: true },
  empty: { next: 'again', illness: true },
  // It has had its share of the time already.
  'no-first-text': { next: 'elsewhere', illness: true },
  'too-large': { next: 'elsewhere', illness: true },
  unauthorized: { next: 'elsewhere', illness: true },
  rejected: { next: 'stop', illness: false },
  'content-policy': { next: 'stop', illness: false },
  'not-called': { next: 'elsewhere', illness: false },
  deadline: { next: 'stop', illness: true },
  left: { next: 'stop', illness: false },
};

interface FailureDetails {
  status?: number;
  code?: string;
  retryAfterMs?: number;
}

/** A call of a model came to nothing. Carries no word of the person's or the provider's, so it may be logged. */
export class ModelFailure extends Error {
  readonly status?: number;
  /** The network's own word, such as `ECONNREFUSED`. */
  readonly code?: string;
  /** How long the provider asked us to wait. */
  readonly retryAfterMs?: number;

  constructor(
    readonly kind: FailureKind,
    { status, code, retryAfterMs }: FailureDetails = {},
  ) {
    super(status ? `${kind} (${status})` : kind);
    this.name = 'ModelFailure';
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What went wrong, in our words. Errors of the SDK hold the whole request and answer, so they go no further than this. */
export function toModelFailure(error: unknown): ModelFailure {
  const causes = causesOf(error);
  // Our own word about it may be wrapped in what the SDK made of it.
  const own = causes.find((cause) => cause instanceof ModelFailure);
  if (own) return own;
  const answer = causes.find((cause) => APICallError.isInstance(cause));
  if (answer?.statusCode !== undefined) return fromAnswer(answer, answer.statusCode);
  return new ModelFailure('network', { code: causes.map(codeOf).find(Boolean) });
}

function causesOf(error: unknown): unknown[] {
  const causes = [error];
  for (let last = error; last instanceof Error && causes.length < 6; last = last.cause) causes.push(last.cause);
  return causes;
}

function codeOf(cause: unknown): string | undefined {
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : undefined;
}

function fromAnswer({ responseHeaders, responseBody }: APICallError, status: number): ModelFailure {
  const details = { status, retryAfterMs: retryAfterOf(responseHeaders) };
  if (status === 429) return new ModelFailure('rate-limited', details);
  if (status === 401 || status === 403 || status === 404) return new ModelFailure('unauthorized', details);
  if (status < 300) return new ModelFailure('cut-off', details);
  if (status === 408 || status >= 500) return new ModelFailure('unavailable', details);
  return new ModelFailure(
    /content.?(?:policy|filter)|safety/i.test(responseBody ?? '') ? 'content-policy' : 'rejected',
    details,
  );
}

function retryAfterOf(headers: Record<string, string> = {}): number | undefined {
  const inMs = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] && Number.isFinite(inMs)) return Math.max(0, inMs);
  const value = headers['retry-after'];
  if (!value) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
