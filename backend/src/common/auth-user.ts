import type { Role } from '../contracts/roles.js';

/** Who makes a request, as far as any module needs to know. */
export interface AuthUser {
  id: string;
  email: string;
  role: Role;
  sessionId: string;
}

declare global {
  // Passport's own place for the person behind a request.
  namespace Express {
    interface User extends AuthUser {
      id: string;
    }
  }
}
