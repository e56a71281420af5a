import { Injectable, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { csvLine } from '../common/csv.js';
import { type AdminUserDto, toAdminUserDto } from './admin-users.dto.js';
import { AdminUsersService } from './admin-users.service.js';
import type { UserFilter } from './user-filter.js';
import { UserListQueries } from './user-list.queries.js';

const BATCH = 1_000;

/** In the list's own order, then what only the file has room for. */
const COLUMNS = [
  'id',
  'username',
  'email',
  'subscriptionTier',
  'remaining',
  'promptQuota',
  'promptsUsed',
  'resetDate',
  'createdAt',
  'isVerified',
  'role',
  'suspendedAt',
  'suspensionReason',
  'adminModified',
] as const satisfies readonly (keyof AdminUserDto)[];

interface Place {
  id: string;
  createdAt: string;
}

/** All accounts that match a filter as one CSV file, written while it is read: a million need the memory of a thousand. */
@Injectable()
export class UsersExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly users: AdminUsersService,
    private readonly queries: UserListQueries,
    private readonly audit: AuditService,
  ) {}

  /** The newest first. That somebody took them away is itself noted. */
  async export(filter: UserFilter, origin: AuditOrigin): Promise<StreamableFile> {
    const what = { action: 'users.exported', targetType: 'users', targetId: 'all' };
    await this.audit.record({ ...what, after: { filter: describe(filter) }, ...origin });
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(Readable.from(this.write(filter)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="users-${day}.csv"`,
    });
  }

  private async *write(filter: UserFilter): AsyncGenerator<string> {
    yield csvLine(COLUMNS);
    for await (const ids of this.batches(filter)) {
      const rows = (await this.users.rowsOf(ids, this.clock.now())).map(toAdminUserDto);
      yield rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join('');
    }
  }

  private async *batches(filter: UserFilter): AsyncGenerator<string[]> {
    let last: Place | undefined;
    do {
      const { text, values } = this.queries.next(filter, this.clock.now(), last, BATCH);
      const places: Place[] = await this.dataSource.query(text, [...values]);
      if (places.length) yield places.map(({ id }) => id);
      last = places.length === BATCH ? places.at(-1) : undefined;
    } while (last);
  }
}

/** Only what it was narrowed by. */
function describe(filter: UserFilter): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
}
