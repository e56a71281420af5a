// Which workspaces have to be built anew, and building them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root, run } from './run.mjs';

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.json'];
const NOT_INPUTS = new Set(['node_modules', 'dist', 'dist-ssr', 'coverage', 'e2e', 'prove', 'openapi.json']);
const IS_TEST = /\.(spec|test)\.tsx?$/;

/** `output`: the file without which a build isn't whole. */
const WORKSPACES = {
  backend: { inputs: ['backend/src', 'backend/dev', 'backend/scripts', 'backend/.swcrc'], output: 'dev/main.js' },
  frontend: { inputs: ['frontend', 'backend/src/contracts'], output: 'documents.json' },
  admin: { inputs: ['admin', 'backend/src/contracts', 'frontend/src/ui'], output: 'index.html' },
};

export const WORKSPACE_NAMES = Object.keys(WORKSPACES);

/** Inside the output, so that whoever builds by hand removes it with the old output. */
const stampFile = (name) => join(root, name, 'dist', '.build-stamp');

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_INPUTS.has(entry.name) && !entry.name.startsWith('dist.') && !IS_TEST.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
    .sort();
}

function inputsHash(name) {
  const hash = createHash('sha256');
  for (const input of [...SHARED_INPUTS, ...WORKSPACES[name].inputs]) {
    const path = join(root, input);
    for (const file of existsSync(path) ? filesUnder(path) : []) {
      hash.update(file.slice(root.length).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function isFresh(name, hash) {
  if (!existsSync(join(root, name, 'dist', WORKSPACES[name].output))) return false;
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;
}

/**
 * Builds those of `names` whose sources changed since their last build, at the same time.
 * @returns what failed, with what the build wrote.
 */
export async function buildStale(names = WORKSPACE_NAMES, log = console.log) {
  const stale = names
    .map((name) => ({ name, hash: inputsHash(name) }))
    .filter(({ name, hash }) => !isFresh(name, hash));
  if (stale.length) log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  const results = await Promise.all(
    stale.map(async ({ name, hash }) => {
      const { scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
      const { code, output, seconds } = await run(scripts.build, [], { cwd: join(root, name), shell: true });
      if (code !== 0) return { name, output };
      writeFileSync(stampFile(name), hash);
      log(`  ${name} built in ${seconds.toFixed(1)} s`);
    }),
  );
  return results.filter(Boolean);
}

/** Prints what a failed build wrote. */
export function reportFailedBuilds(failures) {
  for (const { name, output } of failures) console.error(`\nThe build of ${name} failed:\n\n${output.trim()}\n`);
}
