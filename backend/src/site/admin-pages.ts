import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import type { Role } from '../contracts/roles.js';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import { PreparedDocument } from './prepared-document.js';
import { isHashedFilePath } from './public-files.js';
import { decodedPath, isRead } from './request-path.js';

export interface SiteViewer {
  role: Role;
  /** An administrator who has to set up two-step sign-in before anything else. */
  lacksSecondFactor: boolean;
}

/** Who sends a request, or null for a visitor. */
export type FindViewer = (request: Request) => Promise<SiteViewer | null>;

interface AdminPagesOptions {
  directory: string;
  runtimeConfig: RuntimeConfig;
  https: boolean;
  findViewer: FindViewer;
}

/** Answers every address below `/admin` with the admin app's page, to administrators; others are sent away. */
export async function adminPages(options: AdminPagesOptions): Promise<RequestHandler> {
  const { directory, runtimeConfig, https, findViewer } = options;
  const template = await readFile(join(directory, 'index.html'), 'utf8');
  const document = await PreparedDocument.prepare({ name: 'admin/index.html', template, runtimeConfig, https });

  return async (request, response, next) => {
    if (!isRead(request) || isHashedFilePath(request.path) || decodedPath(request) === null) return next();
    const viewer = await findViewer(request);
    if (viewer?.role === 'admin' && !viewer.lacksSecondFactor) {
      return document.send(request, response, { status: 200, cacheControl: 'no-cache, private' });
    }
    response.set('Cache-Control', 'no-store, private');
    response.redirect(302, addressFor(viewer));
  };
}

function addressFor(viewer: SiteViewer | null): string {
  if (!viewer) return '/auth?next=/admin';
  return viewer.role === 'admin' ? '/account#second-factor' : '/';
}
