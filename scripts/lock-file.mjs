import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * What would make the lock file fail elsewhere: a download address, which ties installs to one registry, or a platform's
 * optional package that npm dropped in silence, without which `npm ci` refuses.
 * @throws Error that names each.
 */
export function checkLockFile() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  const problems = Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...(resolved?.includes('://') ? [`${path} names the address it was downloaded from`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !installed.has(name))
      .map((name) => `${path || 'the root'} wants ${name}, which the lock file does not hold`),
  ]);
  if (problems.length) throw new Error(problems.join('\n'));
}
