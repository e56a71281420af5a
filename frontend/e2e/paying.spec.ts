import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { removeDataDir, startStack, temporaryDataDir } from '../../scripts/dev-stack.mjs';
import { fillCard } from './support/card';
import { joinAs } from './support/newcomer';
import { emulatedStripe } from './support/stripe';

const CONFIRM = '**/v1/payment_intents/*/confirm';
const GOOD_CARD = '4242424242424242';
const ASKS_THE_BANK = '4000002500003155';
const FAILS_AT_RENEWAL = '4000000000000341';
const CONNECTION_BROKE = /^The connection broke while you were paying/;

// A stack of its own: these journeys move its clock and break its calls.
const dataDir = temporaryDataDir();
let stack: Awaited<ReturnType<typeof startStack>>;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  stack = await startStack({ dataDir });
});
test.afterAll(async () => {
  await stack.stop();
  removeDataDir(dataDir);
});
test.setTimeout(120_000);

const stripe = (page: Page) => emulatedStripe(page.request, dataDir);

/** A newcomer in front of the filled-in card form. */
async function readyToPay(context: BrowserContext, email: string, card = GOOD_CARD): Promise<Page> {
  const page = await context.newPage();
  await joinAs(page, email);
  await openForm(page, card);
  return page;
}

async function openForm(page: Page, card: string): Promise<void> {
  await page.goto('/subscribe-new?plan=pro');
  await fillCard(page, card);
}

const pay = (page: Page) => page.getByRole('button', { name: 'Subscribe to Pro, $20 per month' });
const activated = (page: Page) => page.getByText('Subscription activated!', { exact: true }).first();
const pill = (page: Page) => page.getByText(/^\d+\/\d+ prompts remaining$/).first();
const fact = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

async function expectPaidOnce(page: Page, email: string): Promise<void> {
  await page.goto('/manage-subscription');
  await expect(fact(page, 'Plan')).toHaveText('Pro Plan');
  await expect(fact(page, 'Status')).toHaveText('Active');
  await expect(pill(page)).toHaveText('1000/1000 prompts remaining');
  expect(await stripe(page).takenFrom(email)).toEqual([2_000]);
}

const anew = (browser: Browser) => browser.newContext({ baseURL: stack.address });

test('a network that is cut before the payment leaves it unpaid, which is said, and a second try pays once', async ({
  browser,
}) => {
  const context = await anew(browser);
  const page = await readyToPay(context, 'cut-before@example.com');
  await page.route(CONFIRM, (route) => route.abort('internetdisconnected'), { times: 1 });
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: CONNECTION_BROKE })).toBeVisible();
  expect(await stripe(page).takenFrom('cut-before@example.com')).toEqual([]);
  await pay(page).click();
  await expect(activated(page)).toBeVisible({ timeout: 15_000 });
  await expectPaidOnce(page, 'cut-before@example.com');
  await context.close();
});

test('a network that is cut after the payment is found to have paid, without a second try', async ({ browser }) => {
  const context = await anew(browser);
  const page = await readyToPay(context, 'cut-after@example.com');
  await stripe(page).fault({ path: 'POST /v1/payment_intents/*/confirm', mode: 'reset' });
  await pay(page).click();
  await expect(activated(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/subscription-success\?plan_tier=pro$/);
  await expectPaidOnce(page, 'cut-after@example.com');
  await context.close();
});

test('a tab that is closed right after paying has paid: a new one shows the plan and offers no second payment', async ({
  browser,
}) => {
  const context = await anew(browser);
  const page = await readyToPay(context, 'closed@example.com');
  const confirmed = page.waitForResponse(CONFIRM);
  await pay(page).click();
  await confirmed;
  await page.close();
  const reopened = await context.newPage();
  await expectPaidOnce(reopened, 'closed@example.com');
  await reopened.goto('/subscribe-new?plan=pro');
  await expect(reopened.getByRole('radio', { name: /^Pro/ })).toBeDisabled();
  await expect(reopened.getByLabel('Card number')).toBeHidden();
  await context.close();
});

test('two tabs that pay at once are charged once, and both are told so', async ({ browser }) => {
  const context = await anew(browser);
  const first = await readyToPay(context, 'two-tabs@example.com');
  const second = await context.newPage();
  await openForm(second, GOOD_CARD);
  await Promise.all([pay(first).click(), pay(second).click()]);
  // Whichever comes second is told that it is paid, by the provider or, when it is that late, by us.
  for (const page of [first, second]) {
    const isReady = page.getByText('Your Pro Plan is ready.', { exact: true });
    const isThere = page.getByText('You have this plan already.', { exact: true });
    await expect(isReady.or(isThere)).toBeVisible({ timeout: 30_000 });
    await expect(pay(page)).toBeHidden();
  }
  await expectPaidOnce(first, 'two-tabs@example.com');
  await context.close();
});

test('a payment that is given up at the bank stays open, and can be made with another card', async ({ browser }) => {
  const email = 'gave-up@example.com';
  const context = await anew(browser);
  const page = await readyToPay(context, email, ASKS_THE_BANK);
  await pay(page).click();
  await expect(page.frameLocator('[name="__stripe_challenge"]').getByRole('button').first()).toBeVisible();
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto('/manage-subscription');
  await expect(fact(reopened, 'Status')).toHaveText('Incomplete');
  await expect(fact(reopened, 'Plan')).toHaveText('Free Plan');
  await expect(pill(reopened)).toHaveText('10/10 prompts remaining');

  // Sent back by a bank that refused.
  await reopened.goto('/subscription-success?source=stripe_redirect&plan_tier=pro&redirect_status=failed');
  await expect(reopened.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  await reopened.getByRole('link', { name: 'Try again' }).click();
  await expect(reopened).toHaveURL(/\/subscribe-new\?plan=pro$/);
  await fillCard(reopened, GOOD_CARD);
  await pay(reopened).click();
  await expect(activated(reopened)).toBeVisible({ timeout: 15_000 });
  await expectPaidOnce(reopened, email);
  await context.close();
});

test('a renewal that fails is shown, and mended by a new card for good', async ({ browser }) => {
  const email = 'past-due@example.com';
  const context = await anew(browser);
  const page = await readyToPay(context, email, FAILS_AT_RENEWAL);
  await pay(page).click();
  await expect(activated(page)).toBeVisible({ timeout: 15_000 });
  await stripe(page).advance(32);
  await expectStatus(page, 'Past Due');
  await expect(page.getByText(/^Your last payment did not go through\. You keep the plan for 7 days/)).toBeVisible();
  await expect(fact(page, 'Plan')).toHaveText('Pro Plan');
  await payOpenAmount(page, 'Pro');
  await expectStatus(page, 'Active');
  expect(await stripe(page).takenFrom(email)).toEqual([2_000, 2_000]);
  await stripe(page).advance(32);
  await expectStatus(page, 'Active');
  expect(await stripe(page).takenFrom(email)).toEqual([2_000, 2_000, 2_000]);
  await context.close();
});

test('whoever never paid a renewal is on Free, is told why, and gets the plan back by paying', async ({ browser }) => {
  const email = 'unpaid@example.com';
  const context = await anew(browser);
  const page = await readyToPay(context, email, FAILS_AT_RENEWAL);
  await pay(page).click();
  await expect(activated(page)).toBeVisible({ timeout: 15_000 });
  await stripe(page).settings({ dunningEnd: 'unpaid' });
  await stripe(page).advance(50);
  await expectStatus(page, 'Unpaid');
  await expect(fact(page, 'Plan')).toHaveText('Free Plan');
  await expect(
    page.getByText(/^Your last payment for the Pro plan did not go through, so you are on Free/),
  ).toBeVisible();
  await page.goto('/subscribe-new?plan=basic');
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
  await expect(page.getByText('Please pay the open amount of your present plan first.')).toBeVisible();
  await page.goto('/manage-subscription');
  await payOpenAmount(page, 'Pro');
  await expectStatus(page, 'Active');
  await expect(fact(page, 'Plan')).toHaveText('Pro Plan');
  await context.close();
});

async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(async () => {
    await page.goto('/manage-subscription');
    await expect(fact(page, 'Status')).toHaveText(status, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function payOpenAmount(page: Page, plan: string): Promise<void> {
  await page.getByRole('link', { name: 'Pay the open amount' }).click();
  await page.getByRole('button', { name: `Pay for ${plan}` }).click();
  await expect(page.getByText(/^Pay the open amount with this card/)).toBeVisible();
  await fillCard(page, GOOD_CARD);
  await page.getByRole('button', { name: `Pay for ${plan}` }).click();
  await expect(activated(page)).toBeVisible({ timeout: 15_000 });
}
