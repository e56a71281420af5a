// Builds the console beside the last build, whose place it takes when it is whole.
import { join } from 'node:path';
import { build } from 'vite';
import { freshFolder } from '../../scripts/fresh-folder.mjs';

const root = join(import.meta.dirname, '..');
const fresh = freshFolder(join(root, 'dist'));
process.once('exit', fresh.remove);

await build({ root, build: { outDir: fresh.path } });
fresh.takePlace();
