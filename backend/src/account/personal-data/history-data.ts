import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type HistoryRow, readHistory } from '../../optimize/history.queries.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class HistoryData implements PersonalDataPart {
  readonly name = 'optimizations';

  constructor(private readonly dataSource: DataSource) {}

  /** Also what history doesn't show any more, as long as we hold it. */
  export({ id }: User): AsyncGenerator<HistoryRow> {
    return readHistory(this.dataSource, id, { onlyKept: false });
  }
}
