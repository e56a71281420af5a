import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import { UsageService } from '../usage/usage.service.js';
import { UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { type LoginDto, type SessionUserDto, toSessionUserDto } from './auth.dto.js';
import { PasswordHasher } from './password-hasher.js';
import { type OpenedSession, SessionsService } from './sessions.service.js';

export interface SignedIn {
  user: SessionUserDto;
  session: OpenedSession;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly usage: UsageService,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Signs in by password. Unknown address and wrong password get one answer after the same work.
   * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED (only after the right password)
   */
  async login({ username, password }: LoginDto, userAgent: string | null): Promise<SignedIn> {
    const user = await this.users.findByEmail(username);
    const matches = await this.hasher.verify(user?.passwordHash ?? null, password);
    if (!user || !matches) throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials');
    if (!user.emailVerifiedAt) {
      throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address before logging in.', {
        extra: { needsVerification: true, email: user.email },
      });
    }
    if (this.hasher.isOutdated(user.passwordHash)) {
      await this.users.setPasswordHash(user.id, await this.hasher.hash(password));
    }
    return this.signIn(user, userAgent);
  }

  /** Opens a session for somebody who has proved who they are. */
  async signIn(user: User, userAgent: string | null): Promise<SignedIn> {
    const session = await this.sessions.open(user, userAgent);
    return { user: await this.describe(user), session };
  }

  /** What the pages show of the signed-in person. */
  async describe(user: Pick<AuthUser, 'id' | 'email' | 'role'>): Promise<SessionUserDto> {
    return toSessionUserDto(user, await this.usage.summaryOf(user.id));
  }
}
