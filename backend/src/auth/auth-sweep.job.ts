import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { DEVICE_DAYS } from './devices.service.js';

/** What nobody needs any more; links and sessions stay for 30 days after their end, as the privacy text says. */
const SWEEPS = [
  `DELETE FROM email_token WHERE least(used_at, expires_at) < now() - interval '30 days'`,
  `DELETE FROM session WHERE least(revoked_at, idle_expires_at, absolute_expires_at) < now() - interval '30 days'`,
  `DELETE FROM known_device WHERE last_seen_at < now() - interval '${DEVICE_DAYS} days'`,
  `DELETE FROM login_backoff WHERE greatest(started_at, blocked_until) < now() - interval '1 day'`,
  `DELETE FROM login_budget WHERE last_check_at < now() - interval '1 day'`,
];

@Injectable()
export class AuthSweepJob {
  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.define({
      queue: 'auth-sweep',
      cron: '53 3 * * *',
      retry: { retryLimit: 2, retryDelay: 600, retryBackoff: false },
      run: () => this.sweep(),
    });
  }

  /** @returns how many rows went */
  async sweep(): Promise<number> {
    let total = 0;
    for (const statement of SWEEPS) {
      const [, dropped] = await this.dataSource.query<[unknown[], number]>(statement);
      total += dropped;
    }
    return total;
  }
}
