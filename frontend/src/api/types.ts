import type { PlanId } from '@contracts/plans';
import type { PromptAnalysis, Variant } from '@contracts/rewriting';

export interface SessionUser {
  username: string;
  email: string;
  subscriptionTier: PlanId;
  isVerified: boolean;
  promptQuota: number;
  promptsUsed: number;
  role: 'user' | 'admin';
}

export interface SessionResponse {
  isAuthenticated: boolean;
  user: SessionUser | null;
}

export interface MessageResponse {
  success: boolean;
  message: string;
}

export interface LoginResponse {
  user: SessionUser;
  message: string;
}

export interface RegisterResponse extends MessageResponse {
  email: string;
}

export interface VerifyEmailResponse extends MessageResponse {
  email: string;
  signedIn: boolean;
}

export interface UsageResponse {
  remaining: number;
  total: number;
}

export interface OptimizationResponse {
  id: string;
  originalPrompt: string;
  analysis: PromptAnalysis;
  optimizedPrompts: Variant[];
}

export interface OptimizeResponse extends OptimizationResponse {
  usage: UsageResponse;
}

/** Each call of the API, with what it takes and what it answers. Query strings are no part of the name. */
export interface Endpoints {
  'POST /api/auth/register': {
    body: { username: string; email: string; password: string; confirmPassword: string };
    response: RegisterResponse;
  };
  'POST /api/auth/login': { body: { username: string; password: string }; response: LoginResponse };
  'POST /api/auth/logout': { body?: never; response: MessageResponse };
  'GET /api/auth/session': { body?: never; response: SessionResponse };
  'POST /api/auth/verify-email': { body: { token: string }; response: VerifyEmailResponse };
  'GET /api/verify-email': { body?: never; response: VerifyEmailResponse };
  'POST /api/auth/resend-verification': { body: { email: string }; response: MessageResponse };
  'GET /api/track-usage': { body?: never; response: UsageResponse };
  'POST /api/optimize-prompt': { body: { prompt: string }; response: OptimizeResponse };
  'POST /api/select-prompt': { body: { promptId: string; selectedPrompt: string }; response: MessageResponse };
  'GET /api/optimizations/{id}': { body?: never; response: OptimizationResponse };
}

export type Endpoint = keyof Endpoints;
export type BodyOf<Name extends Endpoint> = Endpoints[Name]['body'];
export type ResponseOf<Name extends Endpoint> = Endpoints[Name]['response'];
