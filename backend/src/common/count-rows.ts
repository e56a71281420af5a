import type { EntityManager } from 'typeorm';

/** Up to here a list says exactly how many rows it has. */
const EXACT_UP_TO = 10_000;

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/**
 * How many rows a list has, exact up to 10,000 and above that what the planner expects: counting millions takes seconds,
 * and nobody pages through them.
 * @param from everything of the query from its FROM on, without order.
 */
export async function countRows(
  db: Pick<EntityManager, 'query'>,
  from: string,
  values: readonly unknown[],
): Promise<number> {
  const [counted] = await db.query<[{ total: number }]>(
    `SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT ${EXACT_UP_TO + 1}) AS counted`,
    [...values],
  );
  if (counted.total <= EXACT_UP_TO) return counted.total;
  const [plan] = await db.query<[Plan]>(`EXPLAIN (FORMAT JSON) SELECT 1 ${from}`, [...values]);
  return Math.max(counted.total, Math.round(plan['QUERY PLAN'][0].Plan['Plan Rows']));
}
