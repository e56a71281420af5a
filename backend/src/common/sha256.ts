import { createHash } from 'node:crypto';

/** 32 bytes. For secrets of full entropy only: passwords need a slow hash. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
