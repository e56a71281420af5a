const names = new Map<string, string>();

/**
 * Has every connection parse and plan this statement once instead of each time: for the few on which every request
 * waits. Their columns keep their types across versions: PostgreSQL refuses a prepared one whose result would change.
 */
export function prepared(sql: string): string {
  if (!names.has(sql)) names.set(sql, `threefold_${names.size + 1}`);
  return sql;
}

/** The name of a prepared statement; undefined for any other. */
export const nameOfPrepared = (sql: string): string | undefined => names.get(sql);
