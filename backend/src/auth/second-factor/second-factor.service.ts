import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../common/app-error.js';
import type { AuthUser } from '../../common/auth-user.js';
import { AppConfig } from '../../config/app-config.js';
import { UsersService } from '../../users/users.service.js';
import { AttemptsService } from '../attempts.service.js';
import { OwnSessionsService } from '../own-sessions.service.js';
import { PasswordHasher } from '../password-hasher.js';
import { wrongPassword } from '../password-proof.service.js';
import { SecurityMailsService } from '../security-mails.service.js';
import { SessionsService } from '../sessions.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { SealedSecret } from './sealed-secret.js';
import { SecondFactor } from './second-factor.entity.js';
import type { SecondFactorBegunDto, SecondFactorProofDto, SecondFactorStatusDto } from './second-factor.dto.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

/** How long a begun set-up waits for its first code. */
const SET_UP_MINUTES = 30;

const WRONG_CODE = 'This code is not right, or it was used already. Please wait for the next one.';

/** What a code says about its owner. `none`: there is no second factor to ask for. */
export type CodeVerdict = 'none' | 'missing' | 'wrong' | 'right';

/** The authenticator app of an administrator, and the recovery codes for the day it is lost. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly sealed: SealedSecret,
    private readonly mails: SecurityMailsService,
    private readonly audit: AuditService,
    private readonly config: AppConfig,
    private readonly logger: Logger,
  ) {}

  async statusOf(user: Pick<AuthUser, 'id' | 'role'>): Promise<SecondFactorStatusDto> {
    const factor = await this.find(user.id);
    const recoveryCodesLeft = factor?.secret
      ? await this.dataSource.manager.countBy(RecoveryCode, { userId: user.id, usedAt: IsNull() })
      : 0;
    return {
      enabled: Boolean(factor?.secret),
      required: this.isRequiredOf(user),
      recoveryCodesLeft,
      enabledAt: factor?.enabledAt?.toISOString() ?? null,
    };
  }

  /** Looks at the code of a log-in. One that is right is used up by it. */
  async check(userId: string, code: string | undefined): Promise<CodeVerdict> {
    const factor = await this.find(userId);
    if (!factor?.secret) return 'none';
    if (!code?.trim()) return 'missing';
    return (await this.takeCode(factor, code)) ? 'right' : 'wrong';
  }

  /**
   * Makes a secret for an app to learn. Nothing changes before {@link enable}; an app that is in use stays so till then.
   * @throws AppError FORBIDDEN for those who are not administrators, VALIDATION_FAILED, RATE_LIMITED
   */
  async begin(user: AuthUser, proof: SecondFactorProofDto): Promise<SecondFactorBegunDto> {
    if (user.role !== 'admin') throw new AppError('FORBIDDEN', 'Two-step sign-in is for administrators.');
    await this.demandProof(user, proof);
    const secret = newTotpSecret();
    await this.dataSource.query(
      `INSERT INTO second_factor (user_id, pending_secret, pending_until)
       VALUES ($1, $2, now() + make_interval(mins => $3))
       ON CONFLICT (user_id) DO UPDATE
          SET pending_secret = excluded.pending_secret, pending_until = excluded.pending_until`,
      [user.id, this.sealed.seal(secret), SET_UP_MINUTES],
    );
    return { secret, uri: totpUri(secret, { issuer: this.config.appName, account: user.email }) };
  }

  /**
   * The first code proves that the app has the secret: from now on it is asked for. Other browsers are signed out.
   * @returns the new recovery codes, this once
   * @throws AppError VALIDATION_FAILED for a wrong code, CONFLICT without a begun set-up
   */
  async enable(user: AuthUser, code: string): Promise<string[]> {
    return this.dataSource.transaction(async (tx) => {
      const factor = await tx.findOne(SecondFactor, {
        where: { userId: user.id },
        lock: { mode: 'pessimistic_write' },
      });
      const secret = factor && pendingOf(factor) && this.sealed.open(pendingOf(factor)!);
      if (!secret) throw new AppError('CONFLICT', 'Please begin the set-up again: it waits for half an hour only.');
      const step = stepOfCode(secret, code);
      if (step === null) throw wrongCode();
      const justUsed = { secret: factor.pendingSecret, pendingSecret: null, pendingUntil: null, lastStep: step };
      await tx.update(SecondFactor, { userId: user.id }, { ...justUsed, enabledAt: new Date() });
      await this.sessions.markSecondFactor(user.sessionId, tx);
      await this.ownSessions.endOthers(user.id, user.sessionId, tx);
      await this.tell(user, 'enabled', 'was turned on', tx);
      return this.replaceRecoveryCodes(user.id, tx);
    });
  }

  /** Ten new recovery codes; the earlier ones are worth nothing. @throws AppError CONFLICT without a second factor */
  async renewRecoveryCodes(user: AuthUser, proof: SecondFactorProofDto): Promise<string[]> {
    await this.demandEnabled(user);
    await this.demandProof(user, proof);
    return this.dataSource.transaction(async (tx) => {
      await this.tell(user, 'codes-renewed', 'has new recovery codes', tx);
      return this.replaceRecoveryCodes(user.id, tx);
    });
  }

  /** @throws AppError FORBIDDEN where the operator asks for it, CONFLICT, VALIDATION_FAILED, RATE_LIMITED */
  async remove(user: AuthUser, proof: SecondFactorProofDto): Promise<void> {
    if (this.isRequiredOf(user)) {
      throw new AppError('FORBIDDEN', 'Administrators need two-step sign-in here. You can move it to another app.');
    }
    await this.demandEnabled(user);
    await this.demandProof(user, proof);
    await this.dataSource.transaction(async (tx) => {
      await tx.delete(RecoveryCode, { userId: user.id });
      await tx.delete(SecondFactor, { userId: user.id });
      await this.tell(user, 'removed', 'was turned off', tx);
    });
  }

  private isRequiredOf({ role }: Pick<AuthUser, 'role'>): boolean {
    return role === 'admin' && this.config.adminRequireTotp;
  }

  private find(userId: string): Promise<SecondFactor | null> {
    return this.dataSource.manager.findOneBy(SecondFactor, { userId });
  }

  private async demandEnabled({ id }: AuthUser): Promise<void> {
    if ((await this.find(id))?.secret) return;
    throw new AppError('CONFLICT', 'Two-step sign-in is not turned on.');
  }

  /** Password and, where there is one, the code in one attempt, so that a known password buys no free guesses of codes. */
  private async demandProof(user: AuthUser, { password, code }: SecondFactorProofDto): Promise<void> {
    const { passwordHash } = await this.users.get(user.id);
    const attempt = await this.attempts.takeProof(user);
    let verdict: CodeVerdict | 'wrong-password' = 'wrong-password';
    await this.attempts.during(attempt, async () => {
      if (!(await this.hasher.verify(passwordHash, password))) return false;
      verdict = await this.check(user.id, code);
      return verdict === 'missing' ? null : verdict !== 'wrong';
    });
    const answered = verdict as CodeVerdict | 'wrong-password';
    if (answered === 'wrong-password') throw wrongPassword('password');
    if (answered === 'wrong') throw wrongCode();
    if (answered === 'missing') throw wrongCode('Please enter the code your app shows.');
  }

  /** Uses a code up: each is good once, also for two who send it at the same moment. */
  private async takeCode(factor: SecondFactor, code: string): Promise<boolean> {
    const secret = factor.secret && this.sealed.open(factor.secret);
    if (!secret) this.logger.warn('A second factor was sealed with a key this server no longer has');
    const step = secret ? stepOfCode(secret, code) : null;
    if (secret && step !== null) {
      const sealed = this.sealed.isOutdated(factor.secret!) ? this.sealed.seal(secret) : factor.secret;
      const [, taken] = await this.dataSource.query<[unknown[], number]>(
        'UPDATE second_factor SET last_step = $2, secret = $3 WHERE user_id = $1 AND last_step < $2 AND secret = $4',
        [factor.userId, step, sealed, factor.secret],
      );
      return taken > 0;
    }
    return this.takeRecoveryCode(factor.userId, code);
  }

  private async takeRecoveryCode(userId: string, code: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const [, taken] = await tx.query<[unknown[], number]>(
        'UPDATE recovery_code SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
        [userId, hashOfRecoveryCode(userId, code)],
      );
      if (taken) await this.mails.secondFactorChanged(userId, 'was passed with a recovery code', tx);
      return taken > 0;
    });
  }

  private async replaceRecoveryCodes(userId: string, tx: EntityManager): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(RecoveryCode, { userId });
    await tx.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(userId, code) })),
    );
    return codes;
  }

  private async tell({ id, email }: AuthUser, action: string, what: string, tx: EntityManager): Promise<void> {
    await this.mails.secondFactorChanged(id, what, tx);
    const record = { action: `second-factor.${action}`, targetType: 'user', targetId: id };
    await this.audit.record({ ...record, actor: { id, email } }, tx);
  }
}

function pendingOf({ pendingSecret, pendingUntil }: SecondFactor): Buffer | null {
  return pendingUntil && pendingUntil > new Date() ? pendingSecret : null;
}

function wrongCode(message = WRONG_CODE): AppError {
  return new AppError('VALIDATION_FAILED', message, { errors: { code: message } });
}
