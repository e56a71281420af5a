import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
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

export class OptimizePromptDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.promptMaxLength })
  @Validate(UsablePrompt)
  prompt: string;
}

export class SelectPromptDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Please name the optimization by its id.' })
  promptId: string;

  @ApiProperty({ minLength: 1, maxLength: SELECTED_MAX })
  @MaxLength(SELECTED_MAX, { message: `Please use at most ${SELECTED_MAX} characters.` })
  @IsNotEmpty({ message: 'Please send the prompt you chose.' })
  @IsString({ message: 'Please send the prompt you chose.' })
  selectedPrompt: string;

  /** Which version that is, also where the person has changed its text; left out for their own words. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'This is not the id of a version.' })
  variantId?: string;
}

export class OptimizationIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of an optimization.' })
  id: string;
}

export class RefineDto {
  /** `shorter`, `longer`, `more formal`, `friendlier`, or a sentence of the person's own. */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.refinementMaxLength, example: REFINEMENTS[0] })
  @MaxLength(LIMITS.refinementMaxLength, { message: `Please use at most ${LIMITS.refinementMaxLength} characters.` })
  @Matches(/\S/, { message: 'Please say what to change.' })
  @IsString({ message: 'Please say what to change.' })
  instruction: string;

  /** The version as the person has edited it, which is then what changes; left out, it is the version as it is stored. */
  @ApiPropertyOptional({ minLength: 1, maxLength: SELECTED_MAX })
  @IsOptional()
  @MaxLength(SELECTED_MAX, { message: `Please use at most ${SELECTED_MAX} characters.` })
  @Matches(/\S/, { message: 'There is nothing to change in an empty text.' })
  @IsString({ message: 'Please send the text to change.' })
  text?: string;
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
