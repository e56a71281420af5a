import { Module } from '@nestjs/common';
import { UsageModule } from '../usage/usage.module.js';
import { BuiltInEngine } from './engine/built-in.engine.js';
import { RewritingEngine } from './engine/rewriting-engine.js';
import { OptimizeController } from './optimize.controller.js';
import { OptimizeService } from './optimize.service.js';

@Module({
  imports: [UsageModule],
  controllers: [OptimizeController],
  providers: [OptimizeService, { provide: RewritingEngine, useClass: BuiltInEngine }],
})
export class OptimizeModule {}
