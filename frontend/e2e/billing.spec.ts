import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDataDir, startStack, temporaryDataDir } from '../../scripts/dev-stack.mjs';
import { expectAccessible, withLooking } from './support/axe';
import { fillCard } from './support/card';
import { watchConsole } from './support/console';
import { demoAccount, signIn } from './support/demo-accounts';
import { mailedLink } from './support/mailbox';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse battery';
const MONTH_AND_A_DAY_SECONDS = 32 * 24 * 3600;
/** What the browser itself says of an answer that refuses a card. */
const REFUSED_CARD = /the server responded with a status of 402/;

// A stack of its own: the journey moves its clock.
const dataDir = temporaryDataDir();
let stack: Awaited<ReturnType<typeof startStack>>;
test.beforeAll(async () => {
  test.setTimeout(withLooking(120_000));
  stack = await startStack({ dataDir });
});
test.afterAll(async () => {
  await stack.stop();
  removeDataDir(dataDir);
});

test('a newcomer chooses Pro, pays, changes to Basic, cancels, and is on Free when the period is over', async ({
  browser,
}) => {
  test.setTimeout(withLooking(240_000));
  const context = await browser.newContext({ baseURL: stack.address });
  const page = await context.newPage();
  const complaints = watchConsole(page);

  await test.step('chooses Pro before there is an account, and comes to it after the registration', async () => {
    await page.goto('/');
    await page.locator('#pricing').getByRole('link', { name: 'Choose Pro' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
    await page.goto(await mailedLink(page.request, { to: EMAIL, page: '/verify-email' }));
    await expect(page).toHaveURL(/\/subscribe-new\?plan=pro$/);
    await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await expectAccessible(page, 'paying');
  });

  await test.step('is told the truth about a card that is refused', async () => {
    const pay = page.getByRole('button', { name: 'Subscribe to Pro, $20 per month' });
    await fillCard(page, '4000000000000002');
    await pay.click();
    await expect(page.getByRole('main').getByText('Your card was declined.', { exact: true })).toBeVisible();
    await fillCard(page, '4000000000009995');
    await pay.click();
    await expect(page.getByRole('main').getByText('Your card has insufficient funds.', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a refused card');
    await expect(pill(page)).toHaveText('10/10 prompts remaining');
  });

  await test.step('gives up at the bank, then confirms, and has 1000 prompts', async () => {
    const pay = page.getByRole('button', { name: 'Subscribe to Pro, $20 per month' });
    await fillCard(page, '4000002500003155');
    await pay.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByText(/^We are unable to authenticate your payment method/)).toBeVisible();
    await pay.click();
    await page
      .frameLocator('[name="__stripe_challenge"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click();
    await expect(page.getByText('Subscription activated!', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/subscription-success\?plan_tier=pro$/);
    await expect(page.getByText('Activating your subscription...', { exact: true })).toBeVisible();
    await expect(page.getByText('Your Pro Plan is ready.', { exact: true })).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, 'the success page');
    await expect(pill(page)).toHaveText('1000/1000 prompts remaining');
  });

  await test.step('has the change to Basic scheduled, takes it back, and schedules it again', async () => {
    await page.getByRole('link', { name: 'Manage Subscription' }).click();
    await expect(fact(page, 'Status')).toHaveText('Active');
    for (const isTakenBack of [true, false]) {
      await page.getByRole('link', { name: 'Change plan' }).click();
      await expect(page.getByRole('radio', { name: /^Pro/ })).toBeDisabled();
      await expect(page.getByText('Due now')).toBeVisible();
      await expectAccessible(page, 'changing the plan');
      await page.getByRole('button', { name: 'Change to Basic' }).click();
      await expect(page.getByText(/^You change to the Basic plan on /)).toBeVisible();
      await expect(fact(page, 'Plan')).toHaveText('Pro Plan');
      if (!isTakenBack) break;
      await page.getByRole('button', { name: 'Keep my plan' }).click();
      await expect(page.getByText(/^You change to the Basic plan on /)).toBeHidden();
    }
    await expectAccessible(page, 'a change that is scheduled');
  });

  await test.step('cancels in the portal', async () => {
    await page.getByRole('button', { name: 'Manage billing' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('link', { name: 'Return to the site' }).click();
    await expect(page).toHaveURL(/\/manage-subscription/);
    await expect(fact(page, 'Status')).toHaveText('Cancellation Scheduled');
    await expect(page.getByText(/^Your plan ends on /)).toBeVisible();
    await expectAccessible(page, 'a cancellation that is scheduled');
  });

  await test.step('is on Free when the period is over', async () => {
    await advanceClock(page, Math.floor(Date.now() / 1000) + MONTH_AND_A_DAY_SECONDS);
    await expect(async () => {
      await page.reload();
      await expect(fact(page, 'Plan')).toHaveText('Free Plan', { timeout: 2_000 });
    }).toPass();
    await expect(fact(page, 'Status')).toHaveText('Canceled');
    await expect(pill(page)).toHaveText('10/10 prompts remaining');
    await expectAccessible(page, 'a plan that is over');
  });

  expect(complaints.filter((complaint) => !REFUSED_CARD.test(complaint))).toEqual([]);
  await context.close();
});

test('whoever the payment provider does not know is told so, and the page begins anew', async ({ page }) => {
  await signIn(page, demoAccount({ plan: 'free' }));
  await page.route('**/api/get-or-create-subscription', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: "No such customer: 'cus_1'" } }),
  );
  await page.goto('/subscribe-new?plan=basic');
  await fillCard(page, '4242424242424242');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Subscribe to Basic, $8 per month' }).click();
  await expect(page.getByText('Account issue detected', { exact: true })).toBeVisible();
  await reloaded;
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked();
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('the webhook refuses what is not signed, and the page says that this is right', async ({ browser }) => {
  test.setTimeout(60_000);
  const page = await (await browser.newContext({ baseURL: stack.address })).newPage();
  await page.goto('/webhook-test');
  await expect(page.getByText('Development', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Command line' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'curl' })).toContainText('curl');
  await page.getByRole('button', { name: 'Run Test Without Signature' }).click();
  await expect(page.getByRole('heading', { name: 'Test Failed (Expected)' })).toBeVisible();
  await expectAccessible(page, 'the webhook page');
  await page.context().close();
});

const pill = (page: Page) => page.getByText(/^\d+\/\d+ prompts remaining$/).first();

/** The value that stands beside a label of the page's list. */
const fact = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

async function advanceClock(page: Page, to: number): Promise<void> {
  const runtime = JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8')) as { stripeEmulator: string };
  const answer = await page.request.post(`${runtime.stripeEmulator}/_emulator/clock`, { data: { advanceTo: to } });
  expect(answer.ok()).toBe(true);
}
