import { normalizeIp } from '@nestjs/throttler';
import type { Request } from 'express';
import type { Cookies } from './cookies.js';

const USER_AGENT_MAX = 300;

/** Where somebody signs in from, before it is known who they are. */
export interface Visitor {
  /** As limits count it: an IPv4 address, or the /64 that one household or server gets of IPv6. */
  address: string;
  /** The value of the `device` cookie. */
  device: string | null;
  userAgent: string | null;
}

export function visitorOf(request: Request, cookies: Cookies): Visitor {
  return {
    address: normalizeIp(request.ip ?? ''),
    device: cookies.readDevice(request),
    userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
  };
}
