import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';

const isInView = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const top = document.getElementById(wanted)?.getBoundingClientRect().top;
    return top !== undefined && top >= -2 && top < window.innerHeight / 2;
  }, id);

test('everything is in the document before any script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  for (const name of [
    'Less back and forth',
    'Before and after',
    'Made to be checked, not believed',
    'Simple pricing',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(page.getByText('Takes 5 seconds')).toBeVisible();
  await page.context().close();
});

test('what the first paint leaves out comes by itself, and a reload finds the place that was left', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await page.locator('#pricing').evaluate((element) => element.scrollIntoView());
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the maker of the card form is rung up once a plan is pointed at, and not before', async ({ page }) => {
  const line = page.locator('link[rel="preconnect"]');
  const pro = page.getByRole('link', { name: 'Choose Pro' });
  await page.goto('/');
  await pro.hover();
  await expect(line).toHaveCount(0);
  await signIn(page, demoAccount({ plan: 'free' }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await expect(line).toHaveCount(0);
  await pro.focus();
  await expect(line).toHaveCount(1);
});

test('the bar turns opaque, the way back to the top appears, and both go again', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 30);
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 600);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('the bar fits into windows of every width, for visitors and for people with an account', async ({ page }) => {
  const tooNarrow = async () => {
    const widths: number[] = [];
    for (let width = 1_200; width >= 320; width -= 20) {
      await page.setViewportSize({ width, height: 800 });
      const isScrolled = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (isScrolled) widths.push(width);
    }
    return widths;
  };
  await page.goto('/terms');
  expect(await tooNarrow()).toEqual([]);
  await page.setViewportSize({ width: 1_440, height: 800 });
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await page.goto('/terms');
  await expect(page.getByText('/1000')).toBeVisible();
  expect(await tooNarrow()).toEqual([]);
});

test('every way to the prices leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'View Pricing' }).click();
  await expect.poll(() => isInView(page, 'pricing')).toBe(true);

  await page.goto('/login');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  // Clicked before the scripts are there, the link leads to the section by itself.
  await expect(page).toHaveURL(/\/(#pricing)?$/);
  await expect.poll(() => isInView(page, 'pricing')).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('scrollToPricing'))).toBeNull();

  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Examples' }).click();
  await expect.poll(() => isInView(page, 'examples')).toBe(true);
});

test('a visitor reads the legal texts over the page, chooses a plan, and is asked to sign in at the box', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Code Assistant' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Code Assistant' })).toContainText('2000 rows');

  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const privacy = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(privacy).toContainText(
    'Your history: prompts, versions, stars and what you chose, until you delete them.',
  );
  await page.keyboard.press('Escape');
  await expect(privacy).toBeHidden();

  await page.getByLabel('Your prompt').click();
  const login = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(login.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(login.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await expect(page).toHaveURL(/\/register$/);
  expect(await page.evaluate(() => sessionStorage.getItem('selectedPlan'))).toBe('basic');
});

test('results take the place of the pitch, and the prices take it back when they are asked for', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await page.getByLabel('Your prompt').fill('plan a birthday party for a six year old');
  await page.keyboard.press('Control+Enter');
  const results = page.getByRole('heading', { name: 'Three rewrites, one decision' });
  await expect(results).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Simple pricing' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Less back and forth' })).toBeVisible();
  await expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(() => isInView(page, 'pricing')).toBe(true);
  await expect(results).toBeHidden();
  await page.getByRole('button', { name: 'Show last result' }).click();
  await expect(results).toBeVisible();
});

test('an address without a page says so, with the status', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
