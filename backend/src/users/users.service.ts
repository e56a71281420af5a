import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { User } from './user.entity.js';

const VERIFY_BATCH = `
  UPDATE user_account SET email_verified_at = now(), updated_at = now()
   WHERE id IN (SELECT id FROM user_account WHERE id > $1 AND email_verified_at IS NULL AND email <> ALL($2)
                 ORDER BY id LIMIT $3 FOR UPDATE)
  RETURNING id, email`;

/** Any number that nobody else locks. */
const ADMINS_LOCK = 1_795_452_000;

/** Accounts: who exists, whether their address is proved, and what role they have. */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly config: AppConfig,
  ) {}

  findByEmail(email: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { email });
  }

  find(id: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { id });
  }

  /** The present address of each of these accounts that exists. */
  async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const where = { id: In(ids.filter((id) => isUUID(id))) };
    const rows = await this.dataSource.manager.find(User, { select: { id: true, email: true }, where });
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  get(id: string, tx: EntityManager = this.dataSource.manager): Promise<User> {
    return tx.findOneByOrFail(User, { id });
  }

  /**
   * Creates an account, or replaces an unverified one: only the mailbox's owner can finish either.
   * @returns the account, or null when a verified one has this address.
   */
  async register(email: string, passwordHash: string, tx: EntityManager): Promise<User | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO user_account (email, password_hash, registration_id) VALUES ($1, $2, $3)
       ON CONFLICT (email) DO UPDATE
         SET password_hash = excluded.password_hash, registration_id = excluded.registration_id, updated_at = now()
         WHERE user_account.email_verified_at IS NULL
       RETURNING id`,
      [email, passwordHash, randomUUID()],
    );
    const [row] = rows;
    return row ? tx.findOneByOrFail(User, { id: row.id }) : null;
  }

  /** Marks the address as proved and gives operators their role. False: it was proved already. */
  async markVerified(user: User, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(User)
      .set({ emailVerifiedAt: () => 'now()' })
      .where('id = :id AND email_verified_at IS NULL', { id: user.id })
      .execute();
    await this.grantConfiguredRole(user, tx);
    return affected === 1;
  }

  /**
   * Takes the mailboxes of the next accounts after an id as proved. Not those named in ADMIN_EMAILS: whoever registered
   * such an address would be an administrator without ever having shown that it is theirs.
   */
  async verifyBatch(after: string, limit: number, tx: EntityManager): Promise<{ id: string; email: string }[]> {
    const [rows] = await tx.query<[{ id: string; email: string }[], number]>(VERIFY_BATCH, [
      after,
      this.config.adminEmails,
      limit,
    ]);
    return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  /**
   * Moves an account to an address whose mailbox was just proved. Every link mailed so far loses its hold.
   * @returns the address before.
   * @throws QueryFailedError on `user_account_email_key` when a verified account has the address.
   */
  async changeEmail(userId: string, email: string, tx: EntityManager): Promise<string> {
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    // Registered by somebody who never proved the mailbox: its owner is here now.
    await tx.query('DELETE FROM user_account WHERE email = $1 AND email_verified_at IS NULL', [email]);
    await tx.update(User, { id: userId }, { email, registrationId: randomUUID() });
    await this.grantConfiguredRole({ ...user, email }, tx);
    return user.email;
  }

  async setPasswordHash(
    userId: string,
    passwordHash: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await tx.update(User, { id: userId }, { passwordHash });
  }

  /** Stores another form of the password, unless it was changed meanwhile. */
  async replacePasswordHash(
    { id, passwordHash: presentHash }: Pick<User, 'id' | 'passwordHash'>,
    passwordHash: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const { affected } = await tx.update(User, { id, passwordHash: presentHash }, { passwordHash });
    return affected === 1;
  }

  /** Whether the password is still the one that was read; until `tx` ends nobody changes it. */
  async stillHasPassword({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>, tx: EntityManager): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      'SELECT 1 FROM user_account WHERE id = $1 AND password_hash = $2 FOR SHARE',
      [id, passwordHash],
    );
    return rows.length > 0;
  }

  /**
   * Before an administrator loses their account or role to another: one such loss at a time, and only to somebody who is
   * an administrator still. So two who turn on each other don't both succeed. @throws AppError FORBIDDEN
   */
  async requireStillAdmin(actorId: string, tx: EntityManager): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
    const isAdmin = await tx.existsBy(User, { id: actorId, role: 'admin', suspendedAt: IsNull() });
    if (!isAdmin) throw new AppError('FORBIDDEN', 'You are not an administrator any more.');
  }

  /** The same refusal wherever a suspended person comes to a door. Held until `tx` ends. @throws AppError ACCOUNT_SUSPENDED */
  async requireOpen(userId: string, tx: EntityManager): Promise<void> {
    const rows = await tx.query<Pick<User, 'suspendedAt' | 'suspensionReason'>[]>(
      `SELECT suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason" FROM user_account WHERE id = $1 FOR SHARE`,
      [userId],
    );
    if (rows[0]) this.refuseSuspended(rows[0]);
  }

  /** Says why, to somebody who has proved who they are. @throws AppError ACCOUNT_SUSPENDED */
  refuseSuspended({ suspendedAt, suspensionReason }: Pick<User, 'suspendedAt' | 'suspensionReason'>): void {
    if (!suspendedAt) return;
    const why = suspensionReason ? `: ${suspensionReason.replace(/[.!]$/, '')}` : '';
    const message = `Your account is suspended${why}. Please write to ${this.config.supportEmail}.`;
    throw new AppError('ACCOUNT_SUSPENDED', message);
  }

  /** At every start: verified accounts named in ADMIN_EMAILS are administrators. */
  async grantConfiguredRoles(): Promise<void> {
    for (const email of this.config.adminEmails) {
      const user = await this.findByEmail(email);
      if (user?.emailVerifiedAt) await this.dataSource.transaction((tx) => this.grantConfiguredRole(user, tx));
    }
  }

  private async grantConfiguredRole(user: User, tx: EntityManager): Promise<void> {
    if (!this.config.adminEmails.includes(user.email)) return;
    const { affected } = await tx
      .createQueryBuilder()
      .update(User)
      .set({ role: 'admin' })
      .where("id = :id AND role <> 'admin'", { id: user.id })
      .execute();
    if (!affected) return;
    await this.audit.record(
      {
        action: 'user.role-granted',
        targetType: 'user',
        targetId: user.id,
        before: { role: user.role },
        after: { role: 'admin' },
      },
      tx,
    );
  }
}
