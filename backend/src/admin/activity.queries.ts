/** The upper ends of the classes in which run times are counted; the last class has none. */
export const LATENCY_BOUNDS_MS = [
  25, 50, 100, 250, 500, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000,
] as const;

const versions = (source: 'model' | 'built-in') =>
  `(SELECT count(*) FROM jsonb_array_elements(o.variants) AS v WHERE v->>'source' = '${source}')`;
const inState = (...states: string[]) =>
  `count(*) FILTER (WHERE state IN (${states.map((state) => `'${state}'`).join(', ')}))`;
const byClass = Array.from(
  { length: LATENCY_BOUNDS_MS.length + 1 },
  (_, index) => `count(*) FILTER (WHERE class = ${index})`,
).join(', ');

/**
 * Counts the hours from $1 up to $2 anew. Counted again it comes to the same, so that servers may do it at once and what
 * was settled since is caught up with. A request counts in the hour it came in.
 */
export const COUNT_HOURS = `
  INSERT INTO activity_hour (hour, sign_ups, active_users, optimizations, cancelled, failed, model_versions, fallback_versions, latencies)
  SELECT hours.hour, coalesce(new_people, 0), coalesce(active_people, 0), coalesce(delivered, 0), coalesce(cancelled, 0), coalesce(failed, 0),
         coalesce(by_model, 0), coalesce(by_fallback, 0), coalesce(classes, ARRAY[]::int[])
    FROM generate_series($1::timestamptz, $2::timestamptz - interval '1 hour', interval '1 hour') AS hours (hour)
    LEFT JOIN (
      SELECT date_trunc('hour', created_at) AS hour, count(*)::int AS new_people FROM user_account
       WHERE created_at >= $1 AND created_at < $2 GROUP BY 1
    ) AS new USING (hour)
    LEFT JOIN (
      SELECT hour, count(DISTINCT user_id)::int AS active_people, ${inState('committed', 'waived')}::int AS delivered,
             ${inState('cancelled')}::int AS cancelled, ${inState('released', 'expired')}::int AS failed,
             sum(by_model)::int AS by_model, sum(by_fallback)::int AS by_fallback, ARRAY[${byClass}]::int[] AS classes
        FROM (
          SELECT date_trunc('hour', r.created_at) AS hour, r.user_id, r.state,
                 width_bucket(1000 * extract(epoch FROM o.completed_at - r.created_at), ARRAY[${LATENCY_BOUNDS_MS.join(', ')}]::numeric[]) AS class,
                 ${versions('model')} AS by_model,
                 CASE WHEN r.state = 'waived' OR o.engine NOT LIKE 'built-in/%' THEN ${versions('built-in')} ELSE 0 END AS by_fallback
            FROM usage_reservation r LEFT JOIN optimization o ON o.id = r.id
           WHERE r.created_at >= $1 AND r.created_at < $2
        ) AS run GROUP BY hour
    ) AS runs USING (hour)
   ORDER BY 1
  ON CONFLICT (hour) DO UPDATE SET
    sign_ups = excluded.sign_ups, active_users = excluded.active_users, optimizations = excluded.optimizations,
    cancelled = excluded.cancelled, failed = excluded.failed, model_versions = excluded.model_versions,
    fallback_versions = excluded.fallback_versions, latencies = excluded.latencies`;

/** The same for whole UTC days. */
export const COUNT_DAYS = `
  INSERT INTO activity_day (day, active_users)
  SELECT date_trunc('day', created_at)::date, count(DISTINCT user_id) FROM usage_reservation
   WHERE created_at >= date_trunc('day', $1::timestamptz) AND created_at < $2::timestamptz GROUP BY 1 ORDER BY 1
  ON CONFLICT (day) DO UPDATE SET active_users = excluded.active_users`;

export const NOTE_PEOPLE = `
  INSERT INTO person_activity (user_id, last_active_at)
  SELECT r.user_id, max(r.created_at) FROM usage_reservation r JOIN user_account u ON u.id = r.user_id
   WHERE r.created_at >= $1 AND r.created_at < $2 GROUP BY 1 ORDER BY 1
  ON CONFLICT (user_id) DO UPDATE SET last_active_at = excluded.last_active_at
   WHERE person_activity.last_active_at < excluded.last_active_at`;

/** $1 is the time that money goes by; a period that is over counts as unused. */
export const COUNT_PLANS = `
  INSERT INTO plan_day (day, plan, accounts, used, quota, exhausted, paying, counted_at)
  SELECT (now() AT TIME ZONE 'UTC')::date, plans.plan, coalesce(accounts, 0), coalesce(used, 0), coalesce(quota, 0), coalesce(exhausted, 0),
         coalesce(paying, 0), now()
    FROM unnest($2::text[]) AS plans (plan)
    LEFT JOIN (
      SELECT plan, count(*) AS accounts, sum(quota) AS quota, sum(left_over.used) AS used,
             count(*) FILTER (WHERE left_over.used >= quota) AS exhausted
        FROM usage_period
        CROSS JOIN LATERAL (SELECT CASE WHEN ends_at <= $1::timestamptz THEN 0 ELSE used END AS used) AS left_over
       WHERE closed_at IS NULL GROUP BY plan
    ) AS periods USING (plan)
    LEFT JOIN (
      SELECT plan, count(*) AS paying FROM billing_subscription WHERE is_entitling AND status IN ('active', 'past_due') GROUP BY plan
    ) AS subscriptions USING (plan)
  ON CONFLICT (day, plan) DO UPDATE SET
    accounts = excluded.accounts, used = excluded.used, quota = excluded.quota, exhausted = excluded.exhausted,
    paying = excluded.paying, counted_at = excluded.counted_at`;
