import { Module } from '@nestjs/common';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';
import { UsageSweepJob } from './usage-sweep.job.js';

@Module({ controllers: [UsageController], providers: [UsageService, UsageSweepJob], exports: [UsageService] })
export class UsageModule {}
