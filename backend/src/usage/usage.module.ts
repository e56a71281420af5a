import { Module } from '@nestjs/common';
import { IdempotencyKeysJob } from './idempotency-keys.job.js';
import { UsageController } from './usage.controller.js';
import { UsageHistoryService } from './usage-history.service.js';
import { UsageService } from './usage.service.js';
import { UsageSweepJob } from './usage-sweep.job.js';

@Module({
  controllers: [UsageController],
  providers: [UsageService, UsageHistoryService, UsageSweepJob, IdempotencyKeysJob],
  exports: [UsageService, UsageHistoryService],
})
export class UsageModule {}
