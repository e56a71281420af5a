import { expect, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';

test('an administrator reaches the list of users through the site’s own sign-in', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=/);
  const admin = demoAccount({ role: 'admin' });
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByText(demoAccount({ plan: 'pro' }).email).first()).toBeVisible();
});

test('anyone else who opens the admin lands on the home page', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'free', role: 'user' }));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('Your prompt')).toBeVisible();
});
