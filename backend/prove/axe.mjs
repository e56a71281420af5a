// Every screen and state of the journeys with axe, in both themes and at three widths: `npm test` looks at each in one.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from '../../scripts/ensure-browser.mjs';
import { root, runNode, tool } from '../../scripts/run.mjs';

const REPORT = join(root, '.cache/reports/e2e.json');
/** The journeys that look at what they reach. */
const JOURNEYS = ['accessibility', 'billing', 'history', 'second-factor'];

export async function prove() {
  await ensureBrowser();
  const browser = findBrowser();
  rmSync(REPORT, { force: true });
  const { code, output } = await runNode([tool('@playwright/test/cli.js'), 'test', '--trace=off', ...JOURNEYS], {
    env: { AXE: 'full', ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  });
  const stats = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).stats : undefined;
  if (code !== 0 || !stats) throw new Error(output);
  return `${stats.expected} journeys, every state of them in light and dark at 1440, 390 and 320 px, nothing found`;
}
