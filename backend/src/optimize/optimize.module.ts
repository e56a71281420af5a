import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Clock } from '../common/clock.js';
import { AppConfig } from '../config/app-config.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { UsageModule } from '../usage/usage.module.js';
import { warmUp } from './built-in/warm-up.js';
import { BuiltInEngine } from './engine/built-in.engine.js';
import { RewritingEngine } from './engine/rewriting-engine.js';
import { ModelEngine } from './model/model-engine.js';
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
  /** Not waited for: a server may take its first request while the patterns of the last languages are compiled. */
  onApplicationBootstrap(): void {
    void warmUp();
  }
}

/** The engine that the configuration asks for. */
export function createEngine(
  { llm: { primary, ...llm } }: AppConfig,
  metrics: MetricsService,
  spend: SpendService,
  clock: Clock,
  logger: Logger,
): RewritingEngine {
  const builtIn = new BuiltInEngine();
  if (!primary) return builtIn;
  return new ModelEngine({
    llm: { ...llm, primary },
    metrics,
    spend,
    builtIn,
    logger,
    now: () => clock.now().getTime(),
  });
}
