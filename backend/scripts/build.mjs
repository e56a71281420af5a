// Compiles backend/src and backend/dev to backend/dist. `--production` leaves the development stand-ins out;
// `--watch` goes on compiling what is saved.
import { transformFile } from '@swc/core';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../scripts/fresh-folder.mjs';

const backend = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(backend, 'dist');
const configFile = join(backend, '.swcrc');

const isTest = (file) => file.endsWith('.spec.ts');
const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts');

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const outputOf = (file, outDir) => join(outDir, relative(backend, file)).replace(/\.ts$/, '.js');

/** Compiles one source file, or copies it when it is a template, a word list or another asset. */
async function emit(file, outDir) {
  const output = outputOf(file, outDir);
  mkdirSync(dirname(output), { recursive: true });
  if (!isSource(file)) return copyFileSync(file, output);
  const { code, map } = await transformFile(file, {
    configFile,
    swcrc: false,
    cwd: backend,
    sourceFileName: relative(dirname(outputOf(file, dist)), file),
  });
  const name = output.split(/[\\/]/).at(-1);
  writeFileSync(output, `${code}\n//# sourceMappingURL=${name}.map\n`);
  writeFileSync(`${output}.map`, map);
}

/** @returns how many files it wrote. */
export async function buildBackend({ production = false, outDir = dist } = {}) {
  const fresh = freshFolder(outDir);
  const files = ['src', ...(production ? [] : ['dev'])].flatMap((folder) => filesUnder(join(backend, folder)));
  try {
    const results = await Promise.allSettled(files.map((file) => emit(file, fresh.path)));
    const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
    if (failures.length) throw new Error(failures.map((failure) => failure.message ?? String(failure)).join('\n'));
    fresh.takePlace();
  } finally {
    fresh.remove();
  }
  return files.length;
}

/** Recompiles what is saved; `onChange` is told once per burst, with the errors of the files that don't compile. */
export async function watchBackend(onChange) {
  const { watch } = await import('chokidar');
  const pending = new Set();
  let timer;
  let running = Promise.resolve();

  const flush = async () => {
    const files = [...pending];
    pending.clear();
    const results = await Promise.allSettled(
      files.map(async (file) => {
        if (existsSync(file)) return emit(file, dist);
        rmSync(outputOf(file, dist), { force: true });
        rmSync(`${outputOf(file, dist)}.map`, { force: true });
      }),
    );
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    onChange({ files: files.map((file) => relative(backend, file)), errors });
  };

  const watcher = watch([join(backend, 'src'), join(backend, 'dev')], { ignoreInitial: true });
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir' || isTest(file)) return;
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(flush);
    }, 60);
  });
  return () => watcher.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  const startedAt = performance.now();
  try {
    const count = await buildBackend({ production: flags.has('--production') });
    console.log(`backend: ${count} files in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  if (flags.has('--watch')) {
    await watchBackend(({ files, errors }) => console.log(errors.join('\n') || `compiled ${files.join(', ')}`));
  }
}
