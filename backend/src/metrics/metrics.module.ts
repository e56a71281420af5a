import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';
import { PoolMetrics } from './pool-metrics.js';

@Global()
@Module({ controllers: [MetricsController], providers: [MetricsService, PoolMetrics], exports: [MetricsService] })
export class MetricsModule {}
