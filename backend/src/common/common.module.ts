import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';

@Global()
@Module({})
export class CommonModule {
  /** @param clock the time of money and quota, when it isn't the machine's */
  static forRoot(clock: Clock = new Clock()): DynamicModule {
    return { module: CommonModule, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] };
  }
}
