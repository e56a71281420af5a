// Loads the whole application once while the image is built, so that the compile cache in the image holds it.
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(import.meta.dirname, '../backend/dist/src');
await import(pathToFileURL(join(dist, 'create-app.js')).href);
await import(pathToFileURL(join(dist, 'database/migrate.js')).href);
flushCompileCache();
process.exit(0);
