import type { Response } from 'express';
import { contentRange, type ListQuery } from '../common/list-query.js';

/** Answers one page in react-admin's simple-rest dialect: a bare array, and in a header where it lies in the whole. */
export function answerList<Row, Dto>(
  response: Response,
  resource: string,
  { offset }: Pick<ListQuery<string>, 'offset'>,
  { rows, total }: { rows: readonly Row[]; total: number },
  toDto: (row: Row) => Dto,
): Dto[] {
  response.setHeader('Content-Range', contentRange(resource, offset, rows.length, total));
  response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
  return rows.map(toDto);
}
