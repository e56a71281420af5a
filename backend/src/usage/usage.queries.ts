import { LIMITS } from '../contracts/limits.js';

/**
 * The statements that settle prompts. Each changes state under a condition and says by its rows whether it did,
 * so that parallel requests, retries and crashes can't spend a prompt twice or lose one.
 */

/*
 * Every settling statement notes the reservation without changing it, then changes the period, then the reservation.
 * The other way round it deadlocks with reserving, which holds the period while it looks for a used key: PostgreSQL
 * waits there for whoever is changing the row that has the key.
 */

/** More work for the statement that settles a prompt: a query over `period`, which has a row only if it was settled. */
export interface Along {
  /** Its placeholders start with `$3`. */
  sql: string;
  values: unknown[];
}

/** For those who do more in a transaction of their own. */
export const NOTHING: Along = { sql: 'SELECT', values: [] };

const settling = (state: string, change: string, condition: string, { sql }: Pick<Along, 'sql'>): string => `
  WITH held AS (
    SELECT id, period_id FROM usage_reservation WHERE id = $1 AND state = 'reserved' FOR UPDATE
  ), period AS (
    UPDATE usage_period SET reserved = reserved - 1${change} FROM held
     WHERE usage_period.id = held.period_id${condition}
    RETURNING plan, quota, used, ends_at AS "resetsAt", admin_modified AS "adminModified", user_id AS "userId", closed_at AS "closedAt"
  ), settled AS (
    UPDATE usage_reservation SET state = '${state}', settled_at = $2
     WHERE id IN (SELECT id FROM held) AND EXISTS (SELECT 1 FROM period)
  ), along AS (${sql})
  SELECT * FROM period`;

/** Spends a held prompt and tells what is left; no row if it is no longer held. */
export const COMMIT = (along: Along): string => settling('committed', ', used = used + 1', '', along);

/** Lets a delivered prompt cost nothing; its key stays taken, because there is an answer to repeat. */
export const WAIVE = (along: Along): string => settling('waived', '', '', along);

/** The same for a run its owner gave up, as long as they didn't do so too often in this period. */
export const CANCEL = (along: Along): string =>
  settling('cancelled', ', cancelled = cancelled + 1', ` AND cancelled < ${LIMITS.freeCancellations}`, along);

/** Gives a held prompt back and frees its key, so that the same request may be tried again. */
export const RELEASE = `
  WITH held AS (
    SELECT id, period_id FROM usage_reservation WHERE id = $1 AND state = 'reserved' FOR UPDATE
  ), period AS (
    UPDATE usage_period SET reserved = reserved - 1 FROM held WHERE usage_period.id = held.period_id
    RETURNING usage_period.id
  ), settled AS (
    UPDATE usage_reservation SET state = 'released', settled_at = $2, idempotency_key = NULL
     WHERE id IN (SELECT id FROM held) AND EXISTS (SELECT 1 FROM period)
  )
  SELECT id FROM period`;

/**
 * Gives back prompts whose holder is gone; several sweepers share the work instead of waiting for one another, and take
 * the periods they share in one order.
 */
export const SWEEP = `
  WITH orphans AS (
    SELECT id, period_id FROM usage_reservation
     WHERE state = 'reserved' AND lease_expires_at <= $1 AND ($2::uuid IS NULL OR user_id = $2)
     ORDER BY lease_expires_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ), counts AS (
    SELECT period_id, count(*)::int AS orphaned FROM orphans GROUP BY period_id
  ), periods AS (
    SELECT id FROM usage_period WHERE id IN (SELECT period_id FROM counts) ORDER BY user_id, id FOR UPDATE
  ), returned AS (
    UPDATE usage_period SET reserved = reserved - counts.orphaned FROM counts
     WHERE usage_period.id = counts.period_id AND usage_period.id IN (SELECT id FROM periods)
    RETURNING counts.orphaned
  ), expired AS (
    UPDATE usage_reservation SET state = 'expired', settled_at = $1, idempotency_key = NULL
     WHERE id IN (SELECT id FROM orphans) AND EXISTS (SELECT 1 FROM returned)
  )
  SELECT coalesce(sum(orphaned), 0)::int AS swept FROM returned`;

/** Ends the time in which a key is remembered. What is being worked on keeps its key: its answer is still to come. */
export const FORGET_KEYS = `
  UPDATE usage_reservation SET idempotency_key = NULL, request_hash = NULL
   WHERE id IN (
     SELECT id FROM usage_reservation
      WHERE idempotency_key IS NOT NULL AND state <> 'reserved' AND created_at <= $1 AND ($2::uuid IS NULL OR id = $2)
      LIMIT $3 FOR UPDATE SKIP LOCKED
   )`;
