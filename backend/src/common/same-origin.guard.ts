import { type CanActivate, type CustomDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppConfig } from '../config/app-config.js';
import { AppError } from './app-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const FROM_ANYWHERE = 'fromAnywhere';

/** For a route that other servers call and that proves by itself who does: the payment provider's webhook. */
export const FromAnywhere = (): CustomDecorator => SetMetadata(FROM_ANYWHERE, true);

/**
 * Unsafe requests come from our own pages and carry JSON, so no other site can make a person's browser act.
 * Browsers say where a request comes from; where they say nothing, `Origin` has to be ours.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly origin: string;

  constructor(
    config: AppConfig,
    private readonly reflector: Reflector,
  ) {
    this.origin = new URL(config.appUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method)) return true;
    if (this.reflector.get<true | undefined>(FROM_ANYWHERE, context.getHandler())) return true;
    if (!this.isOurs(request)) {
      throw new AppError('FORBIDDEN', 'This request did not come from our own pages, so it was refused.');
    }
    // react-admin deletes with a text/plain type but no body; only a body has to be JSON.
    if (hasBody(request) && !request.is('application/json')) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON.');
    }
    return true;
  }

  private isOurs(request: Request): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    return request.headers.origin === this.origin;
  }
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
