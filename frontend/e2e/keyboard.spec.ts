import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';
import { mailedLink } from './support/mailbox';

test.setTimeout(120_000);

const EMAIL = 'mouseless@example.com';
const PASSWORD = 'correct horse battery';
const MOST_STOPS = 60;

/** Presses Tab until this has the focus; what never gets it can't be used without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // The card form keeps to a tree of its own, in which it has the focus.
  const hasFocus = () =>
    target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** The focus ring is seen: nothing that stays in place while the page scrolls covers it. */
async function expectUncovered(target: Locator): Promise<void> {
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  expect(isOnTop).toBe(true);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('from registering to a copied prompt without a mouse, with everything said aloud', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' }).first();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(EMAIL);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('Confirm password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  // Hashing a password takes its time.
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible({ timeout: 15_000 });
  await page.goto(await mailedLink(page.request, { to: EMAIL, page: '/verify-email' }));
  await expect(page).toHaveURL(/\/$/);

  const box = page.getByLabel('Your prompt');
  await expect(box).toBeFocused();
  await page.keyboard.type('plan a three day trip to lisbon with two kids');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('All 3 rewrites are ready. Showing Sharp.')).toHaveAttribute('role', 'status');
  await expect(page.getByRole('status').filter({ hasText: '9/10 prompts remaining' }).first()).toBeAttached();

  const sharp = page.getByRole('radio', { name: /^Sharp/ });
  await tabTo(page, sharp);
  await expectUncovered(sharp);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Structured/ })).toBeFocused();
  await expect(page.getByText(/^The scores are there\. Highest: \w+, \d\.\d out of 10\.$/)).toHaveAttribute(
    'role',
    'status',
    { timeout: 15_000 },
  );
  const copy = button(page, 'Copy');
  await tabTo(page, copy);
  await expectUncovered(copy);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Copied!')).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('lisbon');

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
});

test('single keys work inside the results alone, are listed, and can be switched off', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  const box = page.getByLabel('Your prompt');
  await expect(box).toBeFocused();
  await page.keyboard.type('explain 2 heat pumps? d and c');
  await expect(box).toHaveValue('explain 2 heat pumps? d and c');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();
  const version = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await tabTo(page, version('Sharp'));
  for (const [key, name] of [
    ['3', 'Guided'],
    ['0', 'Original'],
    ['2', 'Structured'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(version(name)).toBeChecked();
  }
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Copy the version shown');
  await tabTo(page, list.getByRole('checkbox', { name: 'Use single keys in the results' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('1');
  await expect(version('Structured')).toBeChecked();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('a plan is chosen and paid for without a mouse', async ({ page }) => {
  const email = 'mouseless-payer@example.com';
  await page.request.post('/api/auth/register', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { username: email, email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  await page.goto(await mailedLink(page.request, { to: email, page: '/verify-email' }));
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/subscribe-new');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^Pro/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked();
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await tabTo(page, page.getByLabel('Expiration date'));
  await page.keyboard.type('1234');
  await tabTo(page, page.getByLabel('Security code'));
  await page.keyboard.type('123');
  await tabTo(page, page.getByRole('button', { name: 'Subscribe to Basic, $8 per month' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subscription activated!', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Your Basic Plan is ready.', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('the login dialog does not open for the Tab key, which a visitor is told of instead', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  const box = page.getByLabel('Your prompt');
  await tabTo(page, box);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box).toHaveAccessibleDescription(/Sign in to optimize/);
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(box).toHaveValue('');
});
