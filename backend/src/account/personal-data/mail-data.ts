import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeadJobsService } from '../../jobs/dead-jobs.service.js';
import { MailLogService } from '../../mail/mail-log.service.js';
import type { MailLogEntry } from '../../mail/mail-log-entry.entity.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class MailData implements PersonalDataPart {
  readonly name = 'mails';

  constructor(
    private readonly log: MailLogService,
    private readonly deadJobs: DeadJobsService,
  ) {}

  export({ email }: User): Promise<MailLogEntry[]> {
    return this.log.listTo(email);
  }

  async erase({ email }: User, tx: EntityManager): Promise<void> {
    await this.log.deleteTo(email, tx);
    await this.deadJobs.forgetAbout(email, tx);
  }
}
