import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { AppError } from './app-error.js';
import { ListFilter } from './list-filter.js';

const PAGE_SIZE = 25;
const PAGE_MAX = 1_000;
const OFFSET_MAX = 1_000_000_000;

/** What react-admin's simple-rest dialect sends with a list: three JSON texts. */
export class ListQueryDto {
  @ApiPropertyOptional({ example: '["createdAt","DESC"]', maxLength: 200 })
  @IsOptional()
  @IsString({ message: 'Please send this once, as text.' })
  @MaxLength(200, { message: 'This is longer than any list needs.' })
  sort?: string;

  @ApiPropertyOptional({ example: '[0,24]', maxLength: 40 })
  @IsOptional()
  @IsString({ message: 'Please send this once, as text.' })
  @MaxLength(40, { message: 'This is longer than any list needs.' })
  range?: string;

  @ApiPropertyOptional({ example: '{"q":"ada"}', maxLength: 10_000 })
  @IsOptional()
  @IsString({ message: 'Please send this once, as text.' })
  @MaxLength(10_000, { message: 'This is longer than any list needs.' })
  filter?: string;
}

export interface ListQuery<Column extends string> {
  orderBy: Column;
  descending: boolean;
  offset: number;
  limit: number;
  /** Free text to search for; null: none. */
  search: string | null;
  /** Only these rows; null: all. */
  ids: readonly string[] | null;
  /** What else it is narrowed to. */
  filter: ListFilter;
}

/** Reads a list's query: only offered columns sort, and no page is larger than a thousand rows. @throws AppError VALIDATION_FAILED */
export function parseListQuery<Column extends string>(
  { sort, range, filter }: ListQueryDto,
  columns: readonly Column[],
  [defaultColumn, defaultDirection]: readonly [Column, 'ASC' | 'DESC'],
): ListQuery<Column> {
  const [column, direction] = parsePair(sort, 'sort') ?? [defaultColumn, defaultDirection];
  const orderBy = columns.find((offered) => offered === column);
  if (!orderBy) throw refused('sort', `Lists can be sorted by ${columns.join(', ')}.`);
  const [first, last] = parsePair(range, 'range') ?? [0, PAGE_SIZE - 1];
  if (!isIndex(first) || !isIndex(last) || last < first)
    throw refused('range', 'A range is two row numbers, like [0,24].');
  const narrowing = parseFilter(filter);
  const { q, id, ids } = narrowing;
  return {
    orderBy,
    descending: String(direction).toUpperCase() === 'DESC',
    offset: first,
    limit: Math.min(last - first + 1, PAGE_MAX),
    search: typeof q === 'string' && q.trim() ? q.trim().slice(0, 254) : null,
    ids: toIds(id ?? ids),
    filter: new ListFilter(narrowing),
  };
}

/** What `Content-Range` says of a page: the rows it holds and how many there are. */
export function contentRange(resource: string, offset: number, count: number, total: number): string {
  return count === 0 ? `${resource} */${total}` : `${resource} ${offset}-${offset + count - 1}/${total}`;
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= OFFSET_MAX;
}

function parsePair(json: string | undefined, field: string): [unknown, unknown] | null {
  if (!json) return null;
  const value = parseJson(json, field);
  if (!Array.isArray(value) || value.length !== 2) throw refused(field, `The ${field} is a pair in JSON.`);
  return [value[0], value[1]];
}

function parseFilter(json: string | undefined): Record<string, unknown> {
  if (!json) return {};
  const value = parseJson(json, 'filter');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refused('filter', 'The filter is a JSON object.');
  return value as Record<string, unknown>;
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function toIds(value: unknown): string[] | null {
  if (value === undefined) return null;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((id): id is string => typeof id === 'string' && UUID.test(id)).slice(0, PAGE_MAX);
}

function parseJson(json: string, field: string): unknown {
  // PostgreSQL can't store or compare the character this stands for.
  if (json.includes('\\u0000')) throw refused(field, `The ${field} contains a character that we cannot accept.`);
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', `The ${field} is not valid JSON.`, {
      errors: { [field]: 'This is not valid JSON.' },
      cause,
    });
  }
}

function refused(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } });
}
