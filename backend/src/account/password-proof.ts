import { Injectable } from '@nestjs/common';
import { PasswordChangeService } from '../auth/password-change.service.js';
import type { AuthUser } from '../common/auth-user.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** Asks for the password again before what can't be undone: an open browser is not yet its owner. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordChangeService,
  ) {}

  /** @throws AppError VALIDATION_FAILED with the sentence at `password` */
  async demand(user: AuthUser, password: string): Promise<User> {
    await this.passwords.prove(user, password, 'password');
    return this.users.get(user.id);
  }
}
