// `npm test`: every check and every suite, to the end, and one closing line over all. `npm test -- backend e2e` runs parts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { ensureBrowser, findBrowser } from './ensure-browser.mjs';
import { onEnd, root, runNode, stopAll, tool } from './run.mjs';
import { buildStale, reportFailedBuilds, WORKSPACE_NAMES } from './workspaces.mjs';

const REPORTS = join(root, '.cache/reports');

function readReport(name) {
  const file = join(REPORTS, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function builds() {
  const failures = await buildStale();
  reportFailedBuilds(failures);
  return { passed: WORKSPACE_NAMES.length - failures.length, failed: failures.length };
}

/** A suite that can't even be loaded has no tests to count; it counts as one that failed. */
async function jest(workspace) {
  const { code } = await runNode(
    [
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      // Every suite compiles thousands of patterns anew; once each, not into an interpreted form first, takes half as long.
      '--no-regexp-tier-up',
      tool('jest/bin/jest.js'),
      '--json',
      `--outputFile=${join(REPORTS, `${workspace}.json`)}`,
      '--ci',
      '--passWithNoTests',
    ],
    { cwd: join(root, workspace), env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }, passThrough: true },
  );
  const report = readReport(workspace);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function journeys() {
  await ensureBrowser();
  const browser = findBrowser();
  const { code } = await runNode([tool('@playwright/test/cli.js'), 'test'], {
    env: browser ? { CHROMIUM_PATH: browser } : {},
    passThrough: true,
  });
  const stats = readReport('e2e')?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && stats.unexpected === 0 ? 1 : stats.unexpected };
}

/** Those that say something in a minute, on any machine, however busy; the others are for `npm run prove`. */
const SHORT_PROOFS = ['fuzz'];

async function proofs() {
  const { code } = await runNode([join(root, 'scripts/prove.mjs'), '--short', ...SHORT_PROOFS], { passThrough: true });
  return code === 0 ? { passed: SHORT_PROOFS.length, failed: 0 } : { passed: 0, failed: 1 };
}

const PARTS = {
  check: { title: 'Checks', run: runChecks },
  build: { title: 'Builds', run: builds },
  ...Object.fromEntries(
    WORKSPACE_NAMES.filter((name) => existsSync(join(root, name, 'jest.config.mjs'))).map((name) => [
      name,
      { title: `Tests of ${name}`, run: () => jest(name) },
    ]),
  ),
  proofs: { title: 'Proofs, in short', run: proofs },
  e2e: { title: 'Journeys in a browser', run: journeys },
};

onEnd(() => {
  stopAll();
  process.exit(1);
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`There is no part "${unknown.join(' ')}". The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
for (const [name, { title, run }] of Object.entries(PARTS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n== ${title} ==\n`);
  const counts = await run().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
