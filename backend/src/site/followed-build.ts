import { statSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { isRead } from './request-path.js';

interface FollowedBuild {
  /** A file that every build writes. */
  marker: string;
  /** Reads the build; what it returns answers until the next one. */
  read: () => Promise<RequestHandler>;
  logger: { warn(message: string): unknown };
}

/**
 * Serves a build that another may replace while the server runs. The pages in memory name files that are gone then, so
 * all of it is read again before the next request is answered. A build that can't be read leaves the last one in place.
 */
export async function followedBuild({ marker, read, logger }: FollowedBuild): Promise<RequestHandler> {
  let version = versionOf(marker);
  let serve = await read();
  let reading: Promise<void> | undefined;

  const readAgain = async (fresh: string) => {
    version = fresh;
    try {
      serve = await read();
      logger.warn(`${marker} is from another build: its pages are served from now on.`);
    } catch (error) {
      logger.warn(`${marker} is from another build, which can't be read: ${String(error)}`);
    }
    reading = undefined;
  };

  return (request, response, next) => {
    if (!isRead(request)) return next();
    const fresh = versionOf(marker);
    if (fresh !== undefined && fresh !== version) reading ??= readAgain(fresh);
    if (!reading) return serve(request, response, next);
    void reading.then(() => serve(request, response, next));
  };
}

/** Undefined while no build is there. */
function versionOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}
