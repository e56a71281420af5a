import type { NextFunction, Request, Response } from 'express';
import { AppError } from './app-error.js';

const MAX_DEPTH = 16;
/** Taken exactly as typed; what can't be typed is refused where it is chosen. */
const AS_TYPED = /password$/i;
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no DTO can mean well: NUL characters (PostgreSQL can't store them), nesting that exhausts a recursive
 * validator, and keys that reach for an object's prototype. Half of a surrogate pair, which a text cut in the middle of
 * an emoji ends with and PostgreSQL refuses in JSON, becomes the sign for what can't be read. Runs after the JSON parser,
 * before any controller.
 */
export function bodyHygiene(request: Request, _response: Response, next: NextFunction): void {
  if (hasNul(request.url)) return next(refusal());
  if (Buffer.isBuffer(request.body)) return next(); // Bytes of a webhook, believed only with their signature.
  const pending: { value: unknown; depth: number }[] = [{ value: request.body, depth: 0 }];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, depth } = item;
    if (typeof value === 'string' && value.includes('\0')) return next(refusal());
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return next(refusal());
    for (const [key, inner] of Object.entries(value)) {
      if (UNSAFE_KEYS.has(key) || key.includes('\0')) return next(refusal());
      if (typeof inner === 'string' && !AS_TYPED.test(key))
        (value as Record<string, unknown>)[key] = inner.toWellFormed();
      pending.push({ value: inner, depth: depth + 1 });
    }
  }
  next();
}

function hasNul(url: string): boolean {
  return url.includes('%00') || url.includes('\0');
}

function refusal(): AppError {
  return new AppError('BAD_REQUEST', 'The request contains characters or nesting that we cannot accept.');
}
