import { createHash } from 'node:crypto';
import { chromium, expect, type Page, type Request, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';
import { watchConsole } from './support/console';
import { PUBLIC_PAGES, type PublicPage } from './support/public-pages';

/** Keeps the page's scripts back until the returned function is called, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const HTML = { Accept: 'text/html' };
/** The most script that a screen of an account may bring, in kB of brotli; Stripe's own not counted. */
const ACCOUNT_SCRIPT_KB = 150;
const WAIT_MS = 10_000;
/** What a server sends on a new connection before it waits for an answer: ten packets. More costs the first visit a round trip. */
const FIRST_FLIGHT_BYTES = 14_600;
/** Of CLS. */
const NEXT_TO_NOTHING = 0.01;

const isScript = (request: Request) => request.resourceType() === 'script';
const isSessionCheck = (request: Request) => new URL(request.url()).pathname === '/api/auth/session';

/** Sums the layout shifts of a page from its start; a string, because it runs there. */
const WATCH_SHIFTS = `window.shifts = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** Opens the menu of themes, which only a hydrated page does. */
async function expectAlive(page: Page) {
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.click();
  await expect(theme).toHaveAttribute('aria-expanded', 'true');
}

/** Weighs what the page has loaded from us so far, as it came over the wire. */
function weigher(page: Page, origin = '') {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(origin)) finished.push(request);
  });
  return async (...types: string[]) => {
    const wanted = finished.filter((request) => types.includes(request.resourceType()));
    const sizes = await Promise.all(wanted.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000;
  };
}

for (const { path } of PUBLIC_PAGES) {
  test(`${path} comes alive: who is here is asked first and once, nothing moves, nothing complains`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlive(page);
    expect(requests.filter(isSessionCheck)).toHaveLength(1);
    expect(requests.findIndex(isSessionCheck)).toBeLessThan(requests.findIndex(isScript));
    expect(await page.evaluate('window.shifts')).toBeLessThanOrEqual(NEXT_TO_NOTHING);
    // The styles of a page are in its document; only a menu's or a dialog's may come later.
    const own = await page.evaluate<string[]>(
      `[...document.querySelectorAll('link[disabled]')].map(({ href }) => href)`,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(requests.map((request) => request.url()).filter((url) => own.includes(url))).toEqual([]);
    // The browser itself reports the status of the page.
    expect(complaints.filter((text) => !(path === '/nothing-here' && /status of 404/.test(text)))).toEqual([]);
  });
}

test('a visitor who waits ten seconds has been sent no more than the budget of each page', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visit = async ({ path, scriptKb, documentKb }: PublicPage) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const weigh = weigher(page, baseURL);
    await page.goto(path);
    await page.waitForTimeout(WAIT_MS);
    const [script, document] = [await weigh('script'), await weigh('document', 'stylesheet')];
    await context.close();
    expect(script).toBeGreaterThan(50);
    return { path, tooMuchScript: script > scriptKb && script, tooMuchDocument: document > documentKb && document };
  };
  // Side by side, so that nobody waits ten times ten seconds.
  for (const half of [PUBLIC_PAGES.slice(0, 6), PUBLIC_PAGES.slice(6)]) {
    expect(await Promise.all(half.map(visit))).toEqual(
      half.map(({ path }) => ({ path, tooMuchScript: false, tooMuchDocument: false })),
    );
  }
});

test('the screens of an account and of paying stay within their budget', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const first = await browser.newContext();
  await signIn(await first.newPage(), demoAccount({ plan: 'basic' }));
  const storageState = await first.storageState();
  await first.close();
  for (const path of [
    '/account',
    '/change-password',
    '/subscribe-new?plan=pro',
    '/subscription-success',
    '/manage-subscription',
  ]) {
    // With nothing in its cache, so that all is weighed that a screen brings.
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    const weigh = weigher(page, baseURL);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const script = await weigh('script');
    expect(script).toBeGreaterThan(50);
    expect([path, script > ACCOUNT_SCRIPT_KB && script]).toEqual([path, false]);
    await context.close();
  }
});

test('pages are asked about at every visit, sent once, compressed, and may be kept for going back', async ({
  request,
}) => {
  for (const { path } of PUBLIC_PAGES) {
    const { headers, status } = await get(path);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toContain('Accept-Encoding');
    expect((await get(path, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const again = await get(path, { 'If-None-Match': headers['etag'] ?? '' });
    expect([path, again.status]).toEqual([path, status === 404 ? 404 : 304]);
    const head = await request.head(path, { headers: HTML });
    expect([head.status(), head.headers()['etag']]).toEqual([status, headers['etag']]);
  }

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await request.get(path, {
      headers: { ...HTML, 'Accept-Encoding': 'gzip, deflate, br', ...headers },
    });
    return { status: answer.status(), headers: answer.headers() };
  }
});

test('files with a hash in their name are kept for ever and lie there compressed', async ({ page, request }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) files.add(request.url());
  });
  await page.goto('/');
  await expectAlive(page);
  expect([...files].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  expect([...files].filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(0);
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    if (!file.endsWith('.js')) continue;
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(answer.headers()['vary']).toContain('Accept-Encoding');
    const head = await request.head(file, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(head.headers()['content-length'])).toBeLessThan((await answer.body()).length);
  }
});

test('the policy of each page lets its own inline scripts run and no other', async ({ request }) => {
  for (const path of [...PUBLIC_PAGES.map((page) => page.path), '/account', '/subscribe-new']) {
    const answer = await request.get(path, { headers: HTML });
    const html = await answer.text();
    const scripts = /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code as string);
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toEqual(hashes);
    expect(html).not.toMatch(/ on(?:click|load|error)=/);
  }
});

test('what is typed before the scripts arrive is there afterwards, for the form too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('someone@example.test');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/api/auth/login') && request.method() === 'POST',
  );
  release();
  expect((await sent).postDataJSON()).toMatchObject({
    username: 'someone@example.test',
    password: 'not the right one',
  });
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('someone@example.test');
});

test('whoever writes while the address brings another form goes on in that one', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth?tab=forgot');
  const email = page.getByLabel('Email', { exact: true });
  await email.click();
  await page.keyboard.type('someone');
  release();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.keyboard.type('@example.test');
  await expect(email).toHaveValue('someone@example.test');
});

test('the address known here gives way to somebody who is in its field before the scripts arrive', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('userEmail', 'known@example.test')`);
  const release = await holdScripts(page);
  await page.goto('/login');
  const email = page.getByLabel('Email', { exact: true });
  await email.focus();
  release();
  await expect(email).toHaveValue('known@example.test');
  await page.keyboard.type('other@example.test');
  await expect(email).toHaveValue('other@example.test');
});

test('the home page asks for its faces with the document, and each of the three comes in one go', async ({
  page,
  request,
}) => {
  const faces = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.add(request.url());
  });
  await page.goto('/');
  await expectAlive(page);
  const preloaded = await page.evaluate<string[]>(
    `[...document.querySelectorAll('link[rel=preload][as=font]')].map(({ href }) => href)`,
  );
  expect(preloaded).toHaveLength(2);
  expect([...faces].sort()).toEqual(preloaded.sort());
  for (const url of [page.url(), ...preloaded]) {
    const answer = await request.get(url, { headers: { ...HTML, 'Accept-Encoding': 'br' } });
    const head = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
    expect(head + Number(answer.headers()['content-length'])).toBeLessThan(FIRST_FLIGHT_BYTES);
  }
});

test('pointing at a link brings the code of its page before the click', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/terms');
  await expectAlive(page);
  const brought = page.waitForRequest((request) => /\/assets\/AuthPage-.*\.js$/.test(request.url()));
  await page.getByRole('link', { name: 'Sign in' }).hover();
  await brought;
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => isScript(request) && late.push(request.url()));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(late).toEqual([]);
  expect(complaints).toEqual([]);
});

test('going back shows the page as it was left, without loading it', async ({ baseURL }, { project }) => {
  const { launchOptions } = project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(
      `addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('came', persisted ? 'back' : 'anew'));`,
    );
    await page.goto('/terms');
    await expectAlive(page);
    await page.goto(new URL('/robots.txt', baseURL).href);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(`sessionStorage.getItem('came')`)).toBe('back');
  } finally {
    await browser.close();
  }
});
