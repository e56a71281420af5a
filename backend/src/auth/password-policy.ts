import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { isCommonPassword } from './common-passwords.js';

export type PasswordPurpose = 'register' | 'reset' | 'change';

/** Which passwords may be chosen. What is accepted at log-in is another matter: whatever was chosen once. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly config: AppConfig) {}

  /** Counted in characters as people see them in a box, not in UTF-16 units. @throws AppError VALIDATION_FAILED at `field` */
  checkLength(password: string, purpose: PasswordPurpose, field: string): void {
    if ([...password].length >= this.minimum(purpose)) return;
    throw refusal(field, tooShort(purpose, this.minimum(purpose)));
  }

  /** Refuses what is guessed first: well-known passwords, one's own address, our name. @throws AppError VALIDATION_FAILED at `field` */
  async checkGuessable(password: string, email: string, field: string): Promise<void> {
    if (!password.isWellFormed()) throw refusal(field, 'Please use characters that can be typed.');
    const typed = password.toLowerCase().trim();
    if (typed === email || typed === email.split('@', 1)[0]) {
      throw refusal(field, 'Please choose a password that is not your email address.');
    }
    if (typed === this.config.appName.toLowerCase() || (await isCommonPassword(password))) {
      throw refusal(field, 'This password is easy to guess because many people use it. Please choose another one.');
    }
  }

  private minimum(purpose: PasswordPurpose): number {
    return purpose === 'reset' ? this.config.resetPasswordMinLength : this.config.passwordMinLength;
  }
}

function tooShort(purpose: PasswordPurpose, minimum: number): string {
  return purpose === 'change'
    ? `New password must be at least ${minimum} characters long.`
    : `Password must be at least ${minimum} characters`;
}

function refusal(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } });
}
