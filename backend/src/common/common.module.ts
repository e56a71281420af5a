import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { HttpDrain } from './http-drain.js';

@Global()
@Module({})
export class CommonModule {
  /** @param clock the time of money and quota, when it isn't the machine's */
  static forRoot(clock: Clock = new Clock()): DynamicModule {
    return {
      module: CommonModule,
      providers: [{ provide: Clock, useValue: clock }, HttpDrain],
      exports: [Clock, HttpDrain],
    };
  }
}
