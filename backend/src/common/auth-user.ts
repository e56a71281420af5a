import type { Role } from '../contracts/roles.js';

/** Who makes a request, as far as any module needs to know. */
export interface AuthUser {
  id: string;
  email: string;
  role: Role;
  sessionId: string;
  /** When this session last proved who is there, by password or by a link from the mailbox. */
  authenticatedAt: Date;
  /** When this session proved the second factor; null where nobody asked for one. */
  secondFactorAt: Date | null;
}

declare global {
  // Passport's own place for the person behind a request.
  namespace Express {
    interface User extends AuthUser {
      id: string;
    }
  }
}
