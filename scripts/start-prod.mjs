// `npm run start:prod`: the server with real services only, after `npm run build`. It runs in this very process, so that
// signals and the exit code are its own.
import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onStarterGone, root } from './run.mjs';

/** By then all that a start needs is loaded. */
const COMPILED_BY_MS = 15_000;
const BUILDS = ['backend/dist/src/main.js', 'frontend/dist/documents.json', 'admin/dist/index.html'];

const missing = BUILDS.filter((file) => !existsSync(join(root, file)));
if (missing.length) {
  console.error(`Nothing is built yet: ${missing.join(', ')} missing. Run "npm run build" first.`);
  process.exit(1);
}
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
enableCompileCache(join(root, '.cache/node'));
onStarterGone(() => process.kill(process.pid, 'SIGTERM'));
await import(pathToFileURL(join(root, BUILDS[0])).href);
// Otherwise it is written at the end, and a server that is killed has none.
setTimeout(flushCompileCache, COMPILED_BY_MS).unref();
