import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { Request } from 'express';
import { IS_UNLIMITED } from '../common/unlimited.decorator.js';
import { LIMITED_BY } from './limited.decorator.js';
import { type CountedBy, RATE_LIMITS, type RateLimitName } from './rate-limits.js';
import { RateLimiter } from './rate-limiter.js';

/** The limits of a route, in the order they are counted: those of the address spare the other mailboxes and accounts. */
function limitsOf(reflector: Reflector, context: ExecutionContext): RateLimitName[] {
  const targets = [context.getHandler(), context.getClass()];
  if (reflector.getAllAndOverride<boolean | undefined>(IS_UNLIMITED, targets)) return [];
  return ['any', ...(reflector.getAllAndOverride<RateLimitName[] | undefined>(LIMITED_BY, targets) ?? [])];
}

const isBy = (name: RateLimitName, by: CountedBy): boolean => RATE_LIMITS[name].by === by;

/** Counts by address and by mailbox, before anything is looked up. */
@Injectable()
export class VisitorLimitsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    for (const name of limitsOf(this.reflector, context)) {
      if (isBy(name, 'address')) await this.limiter.take(name, normalizeIp(request.ip ?? ''));
      const recipient = isBy(name, 'recipient') && recipientOf(request);
      if (recipient) await this.limiter.take(name, recipient);
    }
    return true;
  }
}

/** Counts by account, once it is known who asks. */
@Injectable()
export class PersonLimitsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) return true;
    for (const name of limitsOf(this.reflector, context)) {
      if (isBy(name, 'person')) await this.limiter.take(name, user.id);
    }
    return true;
  }
}

/** The address as the body has it; whether it is one is checked later, and what isn't one is nobody's mailbox. */
function recipientOf({ body }: Request): string | null {
  const email: unknown = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}
