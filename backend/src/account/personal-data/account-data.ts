import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../../users/user.entity.js';
import { EmailChange } from '../email-change.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class AccountData implements PersonalDataPart {
  readonly name = 'account';

  constructor(private readonly dataSource: DataSource) {}

  async export({ id, email, role, createdAt, emailVerifiedAt }: User): Promise<object> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, { userId: id });
    return { id, email, role, createdAt, emailVerifiedAt, requestedNewEmail: change?.newEmail ?? null };
  }
}
