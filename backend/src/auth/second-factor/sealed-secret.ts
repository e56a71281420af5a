import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppConfig } from '../../config/app-config.js';
import { keyIdOf } from '../session-token.js';

const CIPHER = 'aes-256-gcm';
const KEY_ID_BYTES = 12;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = KEY_ID_BYTES + IV_BYTES + TAG_BYTES;

interface SealKey {
  id: string;
  key: Buffer;
}

/**
 * Keeps a secret that has to be read again: encrypted with a key drawn from the server's, so that a copy of the database
 * alone opens nothing. While the server's secrets are being rotated, the earlier one still opens.
 */
@Injectable()
export class SealedSecret {
  private readonly present: SealKey;
  private readonly keys: readonly SealKey[];

  constructor({ jwtSecret, jwtSecretPrevious }: AppConfig) {
    this.present = sealKeyOf(jwtSecret);
    this.keys = jwtSecretPrevious === null ? [this.present] : [this.present, sealKeyOf(jwtSecretPrevious)];
  }

  seal(secret: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.present.key, iv);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.from(this.present.id), iv, cipher.getAuthTag(), sealed]);
  }

  /** Null: sealed with a key this server no longer has, or not by us. */
  open(sealed: Buffer): string | null {
    const id = sealed.subarray(0, KEY_ID_BYTES).toString();
    const known = this.keys.find((key) => key.id === id);
    if (!known) return null;
    try {
      const decipher = createDecipheriv(CIPHER, known.key, sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES));
      decipher.setAuthTag(sealed.subarray(KEY_ID_BYTES + IV_BYTES, HEAD_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** Whether it waits for the earlier key to go away. */
  isOutdated(sealed: Buffer): boolean {
    return sealed.subarray(0, KEY_ID_BYTES).toString() !== this.present.id;
  }
}

function sealKeyOf(secret: string): SealKey {
  return { id: keyIdOf(secret), key: Buffer.from(hkdfSync('sha256', secret, '', 'second-factor', 32)) };
}
