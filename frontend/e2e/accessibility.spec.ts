import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 390, 320] as const;

const PUBLIC_SCREENS = [
  '/auth?tab=forgot',
  '/reset-password',
  '/account/confirm-email',
  '/',
  '/login',
  '/register',
  '/verify-email',
  '/verify-email?error=expired',
  '/terms',
  '/privacy',
  '/cookies',
  '/nothing-here',
];

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on the public screens, ${theme} at ${width} px, and none scrolls sideways`, async ({
      browser,
    }) => {
      test.setTimeout(90_000);
      const page = await (await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 } })).newPage();
      for (const path of PUBLIC_SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.context().close();
    });
  }

  test(`axe finds nothing on the results and in the admin app, ${theme}`, async ({ browser }) => {
    test.setTimeout(60_000);
    const page = await (
      await browser.newContext({ colorScheme: theme, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signIn(page, demoAccount({ role: 'admin' }));
    await page.getByLabel('Your prompt').fill('explain how a heat pump works to my ten year old daughter');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();
    await expectAccessible(page, 'results');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    await expect(page.getByText('admin@demo.threefold.test').first()).toBeVisible();
    await expectAccessible(page, 'admin');
    await page.getByRole('button', { name: 'Edit the prompt counts of admin@demo.threefold.test' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit prompt counts' })).toBeVisible();
    await expectAccessible(page, 'editing prompt counts');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Admin Tools' }).click();
    await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
    await expectAccessible(page, 'admin tools');
    await page.context().close();
  });
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on the screens of the account, ${theme} at ${width} px`, async ({ browser }) => {
      test.setTimeout(60_000);
      const page = await (await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 } })).newPage();
      await signIn(page, demoAccount({ plan: 'basic' }));
      await page.goto('/change-password');
      await page.getByRole('button', { name: 'Change Password', exact: true }).click();
      await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
      await expectAccessible(page, 'change password, refused');
      await page.goto('/account');
      await expect(
        page.getByRole('region', { name: 'Devices' }).getByText('This device', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Usage' }).getByText(/prompts used$/)).toBeVisible();
      await page.getByRole('button', { name: 'Change email' }).click();
      await expectAccessible(page, 'account');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
      await expectAccessible(page, 'deleting the account');
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
      await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
      await expectAccessible(page, 'contact');
      await page.getByRole('button', { name: 'Fill Contact Form' }).click();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expectAccessible(page, 'contact form, refused');
      await page.context().close();
    });
  }
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Enter animations change contrast while they last.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, screen).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${screen} scrolls sideways`).toBe(0);
}
