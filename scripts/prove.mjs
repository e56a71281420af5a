// `npm run prove`: the long proofs in backend/prove, each against the built server and a real PostgreSQL, over HTTP.
// `npm run prove -- kill` runs one of them; `--readme` notes the result in the README; `--short` in a minute what otherwise takes many, and what is proved may have
// options of its own: `npm run prove -- fuzz --requests=5000 --seed=7`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { killablePostgres, removeDataDir, startStack, temporaryDataDir } from './dev-stack.mjs';
import { onEnd, root, stopAll } from './run.mjs';
import { buildStale, reportFailedBuilds } from './workspaces.mjs';

const FOLDER = join(root, 'backend/prove');
const README_MARKERS = ['<!-- results -->', '<!-- end of results -->'];
const NAME_AT = '- ✓ '.length;
/** Proofs push harder than any person; limits are proved elsewhere. */
const UNLIMITED = { RATE_LIMIT_SCALE: '1000' };

onEnd(() => {
  stopAll();
  process.exit(1);
});

const all = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.mjs') ? [name.replace(/\.mjs$/, '')] : []));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** `--short --seed=7` as `{short: true, seed: '7'}`. */
const options = Object.fromEntries(
  process.argv.slice(2).flatMap((argument) => {
    const [, name, value = true] = /^--(\w+)(?:=(.*))?$/.exec(argument) ?? [];
    return name ? [[name, value]] : [];
  }),
);
if (options.help) {
  console.log(
    `npm run prove -- [proof …] [--short] [--readme] [--option=value]\nThe proofs are ${all.join(', ')}; without a name, all run.`,
  );
  process.exit();
}
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`There is no proof "${unknown.join(' ')}". The proofs are ${all.join(', ')}.`);
  process.exit(1);
}
const failures = await buildStale(['backend']);
if (failures.length) {
  reportFailedBuilds(failures);
  process.exit(1);
}

/** Gives a proof what it needs and takes everything down behind it. */
async function runProof(name) {
  const { prove } = await import(pathToFileURL(join(FOLDER, `${name}.mjs`)).href);
  const dataDir = temporaryDataDir();
  const cleanUp = [];
  try {
    return await prove({
      options,
      dataDir,
      startStack: async (env = {}) => {
        const stack = await startStack({ dataDir: join(dataDir, 'stack'), env: { ...UNLIMITED, ...env } });
        cleanUp.push(() => stack.stop());
        return stack;
      },
      startPostgres: async () => {
        const postgres = await killablePostgres(join(dataDir, 'postgres'));
        cleanUp.push(() => postgres.stop());
        return postgres;
      },
    });
  } finally {
    for (const step of cleanUp.reverse()) await step();
    removeDataDir(dataDir);
  }
}

/** Puts a result into the README's list of them, in place of the proof's last one. */
async function noteInReadme(name, isPassed, result) {
  const file = join(root, 'README.md');
  const text = readFileSync(file, 'utf8');
  const [begin, end] = README_MARKERS;
  const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (before < begin.length || after < before) throw new Error(`README.md has no ${begin} … ${end}`);
  const today = new Date().toISOString().slice(0, 10);
  const notes = text
    .slice(before, after)
    .split('\n')
    .filter((line) => line.startsWith('- ') && !line.startsWith(`\`${name}\``, NAME_AT))
    .concat(`- ${isPassed ? '✓' : '✗'} \`${name}\`, ${today}: ${result}`)
    .toSorted((a, b) => a.slice(NAME_AT).localeCompare(b.slice(NAME_AT)));
  const noted = `${text.slice(0, before)}\n\n${notes.join('\n')}\n\n${text.slice(after)}`;
  writeFileSync(file, await format(noted, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

let failed = 0;
const names = wanted.length ? wanted : all;
for (const name of names) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  try {
    const figures = await runProof(name);
    console.log(`  ✓ ${name} (${seconds()}): ${figures}`);
    if (options.readme) await noteInReadme(name, true, figures);
  } catch (error) {
    failed += 1;
    console.log(`  ✗ ${name} (${seconds()})\n\n${error.stack}\n`);
    if (options.readme) await noteInReadme(name, false, error.message.split('\n')[0]);
  }
}
console.log(`\n${names.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
