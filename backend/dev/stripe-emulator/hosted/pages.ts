import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Emulator } from '../emulator.js';
import type { PageAnswer, PageHandler, PageRequest } from '../http/server.js';
import { challengePage } from './challenge.js';
import { dashboardPage } from './dashboard.js';
import { invoicePage } from './invoice-page.js';
import { portalPage } from './portal.js';

type Page = (emulator: Emulator, request: PageRequest) => PageAnswer | undefined | Promise<PageAnswer | undefined>;

const PAGES: readonly Page[] = [asset, challengePage, portalPage, invoicePage, dashboardPage];

/** Under the addresses that `loadStripe` of any release knows, and the ones of our own pages. */
const ASSETS: readonly [RegExp, string, string][] = [
  [/^\/(?:v3\/?|[a-z\d]+\/stripe\.js)$/, 'stripe.js', 'text/javascript; charset=utf-8'],
  [/^\/_emulator\/pages\.css$/, 'pages.css', 'text/css; charset=utf-8'],
  [/^\/_emulator\/challenge-done\.js$/, 'challenge-done.js', 'text/javascript; charset=utf-8'],
];

export const pages: PageHandler = async (emulator, request) => {
  for (const show of PAGES) {
    const answer = await show(emulator, request);
    if (answer) return answer;
  }
  return undefined;
};

function asset(_emulator: Emulator, { path }: PageRequest): PageAnswer | undefined {
  const found = ASSETS.find(([pattern]) => pattern.test(path));
  if (!found) return undefined;
  const [, name, type] = found;
  const body = readFileSync(join(import.meta.dirname, name), 'utf8');
  return { status: 200, headers: { 'content-type': type, 'access-control-allow-origin': '*' }, body };
}
