import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import type { Server } from 'node:http';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { UsageModule } from '../usage/usage.module.js';
import { warmUp } from './built-in/warm-up.js';
import { BuiltInEngine } from './engine/built-in.engine.js';
import { RewritingEngine } from './engine/rewriting-engine.js';
import { SpendService } from './model/spend.service.js';
import { OptimizationOverviewService } from './optimization-overview.service.js';
import { OptimizationStore } from './optimization-store.js';
import { HistoryExportService } from './history-export.service.js';
import { HistoryKeepingService } from './history-keeping.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';
import { OptimizeController } from './optimize.controller.js';
import { OptimizeService } from './optimize.service.js';
import { RefineService } from './refine.service.js';

@Module({
  imports: [UsageModule],
  controllers: [OptimizeController, HistoryController],
  providers: [
    OptimizeService,
    HistoryService,
    HistoryExportService,
    HistoryKeepingService,
    OptimizationStore,
    OptimizationOverviewService,
    RefineService,
    SpendService,
    {
      provide: RewritingEngine,
      inject: [AppConfig, MetricsService, SpendService, Clock, Logger],
      useFactory: createEngine,
    },
  ],
  exports: [OptimizationOverviewService, RewritingEngine],
})
export class OptimizeModule implements OnApplicationBootstrap {
  constructor(private readonly adapter: HttpAdapterHost) {}

  /** When the server answers, and not before: those who wait for it to be ready wait for nothing that can be done later. */
  onApplicationBootstrap(): void {
    const server = this.adapter.httpAdapter?.getHttpServer() as Server | undefined;
    server?.once('listening', () => void warmUp());
  }
}

/** The engine that the configuration asks for. */
export async function createEngine(
  { llm: { primary, ...llm } }: AppConfig,
  metrics: MetricsService,
  spend: SpendService,
  clock: Clock,
  logger: Logger,
): Promise<RewritingEngine> {
  const builtIn = new BuiltInEngine();
  if (!primary) return builtIn;
  // Libraries that speak to models take their time to load, and nothing needs them without one.
  const { ModelEngine } = await import('./model/model-engine.js');
  return new ModelEngine({
    llm: { ...llm, primary },
    metrics,
    spend,
    builtIn,
    logger,
    now: () => clock.now().getTime(),
  });
}
