import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Express, Router } from 'express';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import { adminPages, type FindViewer } from './admin-pages.js';
import { DOCUMENT_INDEX, readDocumentIndex } from './document-index.js';
import { followedBuild } from './followed-build.js';
import { publicFiles } from './public-files.js';
import { isHttps } from './security-headers.js';
import { siteFiles } from './site-files.js';
import { sitePages } from './site-pages.js';

export interface SiteOptions {
  appUrl: string;
  runtimeConfig: RuntimeConfig;
  /** The folder the site's build wrote. */
  frontendDist: string;
  /** The folder the admin app's build wrote. */
  adminDist: string;
  findViewer: FindViewer;
  logger: { warn(message: string): unknown };
}

/**
 * Serves the built site and the admin app. Has to be mounted after the security headers and whatever `findViewer`
 * reads (cookies), and before the API's own not-found answer. Without a build it mounts nothing and says so once.
 */
export async function installSite(app: Express, options: SiteOptions): Promise<void> {
  const { appUrl, runtimeConfig, frontendDist, adminDist, findViewer, logger } = options;
  const https = isHttps(appUrl);

  if (!existsSync(join(frontendDist, DOCUMENT_INDEX))) {
    logger.warn('The site is not built: only the API is served.');
    return;
  }
  const adminPage = join(adminDist, 'index.html');
  if (existsSync(adminPage)) {
    const read = async () => {
      const files = publicFiles(adminDist);
      return Router().use(files, await adminPages({ directory: adminDist, runtimeConfig, https, findViewer }));
    };
    app.use('/admin', await followedBuild({ marker: adminPage, read, logger }));
  } else {
    logger.warn('The admin app is not built: /admin is not served.');
  }
  const read = async () => {
    const directory = frontendDist;
    const index = await readDocumentIndex(directory);
    const files = await siteFiles({ directory, index, runtimeConfig });
    return Router().use(publicFiles(directory), files, await sitePages({ directory, index, runtimeConfig, https }));
  };
  app.use(await followedBuild({ marker: join(frontendDist, DOCUMENT_INDEX), read, logger }));
}
