import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { AuditOrigin } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { requestIdOf } from '../common/request-id.js';

/** Who does it and in which request, as the audit log wants to know. */
export const ActingAdmin = createParamDecorator((_: unknown, context: ExecutionContext): AuditOrigin => {
  const request = context.switchToHttp().getRequest<Request>();
  if (!request.user) throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
  const { id, email } = request.user;
  return { actor: { id, email }, ip: request.ip, requestId: requestIdOf(request) };
});
