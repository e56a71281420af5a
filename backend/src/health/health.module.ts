import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { OptimizeModule } from '../optimize/optimize.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [BillingModule, OptimizeModule],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
