import { Injectable } from '@nestjs/common';
import { verifyPassword } from '../auth/passwords.js';
import { AppError } from '../common/app-error.js';
import type { AuthUser } from '../common/auth-user.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** Asks for the password again before what can't be undone: an open browser is not yet its owner. */
@Injectable()
export class PasswordProof {
  constructor(private readonly users: UsersService) {}

  /** @throws AppError VALIDATION_FAILED with the sentence at `password` */
  async demand({ id }: AuthUser, password: string): Promise<User> {
    const user = await this.users.get(id);
    if (await verifyPassword(user.passwordHash, password)) return user;
    const message = 'This password is not right.';
    throw new AppError('VALIDATION_FAILED', message, { errors: { password: message } });
  }
}
