// How fast and how sound the public site is on a phone: Lighthouse's mobile profile (4x slower processor, slow 4G), and
// what a visitor really loads who waits ten seconds. The server runs as in production, on fresh builds.
//
//   npm run bench:web [-- runs]
//
// Each page is opened five times (`runs` changes that); times are medians, scores the worst of all. Fails where a limit
// doesn't hold. A machine that is busy with other things measures those in LCP, TBT and performance: look at the load average
// first. "TBT by processor time" counts only what the page itself used.
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import type * as FreePort from '../../dev/free-port.js';
import { ensureBrowser, findBrowser } from '../../../scripts/ensure-browser.mjs';
import { startPostgres, startProduct } from '../http/processes.ts';
import { report } from '../support/figures.mjs';
import { openAsVisitor } from './visitor.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { PAGES, type Limits } from './pages.ts';

const RUNS = 5;

const runs = Number(process.argv[2] ?? RUNS);
if (!Number.isInteger(runs) || runs < 1) throw new Error('The number of runs is a whole number from 1.');

let holds = true;

function judge(
  page: string,
  figure: string,
  value: number,
  unit: string,
  limit: { most?: number; least?: number },
): void {
  const { most = Infinity, least = -Infinity } = limit;
  const isKept = value <= most && value >= least;
  const wanted = most === Infinity ? `at least ${least}` : `at most ${most}`;
  console.log(`  ${isKept ? ' ' : '✗'} ${figure}: ${value}${unit && ` ${unit}`} (${wanted})`);
  report('web', `${page} ${figure}`, value, unit);
  holds &&= isKept;
}

function judgePage(
  path: string,
  limits: Limits,
  {
    visit,
    audit,
  }: { visit: Awaited<ReturnType<typeof openAsVisitor>>; audit: Awaited<ReturnType<typeof runLighthouse>> },
): void {
  judge(path, 'performance', audit.performance, '', { least: limits.performance });
  judge(path, 'accessibility', audit.accessibility, '', { least: 100 });
  judge(path, 'best practices', audit.bestPractices, '', { least: 100 });
  judge(path, 'SEO', audit.seo, '', { least: 100 });
  judge(path, 'LCP', audit.lcpSeconds, 's', { most: limits.lcpSeconds });
  judge(path, 'TBT', audit.tbtMs, 'ms', { most: limits.tbtMs });
  judge(path, 'TBT by processor time', audit.processorTbtMs, 'ms', { most: limits.tbtMs });
  judge(path, 'CLS', audit.cls, '', { most: limits.cls });
  judge(path, 'script', visit.scriptKb, 'kB', { most: limits.scriptKb });
  judge(path, 'script before the largest paint', visit.scriptsBeforeLcp, '', { most: 0 });
  judge(path, 'HTML and CSS', visit.documentKb, 'kB', { most: limits.documentKb });
  for (const complaint of audit.complaints) console.log(`    ${complaint}`);
}

await ensureBrowser();
const { anyFreePort } = (await import(join(import.meta.dirname, '../../dist/dev/free-port.js'))) as typeof FreePort;
const debuggingPort = await anyFreePort();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // The first two: as root, and without a graphics card.
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${debuggingPort}`],
});
const postgres = await startPostgres();
try {
  const product = await startProduct(postgres.url);
  try {
    for (const { path, limits, skippedAudits } of PAGES) {
      console.log(`\n${path}`);
      const url = product.url + path;
      const visit = await openAsVisitor(browser, url);
      const audit = await runLighthouse(url, { port: debuggingPort, runs, skippedAudits });
      judgePage(path, limits, { visit, audit });
    }
  } finally {
    await product.stop();
  }
} finally {
  await postgres.stop();
  await browser.close();
}
process.exit(holds ? 0 : 1);
