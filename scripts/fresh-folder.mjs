import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.mjs';

/**
 * A folder to build into, next to `folder`. It takes its place at the end, so a build that fails or is killed leaves
 * the last good one, and whoever serves it never finds half of one.
 */
export function freshFolder(folder) {
  removeLeftovers(folder);
  const path = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  const remove = () => [path, old].forEach((each) => rmSync(each, { recursive: true, force: true }));
  return {
    path,
    takePlace() {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(path, folder);
      remove();
    },
    remove,
  };
}

function removeLeftovers(folder) {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.`)) continue;
    const pid = /\.(?:new|old)-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}
