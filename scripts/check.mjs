// `npm run check`: types, lint, import directions, format, contract, lock file, licences, known
// vulnerabilities, container files. One line each; fails when one fails.
import { fileURLToPath } from 'node:url';
import { checkContract } from './contract.mjs';
import { auditDependencies, checkLicences } from './dependencies.mjs';
import { checkLockFile } from './lock-file.mjs';
import { onEnd, runNode, stopAll, tool } from './run.mjs';

const AT_A_TIME = 2;
const SOURCES = ['backend/src', 'backend/dev', 'backend/test', 'frontend/src', 'admin/src'];

const program = (name, path, ...args) => ({
  name,
  run: async () => {
    const { code, output } = await runNode([tool(path), ...args]);
    if (code !== 0) throw new Error(output.trim());
  },
});

const types = (workspace) =>
  program(`types of ${workspace}`, 'typescript/bin/tsc', '-p', `${workspace}/tsconfig.json`, '--noEmit', '--pretty');

/** The longest first, so that nothing long is left alone at the end. */
const PARTS = [
  program('lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0', '--color'),
  types('backend'),
  types('frontend'),
  types('admin'),
  program(
    'import directions',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    ...SOURCES,
  ),
  program('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  { name: 'contract', run: checkContract },
  { name: 'lock file', run: async () => checkLockFile() },
  { name: 'licences', run: async () => checkLicences() },
  { name: 'known vulnerabilities', run: auditDependencies },
  {
    name: 'containers',
    // Loaded when it is its turn: its parsers are development tools like the others.
    run: async () => (await import('./containers.mjs')).checkContainers(),
  },
];

async function runPart({ name, run }) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const note = await run();
    console.log(`  ✓ ${name} (${seconds()})${note ? `: ${note}` : ''}`);
    return true;
  } catch (error) {
    console.log(`  ✗ ${name} (${seconds()})\n\n${error.message}\n`);
    return false;
  }
}

/** Runs every part and counts. */
export async function runChecks() {
  const queue = [...PARTS];
  const counts = { passed: 0, failed: 0 };
  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      counts[(await runPart(part)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  onEnd(() => {
    stopAll();
    process.exit(1);
  });
  const { failed } = await runChecks();
  process.exit(failed ? 1 : 0);
}
