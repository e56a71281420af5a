import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from './app-error.js';
import type { AuthUser } from './auth-user.js';

/** The signed-in person. On a route without a session guard this refuses instead of yielding nobody. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): AuthUser => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
  return user;
});
