import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { type OwnSession, OwnSessionsService } from '../auth/own-sessions.service.js';
import { AppError } from '../common/app-error.js';
import type { MailLogEntry } from '../mail/mail-log-entry.entity.js';
import { MailLogService } from '../mail/mail-log.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** As many as anybody looks through. */
const MAILS_SHOWN = 50;

/** One account as staff look after it: where it is signed in, and what it was sent. */
@Injectable()
export class PersonService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: OwnSessionsService,
    private readonly mails: MailLogService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError NOT_FOUND */
  async sessionsOf(userId: string): Promise<OwnSession[]> {
    await this.get(userId);
    return this.sessions.list(userId);
  }

  /** @throws AppError NOT_FOUND, also for a session of somebody else */
  async endSession(userId: string, sessionId: string, origin: AuditOrigin): Promise<void> {
    await this.get(userId);
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.sessions.end(userId, sessionId, tx))) {
        throw new AppError('NOT_FOUND', 'This session has ended already.');
      }
      await this.record(userId, 1, origin, tx);
    });
  }

  /** Signs the person out everywhere. @returns how many sessions ended @throws AppError NOT_FOUND */
  async endSessions(userId: string, origin: AuditOrigin): Promise<number> {
    await this.get(userId);
    return this.dataSource.transaction(async (tx) => {
      const ended = await this.sessions.endOthers(userId, null, tx);
      await this.record(userId, ended, origin, tx);
      return ended;
    });
  }

  /** The newest first. @throws AppError NOT_FOUND */
  async mailsTo(userId: string): Promise<MailLogEntry[]> {
    const { email } = await this.get(userId);
    return (await this.mails.listTo(email)).toReversed().slice(0, MAILS_SHOWN);
  }

  private async get(userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw new AppError('NOT_FOUND', 'We could not find that user.');
    return user;
  }

  private async record(userId: string, sessionsEnded: number, origin: AuditOrigin, tx: EntityManager): Promise<void> {
    const what = { action: 'user.sessions-ended', targetType: 'user', targetId: userId };
    await this.audit.record({ ...what, after: { sessionsEnded }, ...origin }, tx);
  }
}
