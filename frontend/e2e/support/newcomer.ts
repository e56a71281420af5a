import { expect, type Page } from '@playwright/test';
import { mailedLink } from './mailbox';

export const NEWCOMER_PASSWORD = 'correct horse battery';

/** Creates an account and proves its address, by the pages that newcomers see; then they are signed in. */
export async function joinAs(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.goto(await mailedLink(page.request, { to: email, page: '/verify-email' }));
  await expect(page.getByText('Email Verified Successfully', { exact: true })).toBeVisible();
}
