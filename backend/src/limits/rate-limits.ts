/** Whose requests are counted together. */
export type CountedBy =
  /** An IPv4 address, or the /64 that one household or server gets of IPv6. */
  | 'address'
  /** The mailbox in the request's `email` field: nobody's is flooded through us. */
  | 'recipient'
  /** The signed-in account. */
  | 'person';

export interface RateLimit {
  requests: number;
  seconds: number;
  by: CountedBy;
  /** The first sentence of the refusal; the second says when to come back. */
  refusal: string;
}

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Every limit on how often something may be done, each times RATE_LIMIT_SCALE. `any` holds for every route that isn't
 * `@Unlimited()`, the others for routes that name them with `@Limited()`. Whoever exceeds one waits for its whole time.
 */
export const RATE_LIMITS = {
  any: { requests: 600, seconds: MINUTE, by: 'address', refusal: 'Too many requests.' },
  register: { requests: 20, seconds: HOUR, by: 'address', refusal: 'Too many new accounts from your network.' },
  login: { requests: 100, seconds: 15 * MINUTE, by: 'address', refusal: 'Too many log-ins from your network.' },
  mailRequest: {
    requests: 20,
    seconds: HOUR,
    by: 'address',
    refusal: 'Too many mails were asked for from your network.',
  },
  mailRecipient: {
    requests: 5,
    seconds: HOUR,
    by: 'recipient',
    refusal: 'This address was sent several mails already.',
  },
  contact: { requests: 10, seconds: HOUR, by: 'address', refusal: 'Too many messages from your network.' },
  history: { requests: 300, seconds: MINUTE, by: 'person', refusal: 'That was a lot of searching at once.' },
  export: { requests: 20, seconds: HOUR, by: 'person', refusal: 'You have downloaded this several times.' },
  optimize: { requests: 60, seconds: MINUTE, by: 'person', refusal: 'That was a lot of prompts at once.' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
