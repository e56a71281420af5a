// Takes out of node_modules what no running server reads: types, source maps and texts, the compilers that libraries bring
// for their own tools, and builds for browsers.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const NEVER_READ = /\.(d\.[cm]?ts|[cm]?ts|tsx|map|md|markdown|flow|tsbuildinfo)$|^(CHANGELOG|HISTORY)\b/i;
/** Optional or peer packages of tools that the server doesn't start. */
const UNUSED = ['typescript', '@types', 'caniuse-lite', '@microsoft', 'es-toolkit/dist/browser.global.js'];

function sizeOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) prune(path);
    else if (entry.isFile() && NEVER_READ.test(entry.name)) rmSync(path);
  }
}

const folders = ['node_modules', 'backend/node_modules'].map((name) => join(root, name));
const megabytes = () => (folders.reduce((sum, folder) => sum + sizeOf(folder), 0) / 2 ** 20).toFixed(0);
const before = megabytes();
for (const name of UNUSED) rmSync(join(root, 'node_modules', name), { recursive: true, force: true });
for (const folder of folders) if (statSync(folder, { throwIfNoEntry: false })) prune(folder);
console.log(`node_modules: ${before} MB, pruned to ${megabytes()} MB`);
