import { Injectable } from '@nestjs/common';
import { PasswordProofService } from '../auth/password-proof.service.js';
import type { AuthUser } from '../common/auth-user.js';
import type { User } from '../users/user.entity.js';

/** Asks for the password again before what can't be undone: an open browser is not yet its owner. */
@Injectable()
export class PasswordProof {
  constructor(private readonly proofs: PasswordProofService) {}

  /** @throws AppError VALIDATION_FAILED with the sentence at `password`, RATE_LIMITED */
  demand(user: AuthUser, password: string): Promise<User> {
    return this.proofs.prove(user, password);
  }
}
