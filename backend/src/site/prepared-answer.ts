import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface Delivery {
  status: number;
  cacheControl: string;
}

/** A text in memory, in every encoding a browser may ask for. */
export class PreparedAnswer {
  private constructor(
    private readonly contentType: string,
    private readonly bodies: { identity: Buffer; br: Buffer; gzip: Buffer },
    private readonly etag: string,
  ) {}

  static async of(text: string, type: string): Promise<PreparedAnswer> {
    const identity = Buffer.from(text, 'utf8');
    const [br, gz] = await Promise.all([
      compressBrotli(identity, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        },
      }),
      compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    // Weak, because one tag stands for all encodings.
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
    return new PreparedAnswer(`${type}; charset=utf-8`, { identity, br, gzip: gz }, etag);
  }

  /** Answers a GET or HEAD request, with 304 where the browser's copy is still this one. */
  send(request: Request, response: Response, { status, cacheControl }: Delivery): void {
    const encoding = encodingFor(request);
    response.status(status).set({
      'Content-Type': this.contentType,
      'Cache-Control': cacheControl,
      ETag: this.etag,
    });
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.send(this.bodies[encoding]);
  }
}

function encodingFor(request: Request): 'br' | 'gzip' | 'identity' {
  // Asked one by one: browsers list gzip first, and brotli is the smaller.
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}
