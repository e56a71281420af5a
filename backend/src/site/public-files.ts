import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { decodedPath, isRead } from './request-path.js';

const HASHED_FILES = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
/** Of files whose names say nothing of their content. */
export const AN_HOUR = 'public, max-age=3600';

/**
 * Serves a build's files, compressed ones where they lie beside them, but none of its HTML: pages have to go through
 * the code that completes them. The files are listed once, so no request path is ever looked up on the disk.
 */
export function publicFiles(directory: string): RequestHandler {
  const paths = new Set(listPublicFiles(directory));
  const serve = sirv(directory, { brotli: true, gzip: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const path = isRead(request) ? decodedPath(request) : null;
    if (path === null || !paths.has(path)) return next();
    // A part of a compressed file is of no use to a browser, and sirv fails on ranges that end before they start.
    delete request.headers.range;
    response.setHeader('Cache-Control', path.startsWith(HASHED_FILES) ? FOREVER : AN_HOUR);
    serve(request, response, next);
  };
}

/** Whether a path belongs to the files whose names carry a hash of their content. */
export function isHashedFilePath(path: string): boolean {
  return path.startsWith(HASHED_FILES);
}

function listPublicFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !/\.(?:html|br|gz|template)$|^\/documents\.json$|\/\.(?!well-known\/)/.test(path));
}
