import { type APIRequestContext, expect, test } from '@playwright/test';
import { removeDataDir, startStack, temporaryDataDir, type DevelopmentStack } from '../../scripts/dev-stack.mjs';

const HTML = { Accept: 'text/html' };
const LISTED = ['/', '/terms', '/privacy', '/cookies'];
const UNLISTED = [
  '/auth',
  '/login',
  '/register',
  '/verify-email',
  '/reset-password',
  '/account',
  '/account/confirm-email',
  '/change-password',
  '/subscribe-new',
  '/subscription-success',
  '/manage-subscription',
  '/webhook-test',
];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

/** What a crawler reads in a page's head, without running anything. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: HTML });
  const html = await answer.text();
  const meta = (name: string) =>
    decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  return {
    status: answer.status(),
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
      JSON.parse(text as string),
    ) as { '@graph': Record<string, unknown>[] }[],
    html,
    meta,
  };
}

test('every page for everybody has a title, a description and an address of its own, and a preview with its picture', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of LISTED) {
    const { status, title, canonical, meta } = await headOf(request, path);
    expect(status).toBe(200);
    titles.add(title);
    descriptions.add(meta('description'));
    expect(title).toContain('Threefold');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta('description').length).toBeGreaterThan(40);
    expect(meta('description').length).toBeLessThanOrEqual(160);
    expect(canonical).toBe(`${baseURL}${path}`);
    expect(meta('robots')).toBe('');
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:site_name')).toBe('Threefold');
    expect(meta('twitter:card')).toBe('summary_large_image');
    const image = await request.get(meta('og:image'));
    expect(image.headers()['content-type']).toBe('image/png');
    const png = await image.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      meta('og:image:width'),
      meta('og:image:height'),
    ]);
  }
  expect(titles.size).toBe(LISTED.length);
  expect(descriptions.size).toBe(LISTED.length);
});

test('pages of an account and of signing in ask not to be listed, and an address without a page does with its 404', async ({
  request,
}) => {
  for (const path of UNLISTED) {
    const { status, meta } = await headOf(request, path);
    expect([path, status, meta('robots')]).toEqual([path, 200, 'noindex']);
  }
  const missing = await headOf(request, '/nothing-here');
  expect([missing.status, missing.meta('robots'), missing.canonical]).toEqual([404, 'noindex', '']);
});

test('the structured data says what the page shows', async ({ request, page, baseURL }) => {
  const { structuredData } = await headOf(request, '/');
  const nodes = structuredData[0]?.['@graph'] ?? [];
  const ofType = (type: string) => nodes.find((node) => node['@type'] === type) ?? {};
  expect(ofType('SoftwareApplication')).toMatchObject({ name: 'Threefold', url: `${baseURL}/` });

  await page.goto('/');
  const prices = page.locator('#pricing');
  for (const { name, price } of ofType('SoftwareApplication')['offers'] as { name: string; price: string }[]) {
    await expect(prices.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })).toContainText(
      `$${Number(price)}`,
    );
  }
  const questions = ofType('FAQPage')['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(0);
  for (const { name, acceptedAnswer } of questions) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
  }
});

test('crawlers, assistants and systems find their files, and every address in them is there', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemapAddress = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(sitemapAddress).toBe(`${baseURL}/sitemap.xml`);
  const sitemap = await request.get(sitemapAddress);
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address as string);
  expect(addresses).toEqual(LISTED.map((path) => `${baseURL}${path}`));

  const assistants = await (await request.get('/llms.txt')).text();
  const links = [...assistants.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address as string);
  expect(links.length).toBeGreaterThan(LISTED.length);
  for (const address of [...addresses, ...links]) {
    expect((await request.get(address, { headers: HTML })).status()).toBe(200);
  }

  const { html } = await headOf(request, '/');
  // The icon of most browsers is in the document; the others are files.
  expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,<svg [^"]*<\/svg>" type="image\/svg\+xml"/);
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="(\/[^"]*)"/g)];
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  const files = [...linked.map(([, path]) => path as string), ...manifest.icons.map(({ src }) => src)];
  expect(files.length).toBe(3 + 5);
  for (const file of files) expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
});

test.describe('with settings of its own', () => {
  const NAME = 'Feder & "Söhne" <b>';
  let stack: DevelopmentStack;
  let dataDir: string;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    dataDir = temporaryDataDir();
    stack = await startStack({
      dataDir,
      env: {
        APP_NAME: NAME,
        SUPPORT_EMAIL: 'help@feder.test',
        LEGAL_UPDATED: '2025-03-09',
        MARKETING_EVIDENCE_URL: 'https://feder.test/evidence?a=1&b=2',
        FREE_QUOTA_RENEWAL: 'never',
      },
    });
  });
  test.afterAll(async () => {
    await stack.stop();
    removeDataDir(dataDir);
  });

  test('every page, preview and file carries the name', async ({ playwright, page }) => {
    const request = await playwright.request.newContext({ baseURL: stack.address });
    for (const path of ['/', '/login', '/terms', '/account', '/nothing-here']) {
      const { title, meta, html } = await headOf(request, path);
      expect(title).toContain(NAME);
      expect(html).not.toContain('Threefold');
      expect(html).not.toMatch(/\{\{\w+\}\}/);
      if (path !== '/account' && path !== '/nothing-here') expect(meta('og:site_name')).toBe(NAME);
      await page.goto(stack.address + path);
      await expect(page.getByRole('banner').getByRole('link', { name: NAME, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(/^.*/.exec(title)?.[0].replace(/[^\w ]/g, '.') ?? ''));
    }
    const { structuredData } = await headOf(request, '/');
    expect(structuredData[0]?.['@graph'][0]).toMatchObject({ '@type': 'WebSite', name: NAME });
    expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: NAME, short_name: NAME });
    const assistants = await (await request.get('/llms.txt')).text();
    expect(assistants).toContain(`# ${NAME}\n`);
    expect(assistants).toContain('10 prompts, renewal: never');
    expect(assistants).toContain('Contact: help@feder.test');
    await request.dispose();
  });

  test('the legal date is pinned, the free prompts come once, and the figures link to their proof', async ({
    page,
  }) => {
    for (const path of ['/terms', '/privacy', '/cookies']) {
      const answer = await page.goto(stack.address + path);
      expect(await answer?.text()).toContain('Last updated: March 9, 2025');
      await expect(page.getByText('Last updated: March 9, 2025')).toBeVisible();
    }
    await page.goto(`${stack.address}/terms`);
    await expect(page.getByText('Free accounts are limited to 10 prompts.', { exact: true })).toBeVisible();
    await expect(page.getByText(/10 prompts per month, counted/)).toBeHidden();
    await expect(page.getByText('Questions about these terms: help@feder.test.')).toBeVisible();

    await page.goto(stack.address);
    const free = page
      .locator('#pricing')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Free' }) });
    await expect(free.getByText('10 prompts', { exact: true })).toBeVisible();
    await expect(free.getByText('10 prompts per month')).toBeHidden();
    await expect(page.getByRole('link', { name: 'How these figures were measured' })).toHaveAttribute(
      'href',
      'https://feder.test/evidence?a=1&b=2',
    );
    await expect(page.getByText(/^Illustrative/)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'help@feder.test' })).toHaveAttribute(
      'href',
      'mailto:help@feder.test',
    );
    await page.getByLabel('Your prompt').click();
    await expect(page.getByRole('dialog', { name: 'Authentication Required' })).not.toContainText('month');
  });
});

test('as it comes, the legal date is today’s, the free prompts renew, and the figures are called illustrative', async ({
  page,
}) => {
  await page.goto('/terms');
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
  await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
  await expect(page.getByText(/limited to 10 prompts per month/)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('#pricing').getByText('10 prompts per month', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Illustrative/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'How these figures were measured' })).toBeHidden();
});
