// `npm run bench`: every measurement in backend/bench, one after the other, and one table of their figures with the
// machine they were taken on. `npm run bench:<name>` runs one; what follows `--` is passed to it:
// `npm run bench:rewriting -- my-prompts.jsonl`. With `--readme` the figures go into the README too, between its
// markers, in place of the last ones of the same benches.
//
// A bench is a program, backend/bench/<name>/bench.ts or bench.mjs, and a line `"bench:<name>": "npm run --silent bench -- <name>"`
// in package.json. It runs against fresh builds, prints what it likes, says with its exit code whether its limits hold,
// and hands its figures to the table with `report()` of backend/bench/support/figures.mjs.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { onEnd, root, run, runNode, stopAll } from './run.mjs';
import { buildStale, reportFailedBuilds, WORKSPACE_NAMES } from './workspaces.mjs';

const FOLDER = join(root, 'backend/bench');
/** What has to be built for it; the server alone, unless it is named here. */
const BUILDS = { web: WORKSPACE_NAMES };
const README_MARKERS = ['<!-- figures -->', '<!-- end of figures -->'];
const GIGABYTE = 2 ** 30;

const programs = Object.fromEntries(
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = readdirSync(join(FOLDER, name)).find((file) => /^bench\.(ts|mjs)$/.test(file));
      return file ? [[name, join(FOLDER, name, file)]] : [];
    }),
);

/** Runs one to its end and reads the figures it left. */
async function measure(name, args, figuresFile) {
  rmSync(figuresFile, { force: true });
  const { code } = await runNode(
    ['--disable-warning=ExperimentalWarning', '--expose-gc', '--enable-source-maps', programs[name], ...args],
    { passThrough: true, env: { BENCH_FIGURES: figuresFile } },
  );
  return { failed: code !== 0, figures: readFigures(figuresFile) };
}

function readFigures(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

async function describeMachine() {
  const [{ model } = { model: 'unknown' }] = cpus();
  const load = loadavg()[0].toFixed(1);
  return [
    `${cpus().length} × ${model}, ${(totalmem() / GIGABYTE).toFixed(0)} GB, ${process.platform}-${process.arch}`,
    `Node.js ${process.versions.node}, ${await describePostgres()}, load average before ${load}`,
  ].join('; ');
}

async function describePostgres() {
  const { findBinaries } = await import('../backend/dist/dev/postgres/binaries.js');
  try {
    const { output } = await run((await findBinaries()).postgres, ['--version']);
    return output.trim().replace(/^postgres \(PostgreSQL\)/, 'PostgreSQL');
  } catch {
    return 'PostgreSQL not installed';
  }
}

function tableOf(figures) {
  const columns = ['bench', 'figure', 'value'];
  const rows = figures.map(({ bench, figure, value, unit }) => [bench, figure, unit ? `${value} ${unit}` : `${value}`]);
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index].length)));
  const line = (cells) => `| ${cells.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`;
  return [line(columns), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

/** The rows of a table as it stands in the README. */
function figuresOf(table) {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .slice(1)
    .map((line) => {
      const [bench, figure, value] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { bench, figure, value };
    });
}

/** Puts the figures where the README keeps the last ones; what wasn't measured again stays, of a bench that ran in part too. */
async function writeIntoReadme(machine, figures, isPart) {
  const file = join(root, 'README.md');
  const text = readFileSync(file, 'utf8');
  const [begin, end] = README_MARKERS;
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`README.md has no ${begin} … ${end}`);
  const today = new Date().toISOString().slice(0, 10);
  const nameOf = ({ bench, figure }) => (isPart ? `${bench} ${figure}` : bench);
  const measured = new Set(figures.map(nameOf));
  const kept = figuresOf(text.slice(before, after)).filter((row) => !measured.has(nameOf(row)));
  const table = tableOf([...kept, ...figures].toSorted((a, b) => a.bench.localeCompare(b.bench)));
  const fresh = `${text.slice(0, before)}${begin}\n\n${today}: ${machine}.\n\n${table}\n\n${text.slice(after)}`;
  writeFileSync(file, await format(fresh, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

onEnd(() => {
  stopAll();
  process.exit(1);
});

const isForReadme = process.argv.includes('--readme');
const [wanted, ...args] = process.argv.slice(2).filter((argument) => argument !== '--readme');
if (wanted && !(wanted in programs)) {
  console.error(`There is no bench "${wanted}". The benches are ${Object.keys(programs).join(', ')}.`);
  process.exit(1);
}
const names = wanted ? [wanted] : Object.keys(programs).sort();
const failures = await buildStale([...new Set(['backend', ...names.flatMap((name) => BUILDS[name] ?? [])])]);
if (failures.length) {
  reportFailedBuilds(failures);
  process.exit(1);
}

const machine = await describeMachine();
const folder = mkdtempSync(join(tmpdir(), 'threefold-bench-'));
const all = [];
const failed = [];
for (const name of names) {
  console.log(`\n== ${name} ==\n`);
  const result = await measure(name, args, join(folder, 'figures.jsonl'));
  all.push(...result.figures);
  if (result.failed) failed.push(name);
}
rmSync(folder, { recursive: true, force: true });
if (all.length) {
  console.log(`\n${machine}\n\n${tableOf(all)}`);
  if (isForReadme) await writeIntoReadme(machine, all, args.length > 0);
}
if (failed.length) console.error(`\nNot within their limits: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
