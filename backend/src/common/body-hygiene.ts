import type { NextFunction, Request, Response } from 'express';
import { AppError } from './app-error.js';

const MAX_DEPTH = 16;
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no DTO can mean well: NUL characters (PostgreSQL can't store them), nesting that exhausts a recursive
 * validator, and keys that reach for an object's prototype. Runs after the JSON parser, before any controller.
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
