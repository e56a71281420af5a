import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { PlanChangesService } from '../usage/plan-changes.service.js';
import type { PlannedSubscription } from './billing-sync.js';
import { entitles } from './subscription-state.js';

/** Turns a subscription into a plan with prompts. The one place where paying becomes using. */
@Injectable()
export class EntitlementWriter {
  constructor(
    private readonly plans: PlanChangesService,
    private readonly clock: Clock,
  ) {}

  /** Gives what the subscription entitles to now, and the free plan if that is nothing. */
  async apply(userId: string, subscription: PlannedSubscription | undefined, tx: EntityManager): Promise<void> {
    if (!subscription?.plan || !entitles(subscription, this.clock.now())) {
      await this.plans.changePlan(userId, { plan: 'free' }, tx);
      return;
    }
    const { plan, anchorAt, periodStartsAt, periodEndsAt } = subscription;
    await this.plans.changePlan(userId, { plan, anchorAt, startsAt: periodStartsAt, endsAt: periodEndsAt }, tx);
  }
}
