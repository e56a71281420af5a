import type { Request } from 'express';
import { clientAddress } from '../common/client-address.js';
import type { Cookies } from './cookies.js';

const USER_AGENT_MAX = 300;

/** Where somebody signs in from, before it is known who they are. */
export interface Visitor {
  /** As limits count it. */
  address: string;
  /** The value of the `device` cookie. */
  device: string | null;
  userAgent: string | null;
}

export function visitorOf(request: Request, cookies: Cookies): Visitor {
  return {
    address: clientAddress(request),
    device: cookies.readDevice(request),
    userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
  };
}
