import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import { pagePolicy } from './content-security-policy.js';
import { renderDocument } from './html-document.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface DocumentOptions {
  /** What error messages call it. */
  name: string;
  template: string;
  runtimeConfig: RuntimeConfig;
  https: boolean;
  /** The page has a card form, or leads to one without another load. */
  takesPayments?: boolean;
}

export interface Delivery {
  status: number;
  cacheControl: string;
}

/** One page in memory, in every encoding a browser may ask for, with the policy that fits its inline scripts. */
export class PreparedDocument {
  private constructor(
    private readonly bodies: { identity: Buffer; br: Buffer; gzip: Buffer },
    private readonly etag: string,
    private readonly policy: RequestHandler,
  ) {}

  static async prepare({
    name,
    template,
    runtimeConfig,
    https,
    takesPayments,
  }: DocumentOptions): Promise<PreparedDocument> {
    const { html, scriptHashes } = renderDocument(name, template, runtimeConfig);
    const identity = Buffer.from(html, 'utf8');
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
    const policy = pagePolicy({ https, scriptHashes, stripe: takesPayments ? runtimeConfig.stripe : null });
    return new PreparedDocument({ identity, br, gzip: gz }, etag, policy);
  }

  /** Answers a GET or HEAD request, with 304 where the browser's copy is still this one. */
  send(request: Request, response: Response, { status, cacheControl }: Delivery): void {
    const encoding = this.encodingFor(request);
    response.status(status).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      ETag: this.etag,
    });
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    this.policy(request, response, () => response.send(this.bodies[encoding]));
  }

  private encodingFor(request: Request): 'br' | 'gzip' | 'identity' {
    // Asked one by one: browsers list gzip first, and brotli is the smaller.
    if (request.acceptsEncodings('br')) return 'br';
    return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  }
}
