import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import type { DocumentIndex } from './document-index.js';
import { PreparedDocument } from './prepared-document.js';
import { decodedPath, isNavigation, isRead } from './request-path.js';

interface Page {
  /** The one address of the page. */
  path: string;
  document: PreparedDocument;
}

interface SitePagesOptions {
  directory: string;
  index: DocumentIndex;
  runtimeConfig: RuntimeConfig;
  https: boolean;
}

const CACHE_CONTROL = 'no-cache';
const OTHERS_PATHS = /^\/(?:api|dev|admin)(?:\/|$)/i;

/** Answers the site's addresses with their pages, and every other navigation with the not-found page. */
export async function sitePages(options: SitePagesOptions): Promise<RequestHandler> {
  const { index } = options;
  const documents = await prepareDocuments(options, new Set([...Object.values(index.routes), index.notFound]));
  const documentOf = (file: string) => documents.get(file)!;
  const pages = new Map<string, Page>(
    Object.entries(index.routes).map(([path, file]) => [pathKey(path), { path, document: documentOf(file) }]),
  );
  const notFound = documentOf(index.notFound);

  return (request, response, next) => {
    if (!isRead(request) || OTHERS_PATHS.test(request.path)) return next();
    const path = decodedPath(request);
    const page = path === null ? undefined : pages.get(pathKey(path));
    if (!page) {
      if (!isNavigation(request)) return next();
      return notFound.send(request, response, { status: 404, cacheControl: CACHE_CONTROL });
    }
    if (page.path !== path) {
      // The router in the page would accept the other spelling too, but one page has one address.
      response.set('Cache-Control', CACHE_CONTROL);
      return response.redirect(308, page.path + queryOf(request.url));
    }
    page.document.send(request, response, { status: 200, cacheControl: CACHE_CONTROL });
  };
}

async function prepareDocuments(options: SitePagesOptions, files: Set<string>): Promise<Map<string, PreparedDocument>> {
  const { directory, runtimeConfig, https } = options;
  const prepare = async (name: string): Promise<[string, PreparedDocument]> => {
    const template = await readFile(join(directory, name), 'utf8');
    return [name, await PreparedDocument.prepare({ name, template, runtimeConfig, https, takesPayments: true })];
  };
  return new Map(await Promise.all([...files].map(prepare)));
}

/** One key for the spellings a router takes for the same: any case, with or without a slash at the end. */
function pathKey(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
