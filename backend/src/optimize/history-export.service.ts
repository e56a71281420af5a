import { Injectable, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { AuthUser } from '../common/auth-user.js';
import { AppConfig } from '../config/app-config.js';
import type { ExportFormat } from './history.dto.js';
import { type HistoryRow, readHistory } from './history.queries.js';
import { writeJson, writeMarkdown } from './history-files.js';

const FORMATS: Record<
  ExportFormat,
  { type: string; ending: string; write: (rows: AsyncIterable<HistoryRow>, appName: string) => AsyncIterable<string> }
> = {
  json: { type: 'application/json', ending: 'json', write: writeJson },
  markdown: { type: 'text/markdown', ending: 'md', write: writeMarkdown },
};

/** A person's history as a file, written while it is read. */
@Injectable()
export class HistoryExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  exportOf(user: AuthUser, format: ExportFormat): StreamableFile {
    const { appName } = this.config;
    const { type, ending, write } = FORMATS[format];
    const rows = readHistory(this.dataSource, user.id, { onlyKept: true });
    const day = new Date().toISOString().slice(0, 10);
    const product = appName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return new StreamableFile(Readable.from(write(rows, appName)), {
      type: `${type}; charset=utf-8`,
      disposition: `attachment; filename="${product}-history-${day}.${ending}"`,
    });
  }
}
