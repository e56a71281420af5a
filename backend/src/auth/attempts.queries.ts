/** Within this time the free attempts are counted, and after so long a rest all is forgotten. It is also the longest wait. */
const WINDOW = `interval '15 minutes'`;

/** The earlier attempts no longer matter. */
const IS_OVER = `(CASE WHEN b.attempts < $2 THEN b.started_at ELSE b.blocked_until END < clock_timestamp() - ${WINDOW})`;

/**
 * Counts an attempt; no row while the place has to wait. With the last free one the waits begin: 5 s, 10 s, 20 s … .
 * The clock is read at the instant of the change, because a statement that waited for another began earlier.
 */
export const TAKE_ATTEMPT = `
  INSERT INTO login_backoff AS b (key, attempts, started_at) VALUES ($1, 1, clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN ${IS_OVER} THEN 1 ELSE b.attempts + 1 END,
    started_at = CASE WHEN ${IS_OVER} THEN clock_timestamp() ELSE b.started_at END,
    blocked_until = CASE WHEN ${IS_OVER} OR b.attempts + 1 < $2::int THEN NULL
      ELSE clock_timestamp() + least(make_interval(secs => 5 * power(2, least(b.attempts + 1 - $2::int, 20))), ${WINDOW}) END
  WHERE b.blocked_until IS NULL OR b.blocked_until <= clock_timestamp()
  RETURNING b.attempts`;

export const UNDO_ATTEMPT = `
  UPDATE login_backoff SET attempts = greatest(attempts - 1, 0), blocked_until = NULL WHERE key = $1`;

const RECENT = `ARRAY(SELECT c FROM unnest(b.checks) c WHERE c > clock_timestamp() - interval '1 hour')`;

/** Takes one check from an account's hour; no row when they are used up. */
export const TAKE_CHECK = `
  INSERT INTO login_budget AS b (key, checks, last_check_at) VALUES ($1, ARRAY[clock_timestamp()], clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET checks = ${RECENT} || clock_timestamp(), last_check_at = clock_timestamp()
  WHERE cardinality(${RECENT}) < $2
  RETURNING b.checks[cardinality(b.checks)]::text AS "takenAt"`;

export const REFUND_CHECK = `UPDATE login_budget SET checks = array_remove(checks, $2::timestamptz) WHERE key = $1`;
