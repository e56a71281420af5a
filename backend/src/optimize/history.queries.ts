import type { DataSource } from 'typeorm';
import type { Intent, Variant } from '../contracts/rewriting.js';

export interface HistoryFilter {
  userId: string;
  /** In the form that `searchTermsOf` gives. */
  terms: readonly string[];
  onlyStarred: boolean;
}

/** One whole optimization as its owner may have it. */
export interface HistoryRow {
  id: string;
  originalPrompt: string;
  language: string;
  intent: Intent;
  variants: Variant[];
  charged: boolean;
  selectedPrompt: string | null;
  selectedVariantId: string | null;
  selectedAt: Date | null;
  starredAt: Date | null;
  createdAt: Date;
}

const COLUMNS = `
  id, original_prompt AS "originalPrompt", language, intent, variants, charged, selected_prompt AS "selectedPrompt",
  selected_variant_id AS "selectedVariantId", selected_at AS "selectedAt", starred_at AS "starredAt",
  created_at AS "createdAt"`;

/** Whoever turned keeping off has no history, although the texts are there for another day. */
const IS_KEPT = 'NOT EXISTS (SELECT 1 FROM history_off WHERE history_off.user_id = $1)';

/** A page of the history, newest first, and how many there are altogether, in one look at each text. */
export async function findHistoryPage(
  dataSource: DataSource,
  { userId, terms, onlyStarred }: HistoryFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const conditions = [
    'user_id = $1 AND completed_at IS NOT NULL',
    IS_KEPT,
    ...(onlyStarred ? ['starred_at IS NOT NULL'] : []),
    ...terms.map((_term, index) => `strpos(search_text, $${index + 4}) > 0`),
  ];
  // Materialized, or the planner may walk the whole history in the hope of a full page soon. The id makes the order
  // certain, so that no row stands on two pages.
  const rows = await dataSource.query<({ total: number } & HistoryRow)[]>(
    `WITH found AS MATERIALIZED (SELECT id, created_at FROM optimization WHERE ${conditions.join(' AND ')}),
          page AS (SELECT id FROM found ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3)
     SELECT counted.total, listed.*
       FROM (SELECT count(*)::int AS total FROM found) AS counted
       LEFT JOIN (SELECT ${COLUMNS} FROM optimization WHERE id IN (SELECT id FROM page)) AS listed ON true
      ORDER BY listed."createdAt" DESC, listed.id DESC`,
    [userId, offset, limit, ...terms],
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

const EXPORT_PAGE = 200;

interface ExportCursor {
  id: string;
  /** The instant as text, because a JavaScript date would lose its microseconds and skip or repeat rows. */
  position: string;
}

/** Everything that is stored of a person's optimizations, oldest first, read in pieces: a long history costs no memory. */
export async function* readHistory(
  dataSource: DataSource,
  userId: string,
  { onlyKept }: { onlyKept: boolean },
): AsyncGenerator<HistoryRow> {
  let last: ExportCursor | undefined;
  do {
    const rows: (HistoryRow & ExportCursor)[] = await dataSource.query(
      `SELECT ${COLUMNS}, created_at::text AS position
         FROM optimization
        WHERE user_id = $1 ${onlyKept ? `AND completed_at IS NOT NULL AND ${IS_KEPT}` : ''}
          AND ($2::text IS NULL OR (created_at, id) > ($2::timestamptz, $3::uuid))
        ORDER BY created_at, id LIMIT ${EXPORT_PAGE}`,
      [userId, last?.position ?? null, last?.id ?? null],
    );
    for (const { position: _, ...row } of rows) yield row;
    last = rows.length === EXPORT_PAGE ? rows.at(-1) : undefined;
  } while (last);
}
