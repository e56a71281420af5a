import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';

const SCREENS = [
  ['Overview', /Quota use of the running periods/],
  ['Audit log', /Export CSV/],
  ['Messages', /Received/],
  ['Subscriptions', /Compared/],
  ['Optimizations', /Tokens/],
  ['Dead letters', /Nothing was given up\./],
] as const;

/** Counting rests for a hundred times as long as it took. */
const COUNTED_WITHIN_MS = 60_000;

async function open(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: section }).click();
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
}

/** Lists look like lists only with something in them. */
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page, demoAccount({ plan: 'pro' }));
  const data = { prompt: 'write a poem about our sea' };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  expect((await page.request.post('/api/optimize-prompt', { headers, data })).ok()).toBe(true);
  const message = { name: 'Grace', email: 'grace@example.test', message: 'Which models do you ask?' };
  expect((await page.request.post('/api/contact', { headers, data: message })).ok()).toBe(true);
  await page.close();
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 820, 390]) {
    test(`axe finds nothing on the pages of operations, ${theme} at ${width} px, and none scrolls sideways`, async ({
      browser,
    }) => {
      test.setTimeout(120_000);
      const page = await (
        await browser.newContext({ colorScheme: theme, viewport: { width, height: 1000 } })
      ).newPage();
      await signIn(page, demoAccount({ role: 'admin' }));
      await page.goto('/admin');
      for (const [section, sign] of SCREENS) {
        await open(page, section);
        await expect(page.getByText(sign).first()).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found, section).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${section} scrolls sideways`).toBe(0);
      }
      await page.context().close();
    });
  }
}

test('an administrator answers a message, syncs a subscription, and finds both in the audit log', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, demoAccount({ role: 'admin' }));
  const name = `Ada ${Date.now()}`;
  const sent = await page.request.post('/api/contact', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { name, email: 'ada@example.test', message: 'How do I change my plan?' },
  });
  expect(sent.ok()).toBe(true);
  await page.goto('/admin/overview');
  await expect(page.getByRole('link', { name: /^New contact messages: \d/ })).toBeVisible();
  // Figures may be older than the optimization; the page asks for newer ones by itself.
  const chart = page.getByRole('region', { name: 'Optimizations', exact: true }).locator('svg').first();
  await expect(chart).toBeVisible({ timeout: COUNTED_WITHIN_MS });
  await page.getByRole('link', { name: /^New contact messages: \d/ }).click();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name: `Reply to ${name}` })).toHaveAttribute(
    'href',
    /^mailto:ada%40example\.test/,
  );
  await row.getByRole('combobox', { name: `Status of the message of ${name}` }).click();
  await page.getByRole('option', { name: 'Answered' }).click();
  await expect(page.getByText(`The message of ${name} is answered.`)).toBeVisible();

  await open(page, 'Subscriptions');
  const { email } = demoAccount({ plan: 'pro' });
  await page
    .getByRole('button', { name: `Sync the subscription of ${email}` })
    .first()
    .click();
  await expect(page.getByText(`The subscription of ${email} is as Stripe has it.`)).toBeVisible();

  await open(page, 'Audit log');
  await expect(page.getByRole('row').filter({ hasText: 'Subscription: synced' }).first()).toContainText(email);
  await expect(page.getByRole('row').filter({ hasText: 'status: new → answered' }).first()).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
});
