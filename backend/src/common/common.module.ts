import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { AppConfig } from '../config/app-config.js';
import { ErrorReports } from './error-reports.js';
import { HttpDrain } from './http-drain.js';
import { Tracing } from './tracing.js';

@Global()
@Module({})
export class CommonModule {
  /** @param clock the time of money and quota, when it isn't the machine's */
  static forRoot(clock: Clock = new Clock()): DynamicModule {
    return {
      module: CommonModule,
      providers: [
        { provide: Clock, useValue: clock },
        HttpDrain,
        ErrorReports,
        { provide: Tracing, inject: [AppConfig], useFactory: (config: AppConfig) => Tracing.start(config) },
      ],
      exports: [Clock, HttpDrain, ErrorReports, Tracing],
    };
  }
}
