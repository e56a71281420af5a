import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { AuthUser } from '../common/auth-user.js';
import { AppConfig } from '../config/app-config.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { PERSONAL_DATA, type PersonalDataPart } from './personal-data.js';

/** Everything we hold on a person as one JSON file, written while it is read, so that a long history costs no memory. */
@Injectable()
export class ExportService {
  constructor(
    private readonly users: UsersService,
    private readonly config: AppConfig,
    @Inject(PERSONAL_DATA) private readonly parts: readonly PersonalDataPart[],
  ) {}

  async exportOf({ id }: AuthUser): Promise<StreamableFile> {
    const person = await this.users.get(id);
    const day = new Date().toISOString().slice(0, 10);
    const product = this.config.appName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return new StreamableFile(Readable.from(this.write(person)), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="${product}-my-data-${day}.json"`,
    });
  }

  private async *write(person: User): AsyncGenerator<string> {
    yield `{\n  "exportedAt": ${JSON.stringify(new Date())}`;
    for (const part of this.parts) {
      if (!part.export) continue;
      yield `,\n  ${JSON.stringify(part.name)}: `;
      const data = part.export(person);
      if (Symbol.asyncIterator in data) yield* writeList(data);
      else yield JSON.stringify(await data, null, 2).replaceAll('\n', '\n  ');
    }
    yield '\n}\n';
  }
}

async function* writeList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const row of rows) {
    yield `${separator}\n    ${JSON.stringify(row)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : '\n  ]';
}
