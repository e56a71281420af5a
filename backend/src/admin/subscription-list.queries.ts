import { PAID_PLANS } from '../billing/subscription-state.js';

/** What can be wrong between a subscription at Stripe, our copy of it, and what the person may use. */
export const SUBSCRIPTION_PROBLEMS = [
  /** The copy gives another plan than the person has. */
  'plan-differs',
  /** Its period is over, and no renewal or end has reached us. */
  'renewal-missing',
  /** Its price is none of our plans, so it gives nothing. */
  'unknown-price',
  /** The person has more than one that runs. */
  'several-running',
  /** The copy was never compared since the account was tied to this customer. */
  'never-synced',
  /** Stripe reported something that could not be worked off. */
  'events-dead',
  /** Stripe reported something more than five minutes ago that is not worked off yet. */
  'events-waiting',
  /** In the last seven days a nightly comparison found a difference and mended it. */
  'differed',
] as const;
export type SubscriptionProblem = (typeof SUBSCRIPTION_PROBLEMS)[number];

const problem = (name: SubscriptionProblem, condition: string) => `CASE WHEN ${condition} THEN '${name}' END`;
const reported = (condition: string) =>
  `s.customer_id IN (SELECT customer_id FROM stripe_event WHERE processed_at IS NULL AND customer_id IS NOT NULL AND ${condition})`;

/** $1 is the time that money goes by, $2 the statuses of running subscriptions. */
const PROBLEMS = `array_remove(ARRAY[
  ${problem(
    'plan-differs',
    `CASE WHEN s.is_entitling THEN s.plan IS DISTINCT FROM coalesce(p.plan, 'free')
          ELSE p.plan <> 'free' AND NOT EXISTS (
            SELECT 1 FROM billing_subscription e WHERE e.user_id = s.user_id AND (e.is_entitling OR e.created_at > s.created_at)
          ) END`,
  )},
  ${problem('renewal-missing', `s.is_entitling AND s.period_ends_at < $1::timestamptz - interval '1 hour'`)},
  ${problem('unknown-price', `s.plan IS NULL AND s.status = ANY($2::text[])`)},
  ${problem(
    'several-running',
    `s.status = ANY($2::text[]) AND EXISTS (
       SELECT 1 FROM billing_subscription o WHERE o.user_id = s.user_id AND o.id <> s.id AND o.status = ANY($2::text[])
     )`,
  )},
  ${problem('never-synced', 'c.synced_at IS NULL')},
  ${problem('events-dead', reported('dead_at IS NOT NULL'))},
  ${problem('events-waiting', reported(`dead_at IS NULL AND received_at < now() - interval '5 minutes'`))},
  ${problem('differed', `c.differed_at > now() - interval '7 days'`)}
], NULL)`;

const JOINED = `
  FROM billing_subscription s
  LEFT JOIN billing_customer c ON c.user_id = s.user_id
  LEFT JOIN usage_period p ON p.user_id = s.user_id AND p.closed_at IS NULL`;

/** Side by side in the order of two indexes, plan by plan. */
const withOtherPlan = (plan: string) => `
    SELECT user_id FROM (SELECT user_id, true AS is_given FROM billing_subscription WHERE is_entitling AND plan = '${plan}') AS given
      FULL JOIN (SELECT user_id, true AS is_had FROM usage_period WHERE closed_at IS NULL AND plan = '${plan}') AS had USING (user_id)
     WHERE is_given IS NULL OR is_had IS NULL`;

/**
 * Whose subscriptions may have a problem, and few others: each kind is found in an index of its own, and the plans in
 * use are compared with those given side by side, so that a hundred thousand in order cost next to nothing. Of several
 * that run, one at most is written down as giving its plan.
 */
const SUSPECTS = `
  SELECT DISTINCT user_id FROM (${PAID_PLANS.map(withOtherPlan).join(' UNION ALL ')}
    UNION ALL SELECT user_id FROM billing_subscription WHERE NOT is_entitling AND status = ANY($2::text[])
    UNION ALL SELECT user_id FROM billing_customer WHERE synced_at IS NULL
    UNION ALL SELECT user_id FROM billing_customer WHERE differed_at > now() - interval '7 days'
    UNION ALL SELECT user_id FROM billing_subscription WHERE plan IS NULL
    UNION ALL SELECT user_id FROM billing_subscription WHERE is_entitling AND period_ends_at < $1::timestamptz - interval '1 hour'
    UNION ALL SELECT user_id FROM billing_subscription WHERE customer_id IN (
      SELECT customer_id FROM stripe_event WHERE processed_at IS NULL AND dead_at IS NULL
      UNION ALL SELECT customer_id FROM stripe_event WHERE processed_at IS NULL AND dead_at IS NOT NULL
    )
  ) AS suspects`;

/** The accounts of the suspects, up to `$3`. */
export const SUSPECT_USERS = `SELECT ARRAY(${SUSPECTS} LIMIT $3) AS users`;

/** Which subscriptions of the accounts `$3` have a problem. */
export const IDS_WITH_PROBLEM = `SELECT ARRAY(SELECT s.id ${JOINED} WHERE s.user_id = ANY($3::uuid[]) AND cardinality(${PROBLEMS}) > 0) AS ids`;

/** All that have a problem; null: so many that looking at each in turn soon finds enough. */
export type WithProblem = readonly string[] | null;

/**
 * $3 a status, $4 a plan, $5 an account, $6 its id; each may be null. $7 is the value given back, if there is one.
 * @param hasProblem null: whether or not
 */
export function foundSubscriptions(
  hasProblem: boolean | null,
  withProblem: WithProblem,
): [from: string, value: unknown[]] {
  // Where no problem is looked for, a row far behind is reached in the order's index alone.
  const from = `
  ${hasProblem !== null && withProblem === null ? JOINED : 'FROM billing_subscription s'}
 WHERE $1::timestamptz IS NOT NULL AND $2::text[] IS NOT NULL
   AND ($3::text IS NULL OR s.status = $3) AND ($4::text IS NULL OR s.plan = $4)
   AND ($5::uuid IS NULL OR s.user_id = $5) AND ($6::text IS NULL OR s.id = $6)`;
  if (hasProblem === null) return [from, []];
  if (withProblem === null) return [`${from} AND (cardinality(${PROBLEMS}) > 0) = $7::boolean`, [hasProblem]];
  return [`${from} AND s.id ${hasProblem ? '= ANY' : '<> ALL'}($7::text[])`, [withProblem]];
}

/** With what is wrong with each. `$1` and `$2` as above. @param which their ids */
export const selectSubscriptions = (which: string) => `
  SELECT s.id, s.user_id AS "userId", (SELECT email FROM user_account WHERE id = s.user_id) AS "userEmail",
         s.customer_id AS "customerId", s.status, s.plan, s.next_plan AS "nextPlan", s.is_entitling AS "isEntitling",
         coalesce(p.plan, 'free') AS "planInUse", s.period_starts_at AS "periodStartsAt", s.period_ends_at AS "periodEndsAt",
         s.cancels_at AS "cancelsAt", s.ended_at AS "endedAt", s.created_at AS "createdAt", c.synced_at AS "syncedAt",
         ${PROBLEMS} AS problems
  ${JOINED} WHERE s.id IN (${which})`;
