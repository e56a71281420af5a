import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';
import { expectToast, refuse } from './support/says';

test.setTimeout(90_000);

const PROMPT = 'plan a three day trip to lisbon with two kids';
const box = (page: Page) => page.getByLabel('Your prompt');
const optimized = (page: Page) => expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();
const results = (page: Page) => page.getByRole('heading', { name: 'Three rewrites, one decision' });
const pill = (page: Page) => page.getByText(/^\d+\/\d+ prompts remaining$/).first();

/** Lets an optimization begin and holds it until it is let go. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/optimize-prompt', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('offline nothing is lost: the text stays, the cause is named, and the same click works again', async ({
  page,
  context,
}) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await box(page).fill(PROMPT);
  await expect(pill(page)).toBeVisible();
  const before = await pill(page).textContent();
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Optimization failed', 'Network error. Please check your connection and try again.');
  await expect(box(page)).toHaveValue(PROMPT);
  await context.setOffline(false);
  await expect(pill(page)).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  await optimized(page);
});

test('offline a visitor is told why nothing opens, and it opens when the connection is back', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  const examples = page.getByRole('button', { name: 'Browse examples' });
  await page.getByRole('button', { name: 'Theme' }).click();
  await context.setOffline(true);
  await examples.click();
  const said = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await expect(said).toHaveText('Network error. Please check your connection and try again.');
  // Like any other message it goes by itself.
  await expect(said).toBeHidden();
  await context.setOffline(false);
  await examples.click();
  await expect(page.getByRole('dialog', { name: 'Start from an example' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).focus();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeInViewport();
  expect(faults).toEqual([]);
});

test('a slow run says what it is at and can be cancelled, and the draft comes back', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  const release = await hold(page);
  await box(page).fill(PROMPT);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reading your prompt')).toBeVisible();
  const working = page.getByRole('button', { name: 'Optimizing your prompt...' });
  await expect(working).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(PROMPT);
  await expect(working).toBeHidden();
  release();
});

test('a session that ran out asks to sign in again, keeps the prompt, and goes on with it', async ({ page }) => {
  const person = demoAccount({ plan: 'pro', role: 'user' });
  await signIn(page, person);
  await box(page).fill(PROMPT);
  await page.context().clearCookies();
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Session Expired', 'Your session has expired. Please log in again.');
  await expect(box(page)).toHaveValue(PROMPT);
  await signIn(page, person);
  await expect(box(page)).toHaveValue(PROMPT);
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  await optimized(page);
});

test('what is used up in another tab is refused here with a way on, and the counter agrees', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'free' }));
  await box(page).fill(PROMPT);
  await refuse(page, 'optimize-prompt', {
    status: 403,
    code: 'QUOTA_EXCEEDED',
    message: 'None left.',
    remaining: 0,
    total: 10,
  });
  await page.keyboard.press('Control+Enter');
  await expectToast(
    page,
    'Prompt limit reached',
    "You've used all your free prompts. Please subscribe to continue using the product.",
  );
  await expect(page.getByRole('dialog', { name: 'Keep going with a plan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pill(page)).toHaveText('0/10 prompts remaining');
  await expect(box(page)).toHaveValue(PROMPT);
});

test('back, forward and a reload bring everything again; a reload in the middle of a run ends it', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await box(page).fill(PROMPT);
  await page.keyboard.press('Control+Enter');
  await optimized(page);
  const text = await page.getByRole('article').innerText();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/manage-subscription');
  await page.goBack();
  await expect(results(page)).toBeVisible();
  expect((await page.getByRole('article').innerText()).slice(0, 40)).toBe(text.slice(0, 40));
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  await page.goto('/');
  await expect(results(page)).toBeVisible();

  const release = await hold(page);
  await box(page).fill('write a haiku about autumn rain');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reading your prompt')).toBeVisible();
  await page.unroute('**/api/optimize-prompt');
  await page.reload();
  release();
  await expect(page.getByText('autumn rain').first()).toBeVisible({ timeout: 15_000 });
  await expect(results(page)).toBeVisible();
});

test('a double click starts one run and costs one prompt', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await expect(pill(page)).toHaveText(/^\d+\/1000/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/optimize-prompt')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await box(page).fill(PROMPT);
  await page.getByRole('button', { name: 'Optimize', exact: true }).dblclick();
  await optimized(page);
  expect(sent).toHaveLength(1);
});

test('a long paste is cut at the limit, which is said; other scripts and emoji stay as they are', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await expect(box(page)).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'lorem ipsum '.repeat(834));
  await page.keyboard.press('Control+V');
  await expect(page.getByText('500/500 characters')).toBeVisible();
  await expect(page.getByText('500 of 500 characters used')).toHaveAttribute('role', 'status');
  expect((await box(page).inputValue()).length).toBe(500);

  for (const [prompt, direction] of [
    ['اكتب رسالة شكر قصيرة إلى فريقي بعد الإطلاق', 'rtl'],
    ['write a party invitation 🎉 for 👩‍👩‍👧‍👦 and friends', 'ltr'],
  ] as const) {
    await box(page).fill(prompt);
    expect(await box(page).evaluate((element) => element.matches(':dir(rtl)'))).toBe(direction === 'rtl');
    await page.keyboard.press('Control+Enter');
    await optimized(page);
    await page.getByRole('radio', { name: /^Original/ }).click();
    const shown = page.getByRole('article').getByText(prompt, { exact: true });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((element) => element.matches(':dir(rtl)'))).toBe(direction === 'rtl');
    await page.getByRole('button', { name: 'Close notification' }).click();
  }
});
