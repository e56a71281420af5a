import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

const PAGE = 200;

/** The instant as text, because a JavaScript date would lose its microseconds and skip or repeat rows. */
const SELECT_PAGE = `
  SELECT id, original_prompt AS "originalPrompt", language, intent, variants, charged, selected_prompt AS "selectedPrompt",
         selected_at AS "selectedAt", created_at AS "createdAt", created_at::text AS position
    FROM optimization
   WHERE user_id = $1 AND ($2::text IS NULL OR (created_at, id) > ($2::timestamptz, $3::uuid))
   ORDER BY created_at, id LIMIT ${PAGE}`;

interface HistoryRow {
  id: string;
  position: string;
}

@Injectable()
export class HistoryData implements PersonalDataPart {
  readonly name = 'optimizations';

  constructor(private readonly dataSource: DataSource) {}

  async *export({ id: userId }: User): AsyncGenerator<Omit<HistoryRow, 'position'>> {
    let last: HistoryRow | undefined;
    do {
      const rows: HistoryRow[] = await this.dataSource.query(SELECT_PAGE, [
        userId,
        last?.position ?? null,
        last?.id ?? null,
      ]);
      for (const { position: _, ...row } of rows) yield row;
      last = rows.length === PAGE ? rows.at(-1) : undefined;
    } while (last);
  }
}
