import type { PlanId } from '@contracts/plans';

/** A row of `GET /api/admin/rest/users`. Instants are ISO strings. */
export interface User {
  id: string;
  username: string;
  email: string;
  subscriptionTier: PlanId;
  remaining: number;
  promptQuota: number;
  promptsUsed: number;
  /** Null where the prompts don't renew. */
  resetDate: string | null;
  createdAt: string;
  isVerified: boolean;
  role: 'user' | 'admin';
}
