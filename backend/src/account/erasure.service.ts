import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { AppConfig } from '../config/app-config.js';
import { givingWay } from '../database/giving-way.js';
import { type Mail, MailService } from '../mail/mail.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { PERSONAL_DATA, type PersonalDataPart } from './personal-data.js';

/** An administrator and the request in which they act. */
export interface ErasingAdmin {
  actor: Pick<AuthUser, 'id' | 'email'>;
  ip?: string;
  requestId?: string;
}

interface DeletedMailData {
  email: string;
  byAdmin: boolean;
}

/**
 * Forgets a person, at their own wish or an administrator's: one transaction over everything we hold, so that a crash
 * leaves the whole account or nothing of it. What has to happen elsewhere is a job that this transaction asks for.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly config: AppConfig,
    @Inject(PERSONAL_DATA) private readonly parts: readonly PersonalDataPart[],
  ) {
    mail.define<DeletedMailData>('account-deleted', (data) => this.composeMail(data));
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN for the protected administrator */
  async eraseOwn({ id }: Pick<AuthUser, 'id'>): Promise<void> {
    await givingWay(this.dataSource, async (tx) => {
      await this.erase(id, { byAdmin: null }, tx);
      // That an account went is worth a trace; whose it was is what its owner wanted forgotten.
      await this.audit.record({ action: 'account.deleted', targetType: 'user', targetId: id }, tx);
    });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN for the protected administrator and for oneself */
  async eraseAsAdmin(userId: string, { actor, ip, requestId }: ErasingAdmin): Promise<void> {
    if (userId === actor.id) {
      throw new AppError('FORBIDDEN', 'You cannot delete your own account here. Your account page does it.');
    }
    await givingWay(this.dataSource, async (tx) => {
      const { email, role, createdAt } = await this.erase(userId, { byAdmin: actor }, tx);
      const before = { email, role, createdAt: createdAt.toISOString() };
      const what = { action: 'user.deleted', targetType: 'user', targetId: userId };
      await this.audit.record({ ...what, actor, before, ip, requestId }, tx);
    });
  }

  private async erase(
    userId: string,
    { byAdmin }: { byAdmin: ErasingAdmin['actor'] | null },
    tx: EntityManager,
  ): Promise<User> {
    const user = await tx.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw new AppError('NOT_FOUND', 'We could not find that account.');
    if (user.email === this.config.protectedAdminEmail) {
      throw new AppError('FORBIDDEN', 'This administrator is protected and cannot be deleted.');
    }
    if (byAdmin && user.role === 'admin') await this.users.requireStillAdmin(byAdmin.id, tx);
    for (const part of this.parts) await part.erase?.(user, tx);
    // Rows that belong to the account alone go with it, by their foreign keys.
    await tx.delete(User, { id: user.id });
    const { email, emailVerifiedAt } = user;
    // An address nobody ever proved may be a stranger's, who shall not hear of an account they never had.
    if (emailVerifiedAt)
      await this.mail.enqueue('account-deleted', { email, byAdmin: byAdmin !== null } satisfies DeletedMailData, tx);
    return user;
  }

  private async composeMail({ email, byAdmin }: DeletedMailData): Promise<Mail> {
    const { appName } = this.config;
    const byWhom = byAdmin ? `An administrator of ${appName} deleted it.` : 'You asked for this on your account page.';
    return { to: email, subject: `Your ${appName} account was deleted`, context: { email, byWhom } };
  }
}
