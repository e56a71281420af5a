import { expect, type Page, test } from '@playwright/test';
import { removeDataDir, startStack, temporaryDataDir } from '../../scripts/dev-stack.mjs';
import { watchConsole } from './support/console';
import { mailedLink } from './support/mailbox';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse battery';
const PROMPT = 'help me plan a three day trip to Lisbon with two kids';

test('a newcomer signs up, verifies, gets three rewrites, copies one, and finds everything again after a restart', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const dataDir = temporaryDataDir();
  let stack = await startStack({ dataDir });
  try {
    const context = await browser.newContext({
      baseURL: stack.address,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const complaints = watchConsole(page);

    await test.step('creates an account', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Get Started' }).first().click();
      await expect(page).toHaveURL(/\/register$/);
      await page.getByLabel('Email', { exact: true }).fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
      await expect(page.getByText(EMAIL)).toBeVisible();
    });

    await test.step('follows the link in the development mailbox', async () => {
      const link = await mailedLink(page.request, { to: EMAIL, page: '/verify-email' });
      await page.goto(link);
      await expect(page).toHaveURL(/\/$/);
      await expect(pill(page)).toHaveText('10/10 prompts remaining');
    });

    const rewrites = await test.step('types a prompt and watches three different rewrites arrive', async () => {
      await page.getByLabel('Your prompt').fill(PROMPT);
      await page.getByRole('button', { name: 'Optimize', exact: true }).click();
      await expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Three rewrites, one decision' })).toBeVisible();
      await expect(pill(page)).toHaveText('9/10 prompts remaining');
      const texts: string[] = [];
      for (const name of ['Sharp', 'Structured', 'Guided']) {
        await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
        await page.getByRole('button', { name: /^Cop/ }).click();
        await expect(page.getByRole('button', { name: /Copied!/ })).toBeVisible();
        texts.push(await page.evaluate(() => navigator.clipboard.readText()));
      }
      expect(new Set([...texts, PROMPT]).size).toBe(4);
      for (const text of texts) expect(text).toContain('Lisbon');
      return texts;
    });

    await test.step('finds result and count again after a reload', async () => {
      await page.reload();
      await expect(page.getByText(rewrites[2] ?? '', { exact: true })).toBeVisible();
      await expect(pill(page)).toHaveText('9/10 prompts remaining');
    });

    await test.step('signs out', async () => {
      await page.getByRole('button', { name: `Account: ${EMAIL}` }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('You have been logged out.', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Three rewrites, one decision' })).toBeHidden();
    });
    expect(complaints).toEqual([]);
    await context.close();

    await test.step('finds the state unchanged after a restart', async () => {
      await stack.stop();
      stack = await startStack({ dataDir });
      const again = await browser.newPage({ baseURL: stack.address });
      await again.goto('/login');
      await again.getByLabel('Email', { exact: true }).fill(EMAIL);
      await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await again.getByRole('button', { name: 'Sign in' }).click();
      await expect(again.getByText('Welcome back!', { exact: true })).toBeVisible();
      await expect(pill(again)).toHaveText('9/10 prompts remaining');
      await again.close();
    });
  } finally {
    await stack.stop();
    removeDataDir(dataDir);
  }
});

const pill = (page: Page) => page.getByText(/^\d+\/\d+ prompts remaining$/).first();
