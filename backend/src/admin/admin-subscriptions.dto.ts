import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PAID_PLANS, type PaidPlanId } from '../billing/subscription-state.js';
import { PLANS, type PlanId } from '../contracts/plans.js';
import type { SubscriptionRow } from './admin-subscriptions.service.js';
import { DoneDto } from './admin-users.dto.js';
import { SUBSCRIPTION_PROBLEMS, type SubscriptionProblem } from './subscription-list.queries.js';

export class SubscriptionIdDto {
  @ApiProperty({ example: 'sub_1Pxyz' })
  @Matches(/^\w{1,255}$/, { message: 'This is not the id of a subscription.' })
  id: string;
}

export class AdminSubscriptionDto {
  /** Stripe's own. */
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'uuid' })
  userId: string;

  @ApiProperty({ format: 'email' })
  userEmail: string;

  @ApiProperty()
  customerId: string;

  /** As Stripe calls it. */
  @ApiProperty({ example: 'active' })
  status: string;

  /** Null: a price that is none of our plans. */
  @ApiProperty({ enum: PAID_PLANS, nullable: true })
  plan: PaidPlanId | null;

  /** What a scheduled downgrade moves to. */
  @ApiProperty({ enum: PAID_PLANS, nullable: true })
  nextPlan: PaidPlanId | null;

  /** What the person really has. */
  @ApiProperty({ enum: Object.keys(PLANS) })
  planInUse: PlanId;

  @ApiProperty()
  isEntitling: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  periodStartsAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  periodEndsAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  cancelsAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** When our copy last agreed with Stripe. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  syncedAt: string | null;

  /** What is wrong between Stripe, our copy, and what the person may use. */
  @ApiProperty({ enum: SUBSCRIPTION_PROBLEMS, isArray: true })
  problems: SubscriptionProblem[];

  /** Where to look at it at Stripe; null: billing is switched off. */
  @ApiProperty({ type: String, nullable: true })
  stripeUrl: string | null;
}

export class SubscriptionSyncedDto extends DoneDto {
  /** As it is now; null: Stripe doesn't know it. */
  @ApiProperty({ type: AdminSubscriptionDto, nullable: true })
  subscription: AdminSubscriptionDto | null;
}

export function toAdminSubscriptionDto(row: SubscriptionRow, stripeUrl: string | null): AdminSubscriptionDto {
  const { periodStartsAt, periodEndsAt, cancelsAt, endedAt, createdAt, syncedAt, ...rest } = row;
  return {
    ...rest,
    periodStartsAt: periodStartsAt.toISOString(),
    periodEndsAt: periodEndsAt.toISOString(),
    cancelsAt: cancelsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    syncedAt: syncedAt?.toISOString() ?? null,
    stripeUrl,
  };
}
