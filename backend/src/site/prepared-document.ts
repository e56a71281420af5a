import type { Request, RequestHandler, Response } from 'express';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import { pagePolicy } from './content-security-policy.js';
import { renderDocument } from './html-document.js';
import { type Delivery, PreparedAnswer } from './prepared-answer.js';

export interface DocumentOptions {
  /** What error messages call it. */
  name: string;
  template: string;
  runtimeConfig: RuntimeConfig;
  https: boolean;
  /** The page has a card form, or leads to one without another load. */
  takesPayments?: boolean;
}

/** One page in memory, complete, with the policy that fits its inline scripts. */
export class PreparedDocument {
  private constructor(
    private readonly answer: PreparedAnswer,
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
    const policy = pagePolicy({ https, scriptHashes, stripe: takesPayments ? runtimeConfig.stripe : null });
    return new PreparedDocument(await PreparedAnswer.of(html, 'text/html'), policy);
  }

  /** Answers a GET or HEAD request, with 304 where the browser's copy is still this one. */
  send(request: Request, response: Response, delivery: Delivery): void {
    this.policy(request, response, () => this.answer.send(request, response, delivery));
  }
}
