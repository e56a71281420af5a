import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';

/** What a browser says of a request from a page of ours, and the server insists on. */
const OF_OUR_PAGES = { 'Sec-Fetch-Site': 'same-origin' };

/** Somebody who has just registered and waits for verification. */
async function register(page: Page, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@example.test`;
  const password = 'violet-harbour-92';
  const answer = await page.request.post('/api/auth/register', {
    headers: OF_OUR_PAGES,
    data: { username: email, email, password, confirmPassword: password },
  });
  expect(answer.ok()).toBe(true);
  return email;
}

async function openAsAdmin(page: Page): Promise<void> {
  await signIn(page, demoAccount({ role: 'admin' }));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
}

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

test('an administrator finds a user, changes the quota and deletes the account', async ({ page }) => {
  const email = await register(page, 'leaving');
  await openAsAdmin(page);
  await page.getByLabel('Search by e-mail').fill(email.toUpperCase());
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('button', { name: `Edit the prompt counts of ${email}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit prompt counts' });
  await edit.getByLabel('Prompt quota').fill('-1');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toHaveText('Values cannot be negative');
  await edit.getByLabel('Prompt quota').fill('45');
  await edit.getByLabel('Prompts used').fill('3');
  await expect(edit.getByLabel('New remaining')).toHaveText('42');
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await expect(row.getByRole('cell', { name: '42', exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Delete ${email}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${email}?` });
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText(`${email} was deleted.`)).toBeVisible();
  await expect(page.getByText('No account matches')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the second of two administrators sees what the first wrote before writing over it', async ({ page }) => {
  const email = await register(page, 'contested');
  await openAsAdmin(page);
  await page.getByLabel('Search by e-mail').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: `Edit the prompt counts of ${email}` }).click();

  const found = await page.request.get(`/api/admin/rest/users?filter=${JSON.stringify({ q: email })}`);
  const [{ id }] = (await found.json()) as [{ id: string }];
  const first = await page.request.patch(`/api/admin/users/${id}/prompts`, {
    headers: OF_OUR_PAGES,
    data: { promptQuota: 77 },
  });

  expect(first.ok()).toBe(true);

  const edit = page.getByRole('dialog', { name: 'Edit prompt counts' });
  await edit.getByLabel('Prompts used').fill('5');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('The counts are now 0 used of 77.');
  await expect(edit.getByLabel('New remaining')).toHaveText('72');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row.getByRole('cell', { name: '77', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '72', exact: true })).toBeVisible();
});

test('the protected administrator cannot be deleted', async ({ page }) => {
  await openAsAdmin(page);
  const { email } = demoAccount({ role: 'admin' });
  await expect(page.getByRole('button', { name: `${email} is protected and cannot be deleted` })).toBeDisabled();
});

test('an administrator is asked before all counters are reset, and runs a job', async ({ page }) => {
  await openAsAdmin(page);
  await page.getByRole('link', { name: 'Admin Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Tools' })).toBeVisible();

  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('button', { name: 'Reset all counters' }).click();
  expect(await page.evaluate(() => localStorage.getItem('admin_reset_timestamp'))).toBeNull();

  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Reset all counters' }).click();
  await expect(page.getByText(/^The counters of \d+ users? were reset\.$/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin_reset_timestamp'))).toMatch(/^\d{13}$/);

  const job = page.getByRole('row').filter({ hasText: 'audit-clean-up' });
  await job.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('The job audit-clean-up was started.')).toBeVisible();
  await expect(job.getByText('Succeeded')).toBeVisible({ timeout: 20_000 });
});

test('a session that has ended leads to sign-in and back', async ({ page }) => {
  await openAsAdmin(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/auth\?next=(\/|%2F)admin/);
});
