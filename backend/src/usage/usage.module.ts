import { Module } from '@nestjs/common';
import { IdempotencyKeysJob } from './idempotency-keys.job.js';
import { SpentFreeQuotaService } from './spent-free-quota.service.js';
import { UsageController } from './usage.controller.js';
import { UsageHistoryService } from './usage-history.service.js';
import { UsageService } from './usage.service.js';
import { UsageSweepJob } from './usage-sweep.job.js';

@Module({
  controllers: [UsageController],
  providers: [UsageService, SpentFreeQuotaService, UsageHistoryService, UsageSweepJob, IdempotencyKeysJob],
  exports: [UsageService, SpentFreeQuotaService, UsageHistoryService],
})
export class UsageModule {}
