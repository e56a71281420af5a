import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './support/console';
import { signIn } from './support/demo-accounts';
import { mailedLink } from './support/mailbox';

const EMAIL = 'grace@example.com';
const NEW_EMAIL = 'grace.hopper@example.com';
const FIRST = 'a violet harbour';
const SECOND = 'seven quiet lanterns';
const THIRD = 'the tallest thistle';

test('a person keeps an account from its first day to its last', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const complaints = watchConsole(page);

  await test.step('creates it and proves the address', async () => {
    await page.goto('/register');
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(FIRST);
    await page.getByLabel('Confirm password', { exact: true }).fill(FIRST);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
    await page.goto(await mailedLink(page.request, { to: EMAIL, page: '/verify-email' }));
    await expect(page.getByText('Email Verified Successfully', { exact: true })).toBeVisible();
  });

  await test.step('changes the password', async () => {
    await openAccountMenu(page, EMAIL);
    await page.getByRole('link', { name: 'Change Password' }).click();
    await page.getByLabel('Current Password', { exact: true }).fill(FIRST);
    await page.getByLabel('New Password', { exact: true }).fill(SECOND);
    await page.getByLabel('Confirm New Password', { exact: true }).fill(SECOND);
    await page.getByRole('button', { name: 'Change Password', exact: true }).click();
    await expect(page.getByText('Password Changed', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('signs out, forgets the password and asks for a link', async () => {
    await openAccountMenu(page, EMAIL);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You have been logged out.', { exact: true })).toBeVisible();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
  });

  await test.step('chooses another one by the link, and is led to signing in', async () => {
    await page.goto(await mailedLink(page.request, { to: EMAIL, page: '/reset-password' }));
    await expect(page.getByLabel('Account', { exact: true })).toHaveValue(EMAIL);
    await page.getByLabel('New Password', { exact: true }).fill(THIRD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(THIRD);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(THIRD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  });

  await test.step('ends the session on another device', async () => {
    const phone = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signIn(phone, { email: EMAIL, password: THIRD });
    await openAccountMenu(page, EMAIL);
    await page.getByRole('link', { name: 'Your account' }).click();
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(page.getByText('1 other device has been signed out.', { exact: true })).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await phone.goto('/account');
    await expect(phone.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await phone.close();
  });

  await test.step('takes the data along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toContain(EMAIL);
  });

  await test.step('moves to another address, which has to be confirmed', async () => {
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(NEW_EMAIL);
    await page.getByLabel('Your password', { exact: true }).fill(THIRD);
    await page.getByRole('button', { name: 'Send Confirmation Link' }).click();
    await expect(page.getByText('Waiting to be confirmed:')).toContainText(NEW_EMAIL);
    await page.goto(await mailedLink(page.request, { to: NEW_EMAIL, page: '/account/confirm-email' }));
    await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByRole('region', { name: 'Profile' }).getByText(NEW_EMAIL)).toBeVisible();
  });

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill(THIRD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);

  await test.step('finds that it is gone', async () => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(NEW_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(THIRD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  });
});

test('a visitor writes to the people behind the product, without a mail program', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/login');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Contact' });
  await opener.click();
  await page.getByRole('button', { name: 'Fill Contact Form' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ada Lovelace');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Email').fill('ada.writes@example.com');
  await page.getByLabel('Message').fill('Do you read poetry, too?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(opener).toBeFocused();
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as { to: string; text: string }[];
    expect(mails.map(({ text }) => text).join()).toContain('Do you read poetry, too?');
  }).toPass();
  expect(complaints).toEqual([]);
});

async function openAccountMenu(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: `Account: ${email}` }).click();
}
