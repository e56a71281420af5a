// The journeys need a Chromium. Any that is on the machine will do; otherwise one is installed, if that is possible here.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode, tool } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** CHROMIUM_PATH, or the first browser found where systems keep them. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...APPLICATIONS].find(isExecutable);
}

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

async function installFromDebian() {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  for (const args of [['update', '-qq'], packages]) {
    const { code, output } = await run('apt-get', args, options);
    if (code !== 0) return output;
  }
}

/** Playwright's own browser, in its own cache in the home folder. */
async function installFromPlaywright() {
  const { code, output } = await runNode([tool('@playwright/test/cli.js'), 'install', 'chromium']);
  return code === 0 ? undefined : output;
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/**
 * Makes sure that Playwright finds a browser.
 * @throws Error that names what a person can install.
 */
export async function ensureBrowser(log = console.log) {
  if (findBrowser() || (await playwrightBrowser())) return;
  const asRoot = process.getuid?.() === 0 && isDebian();
  log(`No browser found: installing Chromium ${asRoot ? "from the system's packages" : 'for Playwright'} …`);
  const trouble = await (asRoot ? installFromDebian() : installFromPlaywright());
  if (findBrowser() || (await playwrightBrowser())) return;
  throw new Error(
    `The journeys need a browser, and none could be installed:\n${(trouble ?? '').trim().slice(-1_500)}\n\n` +
      `Install Chromium or Google Chrome${isDebian() ? ' (sudo apt-get install chromium)' : ''}, or set CHROMIUM_PATH to one.`,
  );
}
