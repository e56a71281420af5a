import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';
import { answer, cutOff, expectToast, refuse } from './support/says';

test.setTimeout(90_000);

const EMAIL = 'ada@example.com';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('signing in and registering say what is wrong, at the field and aloud', async ({ page }) => {
  await page.goto('/login');
  await press(page, 'Sign in');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();

  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Password').fill('wrong password');
  await refuse(page, 'auth/login', { status: 401 });
  await press(page, 'Sign in');
  await expectToast(page, 'Login failed', 'Invalid credentials');
  await cutOff(page, 'auth/login');
  await press(page, 'Sign in');
  await expectToast(page, 'Login failed', 'Login failed');
  await refuse(page, 'auth/login', {
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
    message: 'Not verified.',
    needsVerification: true,
    email: EMAIL,
  });
  await press(page, 'Sign in');
  await expectToast(
    page,
    'Verification Required',
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  );
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(page.getByText(EMAIL)).toBeVisible();

  await refuse(page, 'auth/resend-verification', { status: 500 });
  await press(page, 'Resend Verification Link');
  await expectToast(page, 'Failed to Resend', 'Could not send verification email. Please try again.');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await press(page, 'Resend Verification Link');
  await expectToast(page, 'Email Required', 'Please enter your email address to receive a verification link.');

  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/api/auth/register'))));
  await page.goto('/register');
  await field(page, 'Email').fill('ada@');
  await field(page, 'Password').fill('12345');
  await press(page, 'Create account');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Password').fill('violet harbour');
  await field(page, 'Confirm password').fill('violet harbor');
  await press(page, 'Create account');
  await expectToast(page, 'Registration failed', 'Passwords do not match');
  expect(asked).toBe(0);
  await refuse(page, 'auth/register', { status: 500 });
  await field(page, 'Confirm password').fill('violet harbour');
  await press(page, 'Create account');
  await expectToast(page, 'Registration failed', 'Could not create account');
});

test('a forgotten password: what is refused, and the form of the link', async ({ page }) => {
  await page.goto('/auth?tab=forgot');
  await field(page, 'Email').fill('ada');
  await press(page, 'Send Reset Link');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field(page, 'Email').fill(EMAIL);
  await refuse(page, 'auth/forgot-password', { status: 500 });
  await press(page, 'Send Reset Link');
  await expectToast(page, 'Failed to send reset link');
  await answer(page, 'auth/forgot-password', { success: true, message: 'Sent' });
  await press(page, 'Send Reset Link');
  await expectToast(
    page,
    'Reset Link Sent',
    'If there is an account for this address, a link is on its way. It is valid for 1 hour.',
  );
  await press(page, 'Try Again');
  await expect(field(page, 'Email')).toHaveValue(EMAIL);

  await answer(page, 'auth/verify-reset-token', { success: true, email: EMAIL, message: '' });
  await page.goto('/reset-password?token=t');
  await expect(field(page, 'Account')).toHaveValue(EMAIL);
  await field(page, 'New Password').fill('1234567');
  await field(page, 'Confirm Password').fill('12345678');
  await press(page, 'Reset Password');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await field(page, 'New Password').fill('violet harbour');
  await field(page, 'Confirm Password').fill('violet harbour');
  await refuse(page, 'auth/reset-password', { status: 400 });
  await press(page, 'Reset Password');
  await expect(page.getByText('Failed to reset password')).toBeVisible();
  await cutOff(page, 'auth/reset-password');
  await press(page, 'Reset Password');
  await expect(page.getByText('An error occurred while resetting your password. Please try again.')).toBeVisible();
});

test('changing the password says one thing at a time, in order', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await page.goto('/change-password');
  const attempt = async (current: string, next: string, confirm: string) => {
    await field(page, 'Current Password').fill(current);
    await field(page, 'New Password').fill(next);
    await field(page, 'Confirm New Password').fill(confirm);
    await press(page, 'Change Password');
  };
  await attempt('', 'abc', 'abd');
  await expectToast(page, 'Missing Information', 'Please fill in all password fields.');
  await attempt('abc', 'abc', 'abd');
  await expectToast(page, 'Password Mismatch', 'New password and confirmation do not match.');
  await attempt('abc', 'abc', 'abc');
  await expectToast(page, 'Password Too Short', 'New password must be at least 6 characters long.');
  await attempt('violet harbour', 'violet harbour', 'violet harbour');
  await expectToast(page, 'Same Password', 'New password must be different from your current password.');
  await refuse(page, 'auth/change-password', { status: 500 });
  await attempt('violet harbour', 'seven lanterns', 'seven lanterns');
  await expectToast(page, 'Password Change Failed', 'Failed to change password. Please try again.');
  await cutOff(page, 'auth/change-password');
  await press(page, 'Change Password');
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
  await expect(page.getByText('Must be at least 6 characters long')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the contact form says what is missing, and why a message did not go', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: /Copied!|Copy failed/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email Directly' })).toHaveAttribute('href', /^mailto:.+\?subject=/);
  await page.getByRole('button', { name: 'Fill Contact Form' }).click();
  await press(page, 'Send Message');
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill(EMAIL);
  await form.getByLabel('Message').fill('Do you read poetry, too?');
  await refuse(page, 'contact', { status: 500 });
  await press(page, 'Send Message');
  await expectToast(page, 'Error', 'There was a problem sending your message. Please try again.');
  await cutOff(page, 'contact');
  await press(page, 'Send Message');
  await expectToast(page, 'Error', 'There was a problem connecting to the server. Please try again.');
  await answer(page, 'contact', { success: true, message: 'Sent' });
  await press(page, 'Send Message');
  await expectToast(page, 'Message sent', "Thank you! We've received your message and will get back to you soon.");
  await expect(form).toBeHidden();
});

test('the prompt box says what is wrong with a prompt, and what went wrong with a good one', async ({ page }) => {
  const HINT =
    'Please enter a prompt with at least 3 words. For best results, be specific and include context (e.g., target audience, tone, purpose)';
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  const box = page.getByLabel('Your prompt');
  const cause = page.getByRole('alert');
  await expect(box).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(cause).toHaveText('Please enter a prompt.');
  await box.fill('two words');
  await press(page, 'Optimize');
  await expect(cause).toHaveText('Please enter a prompt with at least 3 words for better results.');
  await expect(page.getByText(HINT, { exact: true })).toBeVisible();

  await box.fill('write a haiku about autumn rain');
  await refuse(page, 'optimize-prompt', { status: 500 });
  await press(page, 'Optimize');
  await expectToast(page, 'Optimization failed', 'Failed to optimize your prompt. Please try again.');
  await answer(page, 'optimize-prompt', { optimizedPrompts: [] });
  await press(page, 'Optimize');
  await expectToast(page, 'Optimization failed', 'Invalid response from server. Please try again.');
  await cutOff(page, 'optimize-prompt');
  await press(page, 'Optimize');
  await expectToast(page, 'Optimization failed', 'Network error. Please check your connection and try again.');
  await expect(cause).toContainText('Sending the same text again will not be counted twice.');
  await refuse(page, 'optimize-prompt', {
    status: 403,
    code: 'QUOTA_EXCEEDED',
    message: 'None left.',
    remaining: 0,
    total: 1000,
    nextResetDate: '2026-12-22T08:00:00.000Z',
  });
  await press(page, 'Optimize');
  await expectToast(
    page,
    'Prompt limit reached',
    "You've used all 1000 prompts this month. They reset on Dec 22, 2026.",
  );
  await expect(page.getByRole('dialog', { name: 'You have the largest plan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('write a haiku about autumn rain');
});

test('paying says when the payment provider is not ready, knows nobody, or sends nothing', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'basic' }));
  await page.goto('/subscribe-new?plan=pro&upgrade=true');
  await answer(page, 'get-or-create-subscription', {
    clientSecret: null,
    isSetupIntent: false,
    change: 'created',
    effectiveAt: null,
  });
  await press(page, 'Upgrade to Pro');
  await expectToast(page, 'Subscription error', 'No client secret returned from the server');
  await refuse(page, 'get-or-create-subscription', { status: 500, message: 'This payment could not be made.' });
  await press(page, 'Upgrade to Pro');
  await expectToast(page, 'Subscription error', 'This payment could not be made.');
  await refuse(page, 'repair-customer-id', { status: 500, message: 'Nothing was found.' });
  await press(page, 'Repair Account Connection');
  await expectToast(page, 'Repair failed', 'Nothing was found.');
  await answer(page, 'repair-customer-id', { success: true, message: 'Your account was connected again.' });
  await press(page, 'Repair Account Connection');
  await expectToast(page, 'Account repaired', 'Your account was connected again.');
  await expect(page).toHaveURL(/repaired=true/);

  await refuse(page, 'subscription-status', { status: 500 });
  await page.goto('/manage-subscription');
  await expect(page.getByText('Failed to fetch subscription details').first()).toBeVisible();
  await refuse(page, 'test-webhook/info', { status: 500 });
  await page.goto('/webhook-test');
  await expectToast(page, 'Failed to fetch webhook test information');
  await expect(page.getByRole('heading', { name: 'No Data' })).toBeVisible();
  await expect(page.getByText('Could not load webhook testing information')).toBeVisible();
});
