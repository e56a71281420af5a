import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { countRows } from '../common/count-rows.js';
import type { ListQuery } from '../common/list-query.js';
import { withoutSecrets } from '../common/without-secrets.js';
import { MetricsService } from '../metrics/metrics.service.js';
import type { EventReference } from './event-reading.js';

export interface ClaimedEvent {
  id: string;
  type: string;
  objectId: string;
  attempts: number;
}

export interface DeadEvent {
  id: string;
  type: string;
  objectId: string;
  customerId: string | null;
  /** Stripe's time. */
  createdAt: Date;
  receivedAt: Date;
  diedAt: Date;
  attempts: number;
  /** Why the last try failed. */
  reason: string;
}

const DEAD_ORDER = { diedAt: 'dead_at', createdAt: 'created_at', type: 'type' } as const;
export type DeadEventColumn = keyof typeof DEAD_ORDER;
export const DEAD_EVENT_COLUMNS = Object.keys(DEAD_ORDER) as DeadEventColumn[];

const DEAD = `FROM stripe_event WHERE processed_at IS NULL AND dead_at IS NOT NULL`;

/** Longer than any work on one customer takes: after this, whoever claimed the events is gone. */
const LEASE_SECONDS = 120;
/** 1 s, 2 s, 4 s … at most an hour apart: most of a day in all. */
const MAX_ATTEMPTS = 30;
const LONGEST_WAIT_SECONDS = 3_600;

/** Events that were acknowledged and are not done yet. */
@Injectable()
export class StripeInbox {
  constructor(
    private readonly dataSource: DataSource,
    metrics: MetricsService,
  ) {
    metrics.observed('stripe_inbox_events', "Stripe's events that are not worked off", ['state'], async () => {
      const { waiting, dead } = await this.backlog();
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'given-up' }, value: dead },
      ];
    });
    metrics.observed('stripe_inbox_oldest_seconds', 'How long the oldest of them has waited', [], async () => [
      { labels: {}, value: (await this.backlog()).oldestSeconds },
    ]);
  }

  /** Keeps the event. A second delivery changes nothing. @returns whether it was new. */
  async store({ id, type, objectId, customerId, createdAt }: EventReference): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO stripe_event (id, type, object_id, customer_id, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, type, objectId, customerId, createdAt],
    );
    return rows.length > 0;
  }

  /**
   * Takes all due events of the customer who waits longest; several workers share the work.
   * Null: nothing is due.
   */
  async claim(): Promise<{ customerId: string | null; events: ClaimedEvent[] } | null> {
    const [rows] = await this.dataSource.query<[(ClaimedEvent & { customerId: string | null })[], number]>(CLAIM, [
      LEASE_SECONDS,
    ]);
    const [first] = rows;
    return first ? { customerId: first.customerId, events: rows } : null;
  }

  /** Puts events back after a failure, for later and later, and at last aside for an operator. */
  async fail(events: readonly ClaimedEvent[], error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    await this.dataSource.query(
      `UPDATE stripe_event
          SET last_error = $2,
              dead_at = CASE WHEN attempts >= $3 THEN now() END,
              next_attempt_at = now() + make_interval(secs => least($4, power(2, least(attempts, 20) - 1)))
        WHERE id = ANY($1) AND processed_at IS NULL`,
      [events.map(({ id }) => id), message.slice(0, 500), MAX_ATTEMPTS, LONGEST_WAIT_SECONDS],
    );
  }

  /** Those that were given up. */
  async listDead({ orderBy, descending, offset, limit }: ListQuery<DeadEventColumn>) {
    const [rows, total] = await Promise.all([
      this.dataSource.query<DeadEvent[]>(
        `SELECT id, type, object_id AS "objectId", customer_id AS "customerId", created_at AS "createdAt",
                received_at AS "receivedAt", dead_at AS "diedAt", attempts, coalesce(last_error, '') AS reason
           ${DEAD} ORDER BY ${DEAD_ORDER[orderBy]} ${descending ? 'DESC' : 'ASC'}, id LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      countRows(this.dataSource, DEAD, []),
    ]);
    return { rows: rows.map((row) => ({ ...row, reason: withoutSecrets(row.reason) })), total };
  }

  /**
   * Puts given-up events back, as new as on their first day.
   * @param id which one; null: all of them. @returns how many: none, where somebody else was faster
   */
  async revive(id: string | null, tx: EntityManager): Promise<number> {
    const [, revived] = await tx.query<[unknown[], number]>(
      `UPDATE stripe_event SET dead_at = NULL, attempts = 0, next_attempt_at = now()
        WHERE processed_at IS NULL AND dead_at IS NOT NULL AND ($1::text IS NULL OR id = $1)`,
      [id],
    );
    return revived;
  }

  /** How many wait, how long the oldest has waited, and how many were given up. */
  async backlog(): Promise<{ waiting: number; oldestSeconds: number; dead: number }> {
    const [row] = await this.dataSource.query<{ waiting: number; oldestSeconds: number; dead: number }[]>(
      `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(received_at)), 0)::float AS "oldestSeconds",
              (SELECT count(*)::int ${DEAD}) AS dead
         FROM stripe_event WHERE processed_at IS NULL AND dead_at IS NULL`,
    );
    return row ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
  }
}

/** An event that names no customer goes by itself. */
const CLAIM = `
  WITH first AS (
    SELECT id, customer_id FROM stripe_event
     WHERE processed_at IS NULL AND dead_at IS NULL AND next_attempt_at <= now()
     ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ), due AS (
    SELECT e.id FROM stripe_event e, first
     WHERE e.processed_at IS NULL AND e.dead_at IS NULL AND e.next_attempt_at <= now()
       AND (e.id = first.id OR e.customer_id = first.customer_id)
     FOR UPDATE OF e SKIP LOCKED
  )
  UPDATE stripe_event SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
   WHERE id IN (SELECT id FROM due)
  RETURNING id, type, object_id AS "objectId", customer_id AS "customerId", attempts`;
