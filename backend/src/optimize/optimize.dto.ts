import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { LIMITS } from '../contracts/limits.js';
import {
  CRITERIA,
  type Criterion,
  INTENTS,
  REFINEMENTS,
  type Intent,
  STRATEGIES,
  type Strategy,
  type VariantSource,
} from '../contracts/rewriting.js';
import { findPromptProblem } from '../contracts/prompt-rules.js';
import { UsageDto } from '../usage/usage.dto.js';
import type { Optimization } from './optimization.entity.js';

/** A person may have edited a version before choosing it; this is room enough and no more. */
const SELECTED_MAX = 8_000;
const LIST_PAGE_DEFAULT = 25;
const LIST_PAGE_MAX = 100;
const LIST_OFFSET_MAX = 1_000_000_000;

@ValidatorConstraint({ name: 'usablePrompt' })
class UsablePrompt implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return findPromptProblem(asText(value)) === null;
  }

  defaultMessage({ value }: ValidationArguments): string {
    return findPromptProblem(asText(value)) ?? '';
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Half of a surrogate pair is no character: databases refuse it, and no keyboard types it. */
const wellFormed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

export class OptimizePromptDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.promptMaxLength })
  @Transform(wellFormed)
  @Validate(UsablePrompt)
  prompt: string;
}

export class SelectPromptDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Please name the optimization by its id.' })
  promptId: string;

  @ApiProperty({ minLength: 1, maxLength: SELECTED_MAX })
  @Transform(wellFormed)
  @MaxLength(SELECTED_MAX, { message: `Please use at most ${SELECTED_MAX} characters.` })
  @IsNotEmpty({ message: 'Please send the prompt you chose.' })
  @IsString({ message: 'Please send the prompt you chose.' })
  selectedPrompt: string;
}

export class OptimizationIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of an optimization.' })
  id: string;
}

export class OptimizationListQueryDto {
  /** Rows to leave out, newest first. */
  @ApiPropertyOptional({ minimum: 0, default: 0 })
  @IsOptional()
  @Type(() => Number)
  @Max(LIST_OFFSET_MAX, { message: 'There are no lists of this length.' })
  @Min(0, { message: 'Please send a number from 0 on.' })
  @IsInt({ message: 'Please send a whole number.' })
  offset = 0;

  @ApiPropertyOptional({ minimum: 1, maximum: LIST_PAGE_MAX, default: LIST_PAGE_DEFAULT })
  @IsOptional()
  @Type(() => Number)
  @Max(LIST_PAGE_MAX, { message: `Please ask for 1 to ${LIST_PAGE_MAX} at a time.` })
  @Min(1, { message: `Please ask for 1 to ${LIST_PAGE_MAX} at a time.` })
  @IsInt({ message: 'Please send a whole number.' })
  limit = LIST_PAGE_DEFAULT;
}

export class RefineDto {
  /** `shorter`, `longer`, `more formal`, `friendlier`, or a sentence of the person's own. */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.refinementMaxLength, example: REFINEMENTS[0] })
  @Transform(wellFormed)
  @MaxLength(LIMITS.refinementMaxLength, { message: `Please use at most ${LIMITS.refinementMaxLength} characters.` })
  @Matches(/\S/, { message: 'Please say what to change.' })
  @IsString({ message: 'Please say what to change.' })
  instruction: string;
}

export class VariantIdDto extends OptimizationIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a version.' })
  variantId: string;
}

export class VariantNoteDto {
  @ApiProperty({ enum: CRITERIA })
  criterion: Criterion;

  @ApiProperty()
  text: string;
}

export class VariantDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  prompt: string;

  @ApiProperty({ enum: STRATEGIES })
  strategy: Strategy;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: [VariantNoteDto] })
  notes: VariantNoteDto[];

  @ApiProperty({ type: [String] })
  assumptions: string[];

  @ApiProperty({ enum: ['model', 'built-in'] })
  source: VariantSource;
}

export class AnalysisDto {
  /** ISO 639-1, or `und` where the text is too short or mixed to tell. */
  @ApiProperty()
  language: string;

  @ApiProperty({ enum: INTENTS })
  intent: Intent;
}

export class OptimizationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  originalPrompt: string;

  @ApiProperty({ type: AnalysisDto })
  analysis: AnalysisDto;

  @ApiProperty({ type: [VariantDto] })
  optimizedPrompts: VariantDto[];
}

export class StoredOptimizationDto extends OptimizationDto {
  /** False while versions are still being written: ask again in a moment. */
  @ApiProperty()
  isComplete: boolean;
}

export class ListedOptimizationDto extends StoredOptimizationDto {
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /** The version that was chosen, as it was chosen; null while none is. */
  @ApiProperty({ type: String, nullable: true })
  selectedPrompt: string | null;
}

export class OptimizationListDto {
  @ApiProperty({ type: [ListedOptimizationDto] })
  items: ListedOptimizationDto[];

  /** How many there are altogether. */
  @ApiProperty({ minimum: 0 })
  total: number;
}

export class OptimizeResultDto extends OptimizationDto {
  @ApiProperty({ type: UsageDto })
  usage: UsageDto;
}

export class RefinedDto {
  @ApiProperty({ type: VariantDto })
  variant: VariantDto;

  /** How many changes of this optimization's versions cost nothing yet. */
  @ApiProperty({ minimum: 0 })
  refinementsLeft: number;

  @ApiProperty({ type: UsageDto })
  usage: UsageDto;
}

export class SelectedDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

export function toOptimizationDto(
  optimization: Pick<Optimization, 'id' | 'originalPrompt' | 'language' | 'intent' | 'variants'>,
): OptimizationDto {
  const { id, originalPrompt, language, intent, variants } = optimization;
  return { id, originalPrompt, analysis: { language, intent }, optimizedPrompts: variants };
}

export function toStoredOptimizationDto(optimization: Optimization): StoredOptimizationDto {
  return { ...toOptimizationDto(optimization), isComplete: optimization.completedAt !== null };
}

export function toListedOptimizationDto(optimization: Optimization): ListedOptimizationDto {
  const { createdAt, selectedPrompt } = optimization;
  return { ...toStoredOptimizationDto(optimization), createdAt: createdAt.toISOString(), selectedPrompt };
}
