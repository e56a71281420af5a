import type { Seconds } from '../clock.js';
import { invalid } from '../failure.js';
import type { Params } from '../http/params.js';
import type { Subscription } from '../objects.js';

type Cancellation = Pick<Subscription, 'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'>;

/** What a request makes of a subscription's end, by either of the two ways to say it. */
export function cancelAtOf(before: Subscription, params: Params, now: Seconds): Partial<Cancellation> {
  const details = params.inner('cancellation_details').allow(['comment', 'feedback']);
  const said = {
    comment: details.text('comment') ?? null,
    feedback: details.oneOf('feedback', FEEDBACK) ?? null,
    feedback_option: null,
  };
  const scheduled = (when: Seconds | null, atPeriodEnd: boolean): Cancellation => ({
    cancel_at: when,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: when === null ? null : (before.canceled_at ?? now),
    cancellation_details: { ...said, reason: when === null ? null : 'cancellation_requested' },
  });
  const atPeriodEnd = params.flag('cancel_at_period_end');
  if (params.has('cancel_at') && atPeriodEnd !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (params.has('cancel_at')) return scheduled(instant(before, params, now), false);
  if (atPeriodEnd === undefined || (atPeriodEnd === before.cancel_at_period_end && !before.cancel_at && !atPeriodEnd))
    return {};
  return atPeriodEnd ? scheduled(periodEnds(before).latest, true) : scheduled(null, false);
}

const FEEDBACK = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

function instant(subscription: Subscription, params: Params, now: Seconds): Seconds | null {
  if (params.clears('cancel_at')) return null;
  const text = params.text('cancel_at');
  if (text === 'min_period_end') return periodEnds(subscription).earliest;
  if (text === 'max_period_end') return periodEnds(subscription).latest;
  const at = params.integer('cancel_at') ?? null;
  if (at !== null && at <= now) throw invalid('`cancel_at` must be in the future.', { param: 'cancel_at' });
  return at;
}

export function periodEnds({ items }: Subscription): { earliest: Seconds; latest: Seconds } {
  const ends = items.data.map((item) => item.current_period_end);
  return { earliest: Math.min(...ends), latest: Math.max(...ends) };
}
