import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HistoryOff } from '../../optimize/history-off.entity.js';
import type { User } from '../../users/user.entity.js';
import { EmailChange } from '../email-change.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class AccountData implements PersonalDataPart {
  readonly name = 'account';

  constructor(private readonly dataSource: DataSource) {}

  async export({ id, email, role, createdAt, emailVerifiedAt }: User): Promise<object> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, { userId: id });
    const off = await this.dataSource.manager.findOneBy(HistoryOff, { userId: id });
    const history = { historyIsKept: off === null, historyOffSince: off?.since ?? null };
    return { id, email, role, createdAt, emailVerifiedAt, requestedNewEmail: change?.newEmail ?? null, ...history };
  }
}
