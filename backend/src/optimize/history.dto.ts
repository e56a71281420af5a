import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LIMITS } from '../contracts/limits.js';
import type { Optimization } from './optimization.entity.js';
import { OptimizationDto, toOptimizationDto } from './optimize.dto.js';
import type { Excerpt } from './search-text.js';

const LIST_PAGE_DEFAULT = 25;
const LIST_PAGE_MAX = 100;
const LIST_OFFSET_MAX = 1_000_000_000;
const SEARCH_MAX = 200;

export const EXPORT_FORMATS = ['json', 'markdown'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const fromText = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

export class HistoryQueryDto {
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

  /** Only results that have all of these words somewhere in the prompt or its versions. */
  @ApiPropertyOptional({ maxLength: SEARCH_MAX })
  @IsOptional()
  @MaxLength(SEARCH_MAX, { message: `Please search for at most ${SEARCH_MAX} characters.` })
  @IsString({ message: 'Please send this once, as text.' })
  q = '';

  /** Only starred ones. */
  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @Transform(fromText)
  @IsBoolean({ message: 'Please send true or false.' })
  starred = false;
}

export class HistoryExportQueryDto {
  @ApiPropertyOptional({ enum: EXPORT_FORMATS, default: 'json' })
  @IsOptional()
  @IsIn(EXPORT_FORMATS, { message: 'History comes as json or as markdown.' })
  format: ExportFormat = 'json';
}

export class KeepHistoryDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please send true or false.' })
  isKept: boolean;
}

export class HistoryKeepingDto {
  /** False: history shows nothing, and every text is deleted within a day. */
  @ApiProperty()
  isKept: boolean;

  /** Until when what there was comes back by turning keeping on again; null while it is on, and when all is gone. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  recoverableUntil: string | null;
}

export class HistoryExcerptDto implements Excerpt {
  /** Of the version. */
  @ApiProperty()
  title: string;

  @ApiProperty()
  text: string;
}

export class ListedOptimizationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  originalPrompt: string;

  /** The version that was chosen, as it was chosen; null while none is. */
  @ApiProperty({ type: String, nullable: true })
  selectedPrompt: string | null;

  /** What that version is called; null for the person's own words. */
  @ApiProperty({ type: String, nullable: true })
  selectedTitle: string | null;

  @ApiProperty()
  isStarred: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /** Where the words searched for stand, if not in the prompt. */
  @ApiProperty({ type: HistoryExcerptDto, nullable: true })
  excerpt: HistoryExcerptDto | null;
}

export class OptimizationListDto {
  @ApiProperty({ type: [ListedOptimizationDto] })
  items: ListedOptimizationDto[];

  /** How many there are altogether. */
  @ApiProperty({ minimum: 0 })
  total: number;
}

export class StoredOptimizationDto extends OptimizationDto {
  /** False while versions are still being written: ask again in a moment. */
  @ApiProperty()
  isComplete: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  isStarred: boolean;

  /** The version that was chosen, as it was chosen; null while none is. */
  @ApiProperty({ type: String, nullable: true })
  selectedPrompt: string | null;

  /** Which version that is; null for the person's own words, or where it isn't known. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  selectedVariantId: string | null;

  /** How many changes of its versions cost nothing yet. */
  @ApiProperty({ minimum: 0 })
  refinementsLeft: number;
}

export class HistoryClearedDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;

  @ApiProperty({ minimum: 0 })
  deleted: number;
}

export function toStoredOptimizationDto(optimization: Optimization): StoredOptimizationDto {
  const { completedAt, createdAt, starredAt, selectedPrompt, selectedVariantId, refinements } = optimization;
  return {
    ...toOptimizationDto(optimization),
    isComplete: completedAt !== null,
    createdAt: createdAt.toISOString(),
    isStarred: starredAt !== null,
    selectedPrompt,
    selectedVariantId,
    refinementsLeft: Math.max(0, LIMITS.includedRefinements - refinements),
  };
}

export function toListedOptimizationDto(
  optimization: Pick<
    Optimization,
    'id' | 'originalPrompt' | 'variants' | 'selectedPrompt' | 'selectedVariantId' | 'starredAt' | 'createdAt'
  >,
  excerpt: Excerpt | null,
): ListedOptimizationDto {
  const { id, originalPrompt, variants, selectedPrompt, selectedVariantId, starredAt, createdAt } = optimization;
  return {
    id,
    originalPrompt,
    selectedPrompt,
    selectedTitle: variants.find((variant) => variant.id === selectedVariantId)?.title ?? null,
    isStarred: starredAt !== null,
    createdAt: createdAt.toISOString(),
    excerpt,
  };
}
