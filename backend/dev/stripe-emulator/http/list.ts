import { invalid, noSuch } from '../failure.js';
import type { Params } from './params.js';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** What every list understands, besides its own filters. */
export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created', 'expand'] as const;

interface Listed {
  id: string;
  created?: number;
}

export interface Page<Row> {
  object: 'list';
  data: Row[];
  has_more: boolean;
  url: string;
}

/** One page, newest first. `rows` come in the order in which they were made. */
export function listPage<Row extends Listed>(rows: Row[], params: Params, url: string): Page<Row> {
  const limit = params.integer('limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalid(`Invalid limit: must be between 1 and ${MAX_LIMIT}`, { param: 'limit' });
  }
  const sorted = filterCreated(rows, params)
    .reverse()
    .sort((one, other) => (other.created ?? 0) - (one.created ?? 0));
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (after && before) throw invalid('You may only specify one of these parameters: ending_before, starting_after.');
  const start = after ? position(sorted, after, 'starting_after') + 1 : 0;
  const end = before ? position(sorted, before, 'ending_before') : sorted.length;
  const data = before ? sorted.slice(Math.max(0, end - limit), end) : sorted.slice(start, start + limit);
  return { object: 'list', data, has_more: before ? end > limit : start + limit < sorted.length, url };
}

/** A list inside an object, whole. */
export function innerList<Row>(data: Row[], url: string): Page<Row> {
  return { object: 'list', data, has_more: false, url };
}

function position(rows: Listed[], id: string, param: string): number {
  const found = rows.findIndex((row) => row.id === id);
  if (found < 0) throw noSuch('object', id, param);
  return found;
}

function filterCreated<Row extends Listed>(rows: Row[], params: Params): Row[] {
  if (!params.has('created')) return [...rows];
  if (typeof params.values['created'] === 'string') {
    const exact = params.integer('created');
    return rows.filter(({ created }) => created === exact);
  }
  const range = params.inner('created').allow(['gt', 'gte', 'lt', 'lte']);
  const [gt, gte, lt, lte] = [range.integer('gt'), range.integer('gte'), range.integer('lt'), range.integer('lte')];
  return rows.filter(
    ({ created = 0 }) =>
      (gt === undefined || created > gt) &&
      (gte === undefined || created >= gte) &&
      (lt === undefined || created < lt) &&
      (lte === undefined || created <= lte),
  );
}
