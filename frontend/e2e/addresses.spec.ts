import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';
import { answer, expectToast, refuse } from './support/says';

test.setTimeout(90_000);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('every address leads to its screen, and a visitor of a private one to signing in and back', async ({ page }) => {
  for (const [path, title] of [
    ['/auth', 'Sign in'],
    ['/login', 'Sign in'],
    ['/register', 'Create account'],
    ['/auth?tab=register', 'Create account'],
    ['/login?tab=register', 'Create account'],
    ['/register?tab=signin', 'Sign in'],
    ['/verify-email', 'Verify Your Email'],
    ['/reset-password', 'This link does not work'],
    ['/webhook-test', 'Webhook testing'],
    ['/some/other/path', '404 Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title), path).toBeVisible();
  }
  for (const path of ['/change-password', '/subscribe', '/manage-subscription', '/subscription-success-new']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth$/);
  }
  await expectToast(page, 'Authentication Required', 'Please log in to see your plan.');
  const { email, password } = demoAccount({ plan: 'basic' });
  await page.goto('/manage-subscription');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/manage-subscription$/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the plan of an address is chosen where the rules of the plan allow it', async ({ page }) => {
  const chosen = (name: RegExp) => expect(page.getByRole('radio', { name })).toBeChecked();
  await signIn(page, demoAccount({ plan: 'free' }));
  for (const [path, plan] of [
    ['/subscribe', /^Pro/],
    ['/subscribe-basic', /^Basic/],
    ['/subscribe-pro', /^Pro/],
    ['/subscribe-new?plan=basic', /^Basic/],
    ['/subscribe-new?plan=gold', /^Pro/],
  ] as const) {
    await page.goto(path);
    await chosen(plan);
  }
  await page.evaluate(() => sessionStorage.setItem('selectedPlan', 'basic'));
  await page.goto('/subscribe-new');
  await chosen(/^Basic/);
  await page.goto('/subscribe-new?plan=basic&repaired=true');
  await expect(page.getByText('Your account connection was repaired. You can go on now.')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, demoAccount({ plan: 'basic' }));
  await page.goto('/subscribe-new?plan=basic');
  await chosen(/^Pro/);
  await expect(page.getByText('This is the plan you have.')).toBeVisible();
  await page.goto('/subscribe-new?plan=pro&upgrade=true');
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await page.goto('/subscription-success?plan_tier=basic&source=stripe_redirect');
  await expect(page.getByText('Your Basic Plan is on its way.', { exact: false })).toBeVisible();
});

test('home says what its address knows of a verification, once', async ({ page }) => {
  for (const [query, title, description] of [
    ['verificationSuccess=true', 'Email Verified Successfully', undefined],
    [
      'verificationError=expired&email=ada%40example.com',
      'Verification Link Expired',
      'This verification link has expired. Please request a new one.',
    ],
    [
      'verificationError=invalid',
      'Invalid Verification Link',
      'This verification link is invalid or has already been used.',
    ],
    [
      'verificationError=loginFailed',
      'Verification Successful',
      'Your email has been verified, but we could not log you in. Please log in manually.',
    ],
    ['verificationError=other', 'Verification Failed', 'Could not verify your email. Please try again.'],
    ['verificationError=other&message=The+moon+is+full.', 'Verification Failed', 'The moon is full.'],
  ] as const) {
    await page.goto(`/?${query}`);
    await expectToast(page, title, description);
    await expect(page).toHaveURL(/\/$/);
  }
  await page.goto('/verify-email');
  await expect(page.getByText('ada@example.com')).toBeVisible();
});

test('the verification screen understands every query, and a token that waits for it anywhere', async ({ page }) => {
  for (const [query, title, said, description] of [
    ['', 'Verify Your Email', undefined, undefined],
    [
      '?error=testtoken&token=t',
      'Verification Failed',
      'Test Verification Link',
      'This is a test verification link for checking email delivery. It cannot be used to verify real accounts.',
    ],
    ['?error=invalid', 'Verification Failed', 'Invalid Verification Link', undefined],
    ['?error=expired&email=bob%40example.com', 'Verification Failed', 'Verification Link Expired', undefined],
    [
      '?error=login',
      'Verification Complete',
      'Verification Complete',
      'Your email has been verified. Please log in manually.',
    ],
    [
      '?error=server',
      'Verification Failed',
      'Server Error',
      'There was a problem with our server. Please try again later.',
    ],
    ['?error=else&message=No+luck.', 'Verification Failed', 'Verification Failed', 'No luck.'],
  ] as const) {
    await page.goto(`/verify-email${query}`);
    await expect(heading(page, title), query).toBeVisible();
    if (said) await expectToast(page, said, description);
  }
  await page.goto('/verify-email?success=true');
  await expectToast(page, 'Email Verified Successfully');
  await expect(page).toHaveURL(/\/$/);

  await refuse(page, 'auth/verify-email', { status: 400, code: 'TOKEN_INVALID', message: 'No such link.' });
  await refuse(page, 'verify-email', { status: 400, code: 'TOKEN_INVALID', message: 'No such link.' });
  await page.evaluate(() => sessionStorage.setItem('verificationToken', 'waiting'));
  await page.goto('/terms?verifyEmail=true');
  await expect(page).toHaveURL(/\/verify-email\?token=waiting$/);
  await expectToast(page, 'Invalid Verification Link');
  expect(await page.evaluate(() => sessionStorage.getItem('verificationToken'))).toBeNull();

  const expired = { status: 400, code: 'TOKEN_EXPIRED', message: 'Expired.', expired: true, email: 'bob@example.com' };
  await refuse(page, 'auth/verify-email', expired);
  await refuse(page, 'verify-email', expired);
  await answer(page, 'auth/resend-verification', { success: true, message: 'Sent' });
  await page.goto('/verify-email?token=old');
  await expect(heading(page, 'Verification Email Sent')).toBeVisible();
  await expectToast(page, 'Verification Email Sent', 'Please check your inbox for the verification link.');
  await expect(page.getByRole('button', { name: 'Resend Again' })).toBeVisible();
});

test('the reset screen understands every query, and sends home whoever is signed in', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert');
  await page.goto('/reset-password');
  await expect(alert).toHaveText('No reset token found. Please request a new password reset.');
  await page.goto('/reset-password?error=used');
  await expect(alert).toHaveText('An error occurred with your reset link');
  await page.goto('/reset-password?error=used&message=Ask+for+another.');
  await expect(alert).toHaveText('Ask for another.');
  await refuse(page, 'auth/verify-reset-token', { status: 400 });
  await page.goto('/reset-password?token=t');
  await expect(alert).toHaveText('Invalid or expired token');
  await refuse(page, 'auth/verify-reset-token', { status: 500 });
  await page.goto('/reset-password?token=t');
  await expect(alert).toHaveText('An error occurred while verifying the token. Please try again.');

  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await page.goto('/reset-password?token=t');
  await expectToast(page, 'You are signed in', 'Change your password in your account.');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/verify-email');
  await expectToast(page, 'Already Verified', 'Your email is already verified.');
  await expect(page).toHaveURL(/\/$/);
});
