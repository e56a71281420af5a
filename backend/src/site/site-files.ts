import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import type { DocumentIndex } from './document-index.js';
import { type Escape, escapeMarkup, fillPlaceholders, toOneLine, toStringBody } from './placeholders.js';
import { PreparedAnswer } from './prepared-answer.js';
import { AN_HOUR } from './public-files.js';
import { isRead } from './request-path.js';

interface SiteFilesOptions {
  directory: string;
  index: DocumentIndex;
  runtimeConfig: RuntimeConfig;
}

const ESCAPES: Record<string, Escape> = {
  'text/plain': toOneLine,
  'application/xml': escapeMarkup,
  'application/manifest+json': toStringBody,
};

/** Serves the files that tell programs about the site (robots.txt, sitemap and the like), with the installation's values in them. */
export async function siteFiles({ directory, index, runtimeConfig }: SiteFilesOptions): Promise<RequestHandler> {
  const prepare = async ({
    path,
    type,
    template,
  }: DocumentIndex['files'][number]): Promise<[string, PreparedAnswer]> => {
    const escape = ESCAPES[type];
    if (!escape) throw new Error(`${path} is ${type}, and nobody knows how a value is written into that.`);
    const text = fillPlaceholders(await readFile(join(directory, template), 'utf8'), runtimeConfig, escape);
    return [path, await PreparedAnswer.of(text, type)];
  };
  const answers = new Map(await Promise.all(index.files.map(prepare)));

  return (request, response, next) => {
    const answer = isRead(request) ? answers.get(request.path) : undefined;
    if (!answer) return next();
    answer.send(request, response, { status: 200, cacheControl: AN_HOUR });
  };
}
