import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { OwnSessionsService } from '../auth/own-sessions.service.js';
import { CollectionPauseService } from '../billing/collection-pause.service.js';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import type { Role } from '../contracts/roles.js';
import { UsageService } from '../usage/usage.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { StandingMails } from './standing-mails.js';

/** Whether an account is open, proved and an administrator's, as staff decide it. Nobody decides it of themselves. */
@Injectable()
export class StandingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly usage: UsageService,
    private readonly sessions: OwnSessionsService,
    private readonly pauses: CollectionPauseService,
    private readonly mails: StandingMails,
    private readonly audit: AuditService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Shuts an account: its sessions end at once, nobody gets in, and nothing more is billed until it is restored.
   * @throws AppError NOT_FOUND, FORBIDDEN (oneself, the protected administrator), CONFLICT (it is shut)
   */
  async suspend(id: string, reason: string | null, origin: AuditOrigin): Promise<User> {
    this.refuseSelf(id, origin, 'suspend');
    return this.dataSource.transaction(async (tx) => {
      const user = await this.lock(id, tx);
      this.refuseProtected(user, 'suspended');
      if (user.role === 'admin') await this.users.requireStillAdmin(origin.actor.id, tx);
      if (user.suspendedAt) throw new AppError('CONFLICT', `${user.email} is suspended already.`);
      await tx.update(User, { id }, { suspendedAt: new Date(), suspensionReason: reason });
      const sessionsEnded = await this.sessions.endOthers(id, null, tx);
      await this.pauses.enqueue(id, tx);
      await this.mails.suspended(user, reason, tx);
      await this.record(
        'user.suspended',
        user,
        { suspended: false },
        { suspended: true, reason, sessionsEnded },
        origin,
        tx,
      );
      return user;
    });
  }

  /** Opens it again; who was signed in signs in anew. @throws AppError NOT_FOUND, CONFLICT (it is open) */
  async restore(id: string, origin: AuditOrigin): Promise<User> {
    return this.dataSource.transaction(async (tx) => {
      const user = await this.lock(id, tx);
      if (!user.suspendedAt) throw new AppError('CONFLICT', `${user.email} is not suspended.`);
      await tx.update(User, { id }, { suspendedAt: null, suspensionReason: null });
      await this.pauses.enqueue(id, tx);
      await this.mails.restored(user, tx);
      const before = { suspended: true, reason: user.suspensionReason };
      await this.record('user.restored', user, before, { suspended: false }, origin, tx);
      return user;
    });
  }

  /**
   * Takes the mailbox as proved, so that the person can log in without the link.
   * @throws AppError NOT_FOUND, CONFLICT (it is verified), FORBIDDEN (an address that makes its owner an administrator)
   */
  async verify(id: string, origin: AuditOrigin): Promise<User> {
    return this.dataSource.transaction(async (tx) => {
      const user = await this.lock(id, tx);
      if (user.emailVerifiedAt) throw new AppError('CONFLICT', `${user.email} is verified already.`);
      if (this.config.adminEmails.includes(user.email)) {
        throw new AppError('FORBIDDEN', `${user.email} is kept for an administrator, who has to prove the mailbox.`);
      }
      await this.users.markVerified(user, tx);
      await this.usage.openFirstPeriod(id, tx);
      await this.record('user.verified', user, { isVerified: false }, { isVerified: true }, origin, tx);
      return user;
    });
  }

  /**
   * Makes somebody an administrator, or no longer. Their sessions end, because an administrator's are shorter.
   * @throws AppError NOT_FOUND, FORBIDDEN (oneself, the protected administrator), CONFLICT
   */
  async changeRole(id: string, role: Role, origin: AuditOrigin): Promise<User> {
    this.refuseSelf(id, origin, 'change the role of');
    return this.dataSource.transaction(async (tx) => {
      const user = await this.lock(id, tx);
      await this.users.requireStillAdmin(origin.actor.id, tx);
      if (user.role === role) throw new AppError('CONFLICT', `${user.email} has this role already.`);
      if (role === 'admin') this.refuseUnfit(user);
      else this.refuseConfigured(user);
      await tx.update(User, { id }, { role });
      await this.sessions.endOthers(id, null, tx);
      const action = role === 'admin' ? 'user.role-granted' : 'user.role-withdrawn';
      await this.record(action, user, { role: user.role }, { role }, origin, tx);
      return user;
    });
  }

  private async lock(id: string, tx: EntityManager): Promise<User> {
    const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw new AppError('NOT_FOUND', 'We could not find that user.');
    return user;
  }

  private refuseSelf(id: string, { actor }: AuditOrigin, verb: string): void {
    if (id === actor.id) throw new AppError('FORBIDDEN', `You cannot ${verb} your own account.`);
  }

  private refuseProtected({ email }: User, done: string): void {
    if (email !== this.config.protectedAdminEmail) return;
    throw new AppError('FORBIDDEN', `This administrator is protected and cannot be ${done}.`);
  }

  private refuseConfigured(user: User): void {
    this.refuseProtected(user, 'demoted');
    if (!this.config.adminEmails.includes(user.email)) return;
    const message = `${user.email} is named in ADMIN_EMAILS and would be an administrator again at the next start.`;
    throw new AppError('CONFLICT', message);
  }

  private refuseUnfit({ email, emailVerifiedAt, suspendedAt }: User): void {
    if (!emailVerifiedAt) throw new AppError('CONFLICT', `${email} is not verified yet.`);
    if (suspendedAt) throw new AppError('CONFLICT', `${email} is suspended.`);
  }

  private async record(
    action: string,
    { id, email }: User,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    origin: AuditOrigin,
    tx: EntityManager,
  ): Promise<void> {
    const what = { action, targetType: 'user', targetId: id };
    await this.audit.record({ ...what, before: { email, ...before }, after: { email, ...after }, ...origin }, tx);
  }
}
