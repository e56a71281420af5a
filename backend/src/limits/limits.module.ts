import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LimitStore } from './limit-store.js';
import { PersonLimitsGuard } from './limits.guards.js';
import { RateLimiter } from './rate-limiter.js';

/** Imported after the module of the session guard: global guards ask in the order of their modules. */
@Global()
@Module({
  providers: [LimitStore, RateLimiter, { provide: APP_GUARD, useClass: PersonLimitsGuard }],
  exports: [RateLimiter, LimitStore],
})
export class LimitsModule {}
