import { Injectable } from '@nestjs/common';
import { JobsService } from '../jobs/jobs.service.js';
import { UsageService } from './usage.service.js';

/** Every hour: keys that were kept for their day are forgotten, so that the ledger holds no more than it needs. */
@Injectable()
export class IdempotencyKeysJob {
  constructor(usage: UsageService, jobs: JobsService) {
    jobs.define({
      queue: 'idempotency-keys',
      retry: { retryLimit: 0 },
      cron: '41 * * * *',
      run: () => usage.forgetKeys(),
    });
  }
}
