import { Module } from '@nestjs/common';
import { IdempotencyKeysJob } from './idempotency-keys.job.js';
import { SpentFreeQuotaService } from './spent-free-quota.service.js';
import { UsageController } from './usage.controller.js';
import { UsageEditsService } from './usage-edits.service.js';
import { UsageHistoryService } from './usage-history.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PeriodQueries } from './usage-period.queries.js';
import { UsageRollJob } from './usage-roll.job.js';
import { UsageService } from './usage.service.js';
import { UsageSweepJob } from './usage-sweep.job.js';

@Module({
  controllers: [UsageController],
  providers: [
    PeriodQueries,
    UsageService,
    SpentFreeQuotaService,
    UsageHistoryService,
    PlanChangesService,
    UsageEditsService,
    UsageSweepJob,
    UsageRollJob,
    IdempotencyKeysJob,
  ],
  exports: [
    PeriodQueries,
    UsageService,
    SpentFreeQuotaService,
    UsageHistoryService,
    PlanChangesService,
    UsageEditsService,
  ],
})
export class UsageModule {}
