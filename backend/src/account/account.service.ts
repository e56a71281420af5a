import { Injectable } from '@nestjs/common';
import { OwnSessionsService } from '../auth/own-sessions.service.js';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { UsersService } from '../users/users.service.js';
import { type AccountDto, type OwnSessionsDto, toAccountDto, toOwnSessionDto } from './account.dto.js';
import { EmailChangeService } from './email-change.service.js';
import { ErasureService } from './erasure.service.js';
import { PasswordProof } from './password-proof.js';

/** What a person sees and does on the page of their own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly emailChanges: EmailChangeService,
    private readonly sessions: OwnSessionsService,
    private readonly erasure: ErasureService,
    private readonly passwordProof: PasswordProof,
  ) {}

  async describe({ id }: AuthUser): Promise<AccountDto> {
    return toAccountDto(await this.users.get(id), await this.emailChanges.requestedBy(id));
  }

  async listSessions({ id, sessionId }: AuthUser): Promise<OwnSessionsDto> {
    const items = (await this.sessions.list(id)).map((session) => toOwnSessionDto(session, sessionId));
    return { items, total: items.length };
  }

  /** @throws AppError NOT_FOUND, also for another person's session */
  async endSession({ id }: AuthUser, sessionId: string): Promise<void> {
    if (await this.sessions.end(id, sessionId)) return;
    throw new AppError('NOT_FOUND', 'This device is not signed in any more.');
  }

  endOtherSessions({ id, sessionId }: AuthUser): Promise<number> {
    return this.sessions.endOthers(id, sessionId);
  }

  /** @throws AppError VALIDATION_FAILED for a wrong password, FORBIDDEN for the protected administrator */
  async delete(user: AuthUser, password: string): Promise<void> {
    await this.passwordProof.demand(user, password);
    await this.erasure.eraseOwn(user);
  }
}
