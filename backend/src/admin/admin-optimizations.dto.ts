import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { INTENTS, type Intent, STRATEGIES, type Strategy, type VariantSource } from '../contracts/rewriting.js';
import type { OptimizationOverview } from '../optimize/optimization-overview.service.js';

export class AdminOptimizationIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of an optimization.' })
  id: string;
}

export class StrategyOutcomeDto {
  @ApiProperty({ enum: STRATEGIES })
  strategy: Strategy;

  /** `built-in` where a model was asked: it failed, or what it wrote didn't pass the checks. */
  @ApiProperty({ enum: ['model', 'built-in'] })
  source: VariantSource;

  /** The person chose this version. */
  @ApiProperty()
  selected: boolean;

  /** Only where ADMIN_SEES_PROMPTS allows it, and the person keeps their history. */
  @ApiPropertyOptional()
  prompt?: string;
}

export class AdminOptimizationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  userId: string;

  @ApiProperty({ format: 'email' })
  userEmail: string;

  @ApiProperty()
  engine: string;

  @ApiProperty()
  language: string;

  @ApiProperty({ enum: INTENTS })
  intent: Intent;

  @ApiProperty({ type: [StrategyOutcomeDto] })
  strategies: StrategyOutcomeDto[];

  /** It cost a prompt of the allowance. */
  @ApiProperty()
  charged: boolean;

  @ApiProperty({ minimum: 0 })
  refinements: number;

  @ApiProperty({ minimum: 0 })
  inputTokens: number;

  @ApiProperty({ minimum: 0 })
  outputTokens: number;

  /** In millionths of a US dollar. */
  @ApiProperty({ minimum: 0 })
  costMicroUsd: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** Null: still being written. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;

  /** From the request to the stored result. */
  @ApiProperty({ type: Number, minimum: 0, nullable: true })
  durationMs: number | null;

  /** Only where ADMIN_SEES_PROMPTS allows it, and the person keeps their history. */
  @ApiPropertyOptional()
  originalPrompt?: string;
}

/** What people wrote and what it became is shown only with `seesPrompts`. */
export function toAdminOptimizationDto(row: OptimizationOverview, seesPrompts: boolean): AdminOptimizationDto {
  const { originalPrompt, variants, selectedPrompt, selectedVariantId, createdAt, completedAt, durationMs } = row;
  const { id, userId, userEmail, engine, language, intent, charged, refinements, inputTokens, outputTokens } = row;
  return {
    id,
    userId,
    userEmail,
    engine,
    language,
    intent,
    strategies: variants.map(({ id: variantId, strategy, source, prompt }) => ({
      strategy,
      source,
      selected: selectedVariantId ? variantId === selectedVariantId : prompt === selectedPrompt,
      ...(seesPrompts && { prompt }),
    })),
    charged,
    refinements,
    inputTokens,
    outputTokens,
    costMicroUsd: row.costMicroUsd,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    durationMs: durationMs === null ? null : Math.max(0, durationMs),
    ...(seesPrompts && { originalPrompt }),
  };
}
