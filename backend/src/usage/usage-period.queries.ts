import { prepared } from '../database/prepared-statements.js';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { type FreeQuotaRenewal, PLANS } from '../contracts/plans.js';

/** What a plan allows a month, as an SQL expression. */
const allowanceOf = (plan: string): string =>
  `CASE ${plan} ${Object.entries(PLANS)
    .map(([id, { monthlyPrompts }]) => `WHEN '${id}' THEN ${monthlyPrompts}`)
    .join(' ')} END`;

/** The version of an account that never had a period. */
export const NO_PERIOD = 'none';

export interface PeriodExpressions {
  plan: string;
  quota: string;
  used: string;
  resetsAt: string;
  adminModified: string;
  reserved: string;
  version: string;
  /** The period is over, whether or not anyone has closed it. */
  isOver: string;
}

/**
 * The statements that open, follow and close periods. All of them know one rule: a period whose end has come is over,
 * whether or not anyone has closed it yet. `FREE_QUOTA_RENEWAL=never` takes the free plan out of that rule.
 */
@Injectable()
export class PeriodQueries {
  /** Takes a prompt: of the running period, or of the next if the running one is over. See {@link buildReserve}. */
  readonly reserve: string;
  /** Closes one person's period if it is over. `$1` person, `$2` now. */
  readonly roll: string;
  /** The same for the next `$2` of all people, leaving those alone whom someone else is just rolling. `$1` now. */
  readonly rollBatch: string;
  /** The running period as it is at `$2`, read and not written. */
  readonly summary: string;
  /** Sets the counters of the next `$3` accounts after `$2` to nothing used, and says what was. `$1` now. */
  readonly resetBatch: string;
  /** Periods that were opened under the other reading of FREE_QUOTA_RENEWAL take on this one, `$1` at a time. */
  readonly adoptRenewal: string;
  private readonly renewal: FreeQuotaRenewal;

  constructor(config: AppConfig) {
    this.renewal = config.freeQuotaRenewal;
    this.reserve = prepared(this.buildReserve());
    this.roll = this.buildRoll(`user_id = $1 AND closed_at IS NULL AND ${this.isOver('', '$2')}`, '$2');
    this.rollBatch = this.buildRoll(
      `id IN (SELECT id FROM usage_period WHERE closed_at IS NULL AND ${this.isOver('', '$1')}
               ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      '$1',
    );
    this.summary = prepared(this.buildSummary());
    this.resetBatch = this.buildResetBatch();
    this.adoptRenewal = this.buildAdoptRenewal();
  }

  /** What is true of an account at an instant, over its open period's row, due or not. The row may be missing. */
  at(now: string, row: string): PeriodExpressions {
    const over = `${row}.ends_at IS NOT NULL AND ${this.isOver(`${row}.`, now)}`;
    const end = `CASE WHEN ${over} THEN add_utc_months(${row}.anchor_at, utc_months_between(${row}.anchor_at, ${now}) + 1) ELSE ${row}.ends_at END`;
    return {
      plan: `coalesce(${row}.plan, 'free')`,
      quota: `CASE WHEN ${row}.id IS NULL OR ${over} THEN ${allowanceOf(`coalesce(${row}.plan, 'free')`)} ELSE ${row}.quota END`,
      used: `CASE WHEN ${row}.id IS NULL OR ${over} THEN 0 ELSE ${row}.used END`,
      resetsAt: this.renewal === 'never' ? `CASE WHEN ${row}.plan <> 'free' THEN ${end} END` : `(${end})`,
      adminModified: `CASE WHEN ${row}.id IS NULL OR ${over} THEN false ELSE ${row}.admin_modified END`,
      reserved: `CASE WHEN ${row}.id IS NULL OR ${over} THEN 0 ELSE ${row}.reserved END`,
      version: versionOf(row, over, now),
      isOver: `(${over})`,
    };
  }

  private isOver(prefix: string, now: string): string {
    const over = `${prefix}ends_at <= ${now}`;
    return this.renewal === 'never' ? `(${over} AND ${prefix}plan <> 'free')` : `(${over})`;
  }

  /**
   * One round trip. Takes a prompt if there is one and notes who holds it, or returns no row. A repeated key fails as a
   * unique violation and undoes both. `$1` id, `$2` person, `$3` key, `$4` hash, `$5` lease, `$6` now.
   *
   * Doesn't wait until it is on disk: settling, which everything about it depends on, does. A database that dies within the
   * next half second may forget it; {@link UsageService.holdAgain} knows of that.
   */
  private buildReserve(): string {
    return `
  WITH running AS (
    UPDATE usage_period SET reserved = reserved + 1
     WHERE user_id = $2 AND closed_at IS NULL AND (ends_at IS NULL OR NOT ${this.isOver('', '$6')}) AND used + reserved < quota
    RETURNING id
  ), ${this.closeAndOpen(`user_id = $2 AND closed_at IS NULL AND ${this.isOver('', '$6')}`, '$6', 1)}
  INSERT INTO usage_reservation (id, user_id, period_id, idempotency_key, request_hash, lease_expires_at, created_at)
  SELECT $1, $2, period.id, $3, $4, $5, $6 FROM (SELECT id FROM running UNION ALL SELECT id FROM opened WHERE closed_at IS NULL) AS period
   WHERE set_config('synchronous_commit', 'off', true) IS NOT NULL
  RETURNING period_id`;
  }

  private buildRoll(condition: string, now: string): string {
    return `WITH ${this.closeAndOpen(condition, now, 0)} SELECT count(*)::int AS rolled FROM opened WHERE closed_at IS NULL`;
  }

  /**
   * Closes periods and opens those that follow, up to the one that holds now. Months in which nobody came are written as
   * well, so that the rows of an account tile time without gap or overlap.
   */
  private closeAndOpen(condition: string, now: string, reserved: 0 | 1): string {
    return `closed AS (
    UPDATE usage_period SET closed_at = ${now} WHERE ${condition} RETURNING user_id, plan, anchor_at, ends_at
  ), opened AS (
    INSERT INTO usage_period (user_id, plan, quota, reserved, anchor_at, starts_at, ends_at, closed_at)
    SELECT user_id, plan, ${allowanceOf('plan')}, CASE WHEN month = last THEN ${reserved} ELSE 0 END, anchor_at,
           greatest(add_utc_months(anchor_at, month), ends_at), add_utc_months(anchor_at, month + 1),
           CASE WHEN month < last THEN ${now}::timestamptz END
      FROM (SELECT *, utc_months_between(anchor_at, ends_at) AS first, utc_months_between(anchor_at, ${now}) AS last FROM closed) AS months,
           generate_series(first, last) AS month
    RETURNING id, closed_at
  )`;
  }

  private buildSummary(): string {
    const { plan, quota, used, resetsAt, adminModified, reserved } = this.at('$2', 'p');
    return `
  SELECT ${plan} AS plan, ${quota} AS quota, ${used} AS used, ${resetsAt} AS "resetsAt", ${adminModified} AS "adminModified",
         ${reserved} AS reserved
    FROM usage_period p WHERE user_id = $1 AND closed_at IS NULL`;
  }

  /** Locks accounts in the order of their ids, as the sweep does: else the two could wait for each other. */
  private buildResetBatch(): string {
    return `
  WITH batch AS (
    SELECT id, user_id, used FROM usage_period
     WHERE closed_at IS NULL AND user_id > $2 AND used > 0 AND (ends_at IS NULL OR NOT ${this.isOver('', '$1')})
     ORDER BY user_id LIMIT $3 FOR UPDATE
  ), reset AS (
    UPDATE usage_period SET adjustment = adjustment - batch.used, used = 0, admin_modified = true, revision = revision + 1
      FROM batch WHERE usage_period.id = batch.id
  )
  SELECT user_id AS "userId", used FROM batch ORDER BY user_id`;
  }

  private buildAdoptRenewal(): string {
    const [end, differs] =
      this.renewal === 'never'
        ? ['NULL', `ends_at IS NOT NULL AND plan = 'free'`]
        : ['add_utc_months(anchor_at, utc_months_between(anchor_at, starts_at) + 1)', 'ends_at IS NULL'];
    return `
  WITH adopted AS (
    UPDATE usage_period SET ends_at = ${end}
     WHERE id IN (SELECT id FROM usage_period WHERE closed_at IS NULL AND ${differs} LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING id
  )
  SELECT count(*)::int AS adopted FROM adopted`;
  }
}

/** Names a period and how often it was changed by hand, so that an edit can say which numbers it has seen. */
function versionOf(row: string, over: string, now: string): string {
  const start = `CASE WHEN ${over} THEN add_utc_months(${row}.anchor_at, utc_months_between(${row}.anchor_at, ${now})) ELSE ${row}.starts_at END`;
  const revision = `CASE WHEN ${over} THEN 0 ELSE ${row}.revision END`;
  return `CASE WHEN ${row}.id IS NULL THEN '${NO_PERIOD}' ELSE concat_ws('-', ${row}.plan, (extract(epoch FROM ${start}) * 1000)::bigint, ${revision}) END`;
}

/**
 * Opens a period for an account that has none open; no row if it has. The wall clock and not the transaction's, whose
 * start says nothing about who came first: periods that begin in the same instant are told apart by it.
 */
export const OPEN = `
  INSERT INTO usage_period (user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at, created_at)
  VALUES ($1, $2, $3, $4, $4, $5, $6, $7, clock_timestamp())
  ON CONFLICT (user_id) WHERE closed_at IS NULL DO NOTHING RETURNING id`;

/** Ends a period before its time. */
export const CLOSE = `UPDATE usage_period SET closed_at = $2, ends_at = $3 WHERE id = $1 AND closed_at IS NULL`;

/** Gives the running period another paid plan's allowance; what was used stays used. */
export const CONVERT = `
  UPDATE usage_period SET plan = $2, quota = $3, anchor_at = $4, ends_at = $5, admin_modified = false, revision = revision + 1
   WHERE id = $1 AND closed_at IS NULL`;

/** Leaves nothing of a running paid period. */
export const LIMIT_TO_USED = `
  UPDATE usage_period SET quota = used, revision = revision + 1 WHERE user_id = $1 AND closed_at IS NULL AND plan <> 'free' AND quota <> used`;

/** An edit by hand. What is being worked on stays reserved and is spent on top. */
export const EDIT = `
  UPDATE usage_period SET adjustment = adjustment + $2 - used, used = $2, quota = $3, admin_modified = true, revision = revision + 1
   WHERE id = $1`;
