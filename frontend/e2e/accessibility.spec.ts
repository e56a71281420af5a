import { expect, type Page, test } from '@playwright/test';
import { CONSOLE_WIDTHS, expectAccessible, withLooking } from './support/axe';
import { demoAccount, signIn } from './support/demo-accounts';

test.setTimeout(withLooking(150_000));

const SCREENS = [
  '/',
  '/login',
  '/register',
  '/auth?tab=forgot',
  '/verify-email',
  '/verify-email?error=expired&email=ada%40example.com',
  '/verify-email?error=testtoken&token=t',
  '/verify-email?error=login',
  '/reset-password',
  '/reset-password?error=used&message=This+link+was+used',
  '/account/confirm-email',
  '/webhook-test',
  '/terms',
  '/privacy',
  '/cookies',
  '/nothing-here',
];

test('axe finds nothing on the public screens, and none scrolls sideways', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
});

test('axe finds nothing in what opens over the home page, and in forms that refuse', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await page.getByLabel('Your prompt').click();
  await checkDialog(page, 'Authentication Required');
  await page.getByRole('button', { name: 'Browse examples' }).click();
  await checkDialog(page, 'Start from an example');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await checkDialog(page, 'Terms of Service');
  await footer.getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
  await expectAccessible(page, 'contact');
  await page.getByRole('button', { name: 'Fill Contact Form' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await checkDialog(page, 'Write to us');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expectAccessible(page, 'the themes', { widths: [1440] });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'the small menu', { widths: [390, 320] });
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expectAccessible(page, 'a refused registration');
  await page.goto('/auth?tab=forgot');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
  await expectAccessible(page, 'a reset link that was sent, with its message');
});

test('axe finds nothing on the screens of the account', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'basic' }));
  await page.getByRole('button', { name: /^Account:/ }).click();
  await expectAccessible(page, 'the account menu', { widths: [1440] });
  await page.goto('/change-password');
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expectAccessible(page, 'change password, refused');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Devices' }).getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Usage' }).getByText(/prompts used$/)).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expectAccessible(page, 'account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await checkDialog(page, 'Delete your account?');
  await page.goto('/manage-subscription');
  await expect(page.getByRole('button', { name: 'Manage billing' })).toBeVisible();
  await expectAccessible(page, 'a subscription');
  await page.route('**/api/subscription-status', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/manage-subscription');
  await expect(page.getByText('Failed to fetch subscription details').first()).toBeVisible();
  await expectAccessible(page, 'a subscription that could not be loaded');
});

test('axe finds nothing before, while and after prompts are rewritten', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await expect(page.getByText(/^(Not sure where to start\?|Pick up where you left off:)/)).toBeVisible();
  await expectAccessible(page, 'a signed-in home');
  await page.getByLabel('Your prompt').fill('two words');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'at least 3 words for better results.' })).toBeVisible();
  await expectAccessible(page, 'a refused prompt');

  let goOn = () => {};
  await page.route('**/api/optimize-prompt', async (route) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    await route.continue();
  });
  await page.getByLabel('Your prompt').fill('explain how a heat pump works to my ten year old daughter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reading your prompt')).toBeVisible();
  await expectAccessible(page, 'an optimization under way');
  goOn();
  await expect(version(page, 'Guided')).toHaveAccessibleName(/out of 10/, { timeout: 20_000 });
  await expectAccessible(page, 'scored results');
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expectAccessible(page, 'what changed');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectAccessible(page, 'editing a version');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open in', exact: true }).click();
  await expectAccessible(page, 'where to open a version');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectAccessible(page, 'what else to do with a version');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await checkDialog(page, 'Keyboard shortcuts');
  await version(page, 'Original').click();
  await expectAccessible(page, 'the original');

  await page.route('**/api/optimize-prompt', (route) => route.abort());
  await page.getByLabel('Your prompt').fill('explain how a heat pump works to my neighbour');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Network error.', { exact: false }).first()).toBeVisible();
  await expectAccessible(page, 'an optimization that failed');
});

test('axe finds nothing where no prompt is left', async ({ page }) => {
  await page.route('**/api/track-usage*', (route) => route.fulfill({ json: { remaining: 0, total: 10 } }));
  await signIn(page, demoAccount({ plan: 'free' }));
  await expect(page.getByText(/New ones come on /)).toBeVisible();
  await expectAccessible(page, 'no prompt left');
  await page.getByRole('button', { name: 'See plans' }).click();
  await checkDialog(page, 'Keep going with a plan');
  await page.goto('/manage-subscription');
  await expect(page.getByRole('heading', { name: 'No Subscription Data' })).toBeVisible();
  await expectAccessible(page, 'no subscription');
  await page.goto('/subscribe-new');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page, 'choosing a plan');
});

test('axe finds nothing in the admin app', async ({ page }) => {
  await signIn(page, demoAccount({ role: 'admin' }));
  await page.goto('/admin');
  // The first look at the app brings all of its code.
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('admin@demo.threefold.test').first()).toBeVisible();
  await expectAccessible(page, 'admin', { widths: CONSOLE_WIDTHS });
  await page.getByRole('button', { name: 'Edit the prompt counts of admin@demo.threefold.test' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit prompt counts' })).toBeVisible();
  await expectAccessible(page, 'editing prompt counts', { widths: CONSOLE_WIDTHS });
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select pro@demo.threefold.test' }).check();
  await expectAccessible(page, 'a selection', { widths: CONSOLE_WIDTHS });
  await page.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Suspend 1 user?' })).toBeVisible();
  await expectAccessible(page, 'suspending', { widths: CONSOLE_WIDTHS });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'pro@demo.threefold.test' }).click();
  await expect(page.getByRole('region', { name: 'Subscription' }).getByRole('table')).toBeVisible();
  await expectAccessible(page, "a user's page", { widths: CONSOLE_WIDTHS });
  await page.getByRole('link', { name: 'Admin Tools' }).click();
  await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
  await expectAccessible(page, 'admin tools', { widths: CONSOLE_WIDTHS });
});

const version = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** Looks at a dialog and closes it. */
async function checkDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, `the dialog ${name}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
