import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AttemptsService } from './attempts.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';

const WRONG_PASSWORD = {
  password: 'This password is not right.',
  currentPassword: 'Your current password is not correct.',
} as const;

/** Asks a signed-in person for their password again: an open browser is not yet its owner. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Looks whether the password is theirs, as slowly as a log-in does. @throws AppError VALIDATION_FAILED at `field`, RATE_LIMITED */
  async prove(user: AuthUser, password: string, field: keyof typeof WRONG_PASSWORD = 'password'): Promise<User> {
    const person = await this.users.get(user.id);
    const attempt = await this.attempts.takeProof(user);
    if (await this.attempts.during(attempt, () => this.hasher.verify(person.passwordHash, password))) return person;
    throw wrongPassword(field);
  }

  /** From now on {@link requireRecentProof} lets this session pass for a while. @throws as {@link prove} */
  async confirm(user: AuthUser, password: string): Promise<void> {
    await this.prove(user, password);
    await this.sessions.markAuthenticated(user.sessionId);
  }
}

export function wrongPassword(field: keyof typeof WRONG_PASSWORD): AppError {
  const message = WRONG_PASSWORD[field];
  return new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } });
}
