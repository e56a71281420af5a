import type { ListQuery } from '../common/list-query.js';
import { type PlanId, PLANS } from '../contracts/plans.js';
import { type Role, ROLES } from '../contracts/roles.js';

/** What a list of accounts is narrowed to. Null: not by that. */
export interface UserFilter {
  /** Of the address: from three letters on anywhere in it, before that how it begins. */
  search: string | null;
  ids: readonly string[] | null;
  plan: PlanId | null;
  isVerified: boolean | null;
  /** Nothing remains of the running period. */
  isExhausted: boolean | null;
  role: Role | null;
  isSuspended: boolean | null;
  createdFrom: Date | null;
  createdBefore: Date | null;
}

const TRIGRAM = 3;

/** Searched anywhere in the address, which the trigram index answers; less is how it begins. */
export const isSearchedInside = (search: string): boolean => [...search].length >= TRIGRAM;

/** Who has a period that is exhausted or paid for: accounts without one can't match. */
export const needsPeriod = ({ plan, isExhausted }: Pick<UserFilter, 'plan' | 'isExhausted'>): boolean =>
  isExhausted === true || (plan !== null && plan !== 'free');

/** @throws AppError VALIDATION_FAILED for a value that is not one of those offered */
export function readUserFilter({
  search,
  ids,
  filter,
}: Pick<ListQuery<string>, 'search' | 'ids' | 'filter'>): UserFilter {
  const { from, before } = filter.span('createdAt');
  return {
    search,
    ids,
    plan: filter.oneOf('subscriptionTier', Object.keys(PLANS) as PlanId[]),
    isVerified: filter.flag('isVerified'),
    isExhausted: filter.flag('exhausted'),
    role: filter.oneOf('role', ROLES),
    isSuspended: filter.flag('isSuspended'),
    createdFrom: from,
    createdBefore: before,
  };
}
