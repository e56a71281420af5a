import { expect, test } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible, withLooking } from './support/axe';
import { watchConsole } from './support/console';
import { mailedLink } from './support/mailbox';

/** The set-up of these journeys names them among the administrators. */
const EMAILS = ['second-admin@example.test', 'second-admin-again@example.test'] as const;
const PASSWORD = 'the tallest thistle';

const STEP_MS = 30_000;
/** What a code needs to get from the app to the server, on a machine that is busy. */
const ON_ITS_WAY_MS = 10_000;

/** What the authenticator app shows, `steps` half minutes from now; not one that is about to run out. */
const codeOf = async (key: string, steps = 0) => {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ON_ITS_WAY_MS) await sleep(left);
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP_MS });
};

test('an administrator sets two-step sign-in up, signs in with it, and turns it off', async ({ page }, { retry }) => {
  const email = EMAILS[retry ? 1 : 0];
  test.setTimeout(withLooking(120_000));
  const complaints = watchConsole(page);
  let key = '';
  let recoveryCode = '';

  await test.step('becomes one by proving the address', async () => {
    await page.goto('/register');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
    await page.goto(await mailedLink(page.request, { to: email, page: '/verify-email' }));
    await expect(page.getByText('Email Verified Successfully', { exact: true })).toBeVisible();
  });

  await test.step('connects an app and keeps the recovery codes', async () => {
    await page.goto('/account');
    const part = page.getByRole('region', { name: 'Two-step sign-in' });
    await part.getByRole('button', { name: 'Set up' }).click();
    await part.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await part.getByRole('button', { name: 'Continue' }).click();
    await expect(part.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page, 'connecting an authenticator app');
    key = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await part.getByLabel('Code your app shows').fill(await codeOf(key, -1));
    await part.getByRole('button', { name: 'Turn On' }).click();
    await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await expectAccessible(page, 'recovery codes');
    recoveryCode = (await part.locator('code').first().textContent()) ?? '';
    await part.getByRole('button', { name: 'I have kept them' }).click();
    await expect(part.getByText('10 recovery codes left.')).toBeVisible();
  });

  const comeToSecondStep = async () => {
    await page.context().clearCookies();
    await page.goto('/auth?next=/admin');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  };

  await test.step('signs in with a code, which is good for the administration', async () => {
    await comeToSecondStep();
    await expectAccessible(page, 'the second step');
    await page.keyboard.type(await codeOf(key));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('signs in with a recovery code when the phone is lost, and turns it off', async () => {
    await comeToSecondStep();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible({ timeout: 20_000 });
    await page.goto('/account');
    const part = page.getByRole('region', { name: 'Two-step sign-in' });
    await expect(part.getByText('9 recovery codes left.')).toBeVisible();
    await part.getByRole('button', { name: 'Turn off' }).click();
    await part.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await part.getByLabel('Code of your app, or a recovery code').fill(await codeOf(key, 1));
    await part.getByRole('button', { name: 'Turn off' }).click();
    await expect(part.getByText('Two-step sign-in is off.')).toBeVisible();
  });
  // A refused first step is answered 401, which browsers report by themselves.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});
