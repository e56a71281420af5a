import { readFile } from 'node:fs/promises';
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

test('an address without a place to break it widens neither the list of users nor its own page', async ({ page }) => {
  const email = await register(page, 'long'.repeat(12));
  await openAsAdmin(page);
  await page.getByLabel('Search by e-mail').fill(email);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    expect(await isWide()).toBe(false);
  }
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  expect(await isWide()).toBe(false);
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

test('an administrator verifies, suspends, restores and deletes people, and sees it in their audit trail', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const group = `crowd${Date.now()}`;
  const [one, two] = [await register(page, `${group}-one`), await register(page, `${group}-two`)];
  await openAsAdmin(page);
  await page.getByLabel('Search by e-mail').fill(group);
  await expect(page.getByRole('row')).toHaveCount(3);
  const act = async (action: string, people: readonly string[], message: RegExp) => {
    for (const email of people) await page.getByRole('checkbox', { name: `Select ${email}` }).check();
    const bar = page.getByRole('region', { name: 'Selected users' });
    await bar.getByRole('button', { name: action, exact: true }).click();
    const question = page.getByRole('alertdialog');
    if (action === 'Suspend') await question.getByLabel(/^Reason/).fill('Too many complaints');
    await question.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(bar).toBeHidden();
  };
  await act('Verify', [one, two], /^2 users were verified\.$/);
  await act('Suspend', [one], /^1 user was suspended\.$/);

  const theirs = await (await browser.newContext()).newPage();
  const logIn = async () => {
    await theirs.goto('/auth');
    await theirs.getByLabel('Email', { exact: true }).fill(one);
    await theirs.getByLabel('Password', { exact: true }).fill('violet-harbour-92');
    await theirs.getByRole('button', { name: 'Sign in' }).click();
  };
  await logIn();
  await expect(theirs.getByText(/Your account is suspended: Too many complaints/).first()).toBeVisible();

  await page.getByRole('link', { name: one }).click();
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible();
  await expect(page.getByText(/^Suspended since .*: Too many complaints$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 user was restored.')).toBeVisible();
  const trail = page.getByRole('region', { name: 'Audit trail' });
  for (const action of ['user.verified', 'user.suspended', 'user.restored']) await expect(trail).toContainText(action);
  await logIn();
  await expect(theirs.getByLabel('Your prompt')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Sessions' }).getByRole('button', { name: /^End the session/ }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'All users' }).click();
  await page.getByLabel('Search by e-mail').fill(group);
  await expect(page.getByRole('row')).toHaveCount(3);
  await act('Delete', [one, two], /^2 users were deleted\.$/);
  await expect(page.getByText('No account matches')).toBeVisible();
});

test('an administrator takes the filtered list away as a file', async ({ page }) => {
  await openAsAdmin(page);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Plan' }).click();
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Pro' }).click();
  const { email } = demoAccount({ plan: 'pro' });
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('link', { name: demoAccount({ plan: 'basic' }).email })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^users-.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(email);
  expect(text).not.toContain(demoAccount({ plan: 'basic' }).email);
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
