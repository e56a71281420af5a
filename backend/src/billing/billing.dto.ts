import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PLANS, type PlanId } from '../contracts/plans.js';
import {
  PLAN_CHANGES,
  type PlanChangeName,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '../contracts/subscription-status.js';
import type { PlanPreview } from './plan-preview.service.js';
import { PAID_PLANS, type PaidPlanId } from './subscription-state.js';
import type { ChosenPlan } from './subscriptions.service.js';

export class PlanTierDto {
  @ApiProperty({ enum: PAID_PLANS })
  @IsIn(PAID_PLANS, { message: 'Please choose the Basic or the Pro plan.' })
  planTier: PaidPlanId;
}

export class ChosenPlanDto {
  /** What the browser confirms with the payment provider; null: there is nothing to confirm. */
  @ApiProperty({ type: String, nullable: true })
  clientSecret: string | null;

  /** The secret is a set-up without a charge. */
  @ApiProperty()
  isSetupIntent: boolean;

  @ApiProperty({ enum: PLAN_CHANGES })
  change: PlanChangeName;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  effectiveAt: string | null;
}

export class PlanPreviewDto {
  @ApiProperty({ enum: PLAN_CHANGES })
  change: PlanChangeName;

  /** Charged at once; below zero: a credit for the next invoice. */
  @ApiProperty()
  dueNowCents: number;

  /** Charged at `nextBillingDate`, as far as known today. */
  @ApiProperty()
  nextAmountCents: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextBillingDate: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  effectiveAt: string | null;

  @ApiProperty({ example: 'usd' })
  currency: string;
}

export class PortalDto {
  @ApiProperty({ format: 'uri' })
  url: string;
}

export class RepairedDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

export class SubscriptionStatusDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty({ enum: Object.keys(PLANS) })
  tier: PlanId;

  @ApiProperty({ enum: SUBSCRIPTION_STATUSES })
  status: SubscriptionStatus;

  /** The plan is paid and may be used. */
  @ApiProperty()
  isActive: boolean;

  @ApiProperty()
  cancelAtPeriodEnd: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  cancelAtDate: string | null;

  /** The plan that a scheduled downgrade moves to at the next billing date. */
  @ApiProperty({ enum: PAID_PLANS, nullable: true })
  nextTier: PaidPlanId | null;

  /** The plan whose last payment is open: nothing else can be chosen before it is paid. */
  @ApiProperty({ enum: PAID_PLANS, nullable: true })
  owedTier: PaidPlanId | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextBillingDate: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextResetDate: string | null;

  @ApiProperty({ minimum: 0 })
  promptQuota: number;

  @ApiProperty({ minimum: 0 })
  promptsUsed: number;

  /** An administrator set the numbers of this period by hand. */
  @ApiProperty()
  adminModified: boolean;

  /** Why the payment provider could not be asked; what is shown is then our last knowledge. */
  @ApiProperty({ type: String, nullable: true })
  error: string | null;
}

export class VerifiedSubscriptionDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  isActive: boolean;

  @ApiProperty({ enum: SUBSCRIPTION_STATUSES })
  status: SubscriptionStatus;

  @ApiProperty({ enum: Object.keys(PLANS) })
  tier: PlanId;

  @ApiProperty({ minimum: 0 })
  promptQuota: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextBillingDate: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextResetDate: string | null;

  @ApiProperty({ type: String, nullable: true })
  error: string | null;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function toChosenPlanDto({ effectiveAt, ...chosen }: ChosenPlan): ChosenPlanDto {
  return { ...chosen, effectiveAt: iso(effectiveAt) };
}

export function toPlanPreviewDto({ nextBillingAt, effectiveAt, ...preview }: PlanPreview): PlanPreviewDto {
  return { ...preview, nextBillingDate: iso(nextBillingAt), effectiveAt: iso(effectiveAt) };
}

export function toVerifiedDto(status: SubscriptionStatusDto): VerifiedSubscriptionDto {
  const { success, isActive, tier, promptQuota, nextBillingDate, nextResetDate, error } = status;
  return { success, isActive, status: status.status, tier, promptQuota, nextBillingDate, nextResetDate, error };
}
