import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { JobsService } from '../jobs/jobs.service.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { UsageService } from './usage.service.js';

/** Every minute, and whenever a server starts: prompts held by crashed servers go back to their owners. */
@Injectable()
export class UsageSweepJob implements OnApplicationBootstrap {
  private readonly orphans;

  constructor(
    private readonly usage: UsageService,
    private readonly logger: Logger,
    jobs: JobsService,
    metrics: MetricsService,
  ) {
    this.orphans = metrics.counter('usage_orphans_returned_total', 'Prompts given back because their holder was gone');
    jobs.define({ queue: 'usage-sweep', retry: { retryLimit: 0 }, cron: '* * * * *', run: () => this.sweep() });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
  }

  private async sweep(): Promise<number> {
    const count = await this.usage.sweep();
    if (count > 0) {
      this.orphans.inc(count);
      this.logger.warn({ count }, 'Prompts held by a server that is gone were given back');
    }
    return count;
  }
}
