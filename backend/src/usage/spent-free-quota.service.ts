import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { User } from '../users/user.entity.js';

/**
 * Keeps the fullest of the free months that still run, should several accounts of one mailbox be deleted. A month runs to
 * its end by the anchor, also when a paid plan closed its period earlier.
 */
const REMEMBER = `
  INSERT INTO spent_free_quota (address_hash, used, anchor_at, ends_at)
  SELECT $1, used, anchor_at, month_ends_at
    FROM (SELECT used + reserved AS used, anchor_at,
                 CASE WHEN NOT $4::boolean THEN add_utc_months(anchor_at, utc_months_between(anchor_at, starts_at) + 1) END AS month_ends_at
            FROM usage_period WHERE user_id = $2 AND plan = 'free') AS month
   WHERE (month_ends_at IS NULL OR month_ends_at > $3) AND used > 0
   ORDER BY used DESC LIMIT 1
  ON CONFLICT (address_hash) DO UPDATE
    SET used = excluded.used, anchor_at = excluded.anchor_at, ends_at = excluded.ends_at
    WHERE spent_free_quota.ends_at <= $3 OR spent_free_quota.used <= excluded.used`;

/** What never renewed counts only as long as nothing renews. */
const RECALL = `
  SELECT used, anchor_at AS "anchorAt" FROM spent_free_quota
   WHERE address_hash = ANY($1) AND (ends_at > $2 OR (ends_at IS NULL AND $3))
   ORDER BY used DESC LIMIT 1`;

export interface SpentFreeQuotaRow {
  used: number;
  anchorAt: Date;
}

/** Free prompts outlive the account that used them, without its address. */
@Injectable()
export class SpentFreeQuotaService {
  private readonly keys: readonly string[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    jobs: JobsService,
  ) {
    // What was remembered under the key before the present one is still found.
    this.keys = [config.jwtSecret, config.jwtSecretPrevious].filter((key) => key !== null);
    jobs.define({
      queue: 'spent-free-quota-clean-up',
      retry: { retryLimit: 0 },
      cron: '47 3 * * *',
      run: () => this.dropEnded(),
    });
  }

  /** In the transaction that deletes the account. */
  async remember({ id, email }: Pick<User, 'id' | 'email'>, tx: EntityManager): Promise<void> {
    const [hash] = this.hashesOf(email);
    await tx.query(REMEMBER, [hash, id, this.clock.now(), this.isOnce]);
  }

  /** What an earlier account of the same mailbox used of a free month that still runs. */
  async recall(userId: string, tx: EntityManager): Promise<SpentFreeQuotaRow | null> {
    const [user] = await tx.query<Pick<User, 'email'>[]>('SELECT email FROM user_account WHERE id = $1', [userId]);
    if (!user) return null;
    const values = [this.hashesOf(user.email), this.clock.now(), this.isOnce];
    const [row] = await tx.query<SpentFreeQuotaRow[]>(RECALL, values);
    return row ?? null;
  }

  private get isOnce(): boolean {
    return this.config.freeQuotaRenewal === 'never';
  }

  private hashesOf(email: string): Buffer[] {
    const mailbox = withoutTag(email);
    return this.keys.map((key) => createHmac('sha256', key).update(`free-quota:${mailbox}`).digest());
  }

  private async dropEnded(): Promise<number> {
    const [, dropped] = await this.dataSource.query<[unknown[], number]>(
      'DELETE FROM spent_free_quota WHERE ends_at <= $1',
      [this.clock.now()],
    );
    return dropped;
  }
}

/** `ada+shop@example.com` reaches the mailbox of `ada@example.com`. */
function withoutTag(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
