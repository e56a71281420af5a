import type { Subscription } from '../objects.js';

/** Over for good: nothing brings such a subscription back. */
export function isTerminal({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
