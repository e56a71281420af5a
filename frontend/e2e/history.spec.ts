import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible, withLooking } from './support/axe';
import { watchConsole } from './support/console';
import { joinAs, NEWCOMER_PASSWORD } from './support/newcomer';

const LISBON = 'plan a three day trip to lisbon with two kids';
const SHOE = 'write a marketing email for our new running shoe';
const THANKS = 'اكتب رسالة شكر لمعلمة ابنتي';
/** What the browser itself says when there is no connection. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED/;

test('what was optimized is found again, starred, opened, used again, taken along and deleted', async ({ page }) => {
  test.setTimeout(withLooking(150_000));
  const complaints = watchConsole(page);
  // An account of its own for every try: at the second, that of the first is taken.
  await joinAs(page, `hypatia${test.info().retry}@example.com`);

  await test.step('the menu leads to it, and it says what it is for', async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expectAccessible(page, 'an empty history');
    await page.getByRole('link', { name: 'Optimize a prompt' }).click();
  });

  await test.step('results are kept, with what was chosen', async () => {
    for (const prompt of [LISBON, THANKS, SHOE]) {
      await page.getByLabel('Your prompt').fill(prompt);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Your prompt')).toHaveValue('');
    }
    await page.getByRole('radio', { name: /^Structured/ }).click();
    await expect(page.getByText('Selection saved', { exact: true })).toBeVisible();
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: '3 results' })).toBeVisible();
    await expect(page.getByText('Chosen: Structured')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  });

  await test.step('a star and a search narrow it down, in the address too', async () => {
    await page.getByRole('button', { name: `Star: ${LISBON}` }).click();
    await expectAccessible(page, 'a history');
    await page.getByRole('button', { name: 'Starred only' }).click();
    await expect(page.getByRole('heading', { name: '1 starred result' })).toBeVisible();
    await page.getByRole('button', { name: 'Starred only' }).click();
    await page.getByLabel('Search prompts and versions').fill('LISBON kids');
    await expect(page).toHaveURL(/\/history\?q=LISBON\+kids$/);
    await expect(page.getByRole('heading', { name: '1 result for “LISBON kids”' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 result for' })).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Search prompts and versions')).toHaveValue('LISBON kids');
    await page.getByLabel('Search prompts and versions').fill('atlantis');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await expectAccessible(page, 'a search without results');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByRole('heading', { name: '3 results' })).toBeVisible();
  });

  await test.step('a result opens as it was left, with scores, and coming back finds the list', async () => {
    await page.getByLabel('Search prompts and versions').fill('shoe');
    await expect(page.getByRole('heading', { name: '1 result for “shoe”' })).toBeVisible();
    await page.getByRole('button', { name: `Open: ${SHOE}` }).click();
    await expect(page).toHaveURL(/\/#results-section$/);
    await expect(page.getByRole('heading', { name: 'Three rewrites, one decision' })).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Structured/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Sharp/ })).toHaveAccessibleName(/out of 10/, { timeout: 8_000 });
    await page.getByRole('button', { name: 'Shorter' }).click();
    await expect(page.getByText(/^(2 changes included|This version)/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/history\?q=shoe$/);
    await expect(page.getByRole('heading', { name: '1 result for “shoe”' })).toBeVisible();
  });

  await test.step('a prompt goes back into the box', async () => {
    await page.getByRole('button', { name: `Use again: ${SHOE}` }).click();
    await expect(page.getByLabel('Your prompt')).toHaveValue(SHOE);
    await expect(page.getByLabel('Your prompt')).toBeFocused();
  });

  await test.step('all of it is taken along', async () => {
    await page.goto('/history');
    for (const [name, part] of [
      ['As JSON, for programs', '"optimizations": ['],
      ['As Markdown, for reading', `> ${LISBON}`],
    ] as const) {
      await page.getByRole('button', { name: 'Download' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^threefold-history-\d{4}-\d\d-\d\d\.(json|md)$/);
      expect(readFileSync(await download.path(), 'utf8')).toContain(part);
    }
  });

  await test.step('without a connection it says so, and is there again afterwards', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: `Open: ${LISBON}` }).click();
    await expect(page.getByText('Not opened', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: '3 results' })).toBeVisible();
  });

  await test.step('one result is deleted, by keyboard, after a question', async () => {
    await page.getByRole('button', { name: `Delete: ${THANKS}` }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete this result?' })).toContainText(THANKS);
    await expectAccessible(page, 'deleting a result');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Delete: ${THANKS}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete result' }).press('Enter');
    await expect(page.getByRole('heading', { name: '2 results' })).toBeFocused();
  });

  await test.step('keeping is turned off, which empties it, and on again, which brings it back', async () => {
    await page.getByRole('switch', { name: 'Keep my history' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: 'Turn keeping off?' })).toBeVisible();
    await expectAccessible(page, 'turning keeping off');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('heading', { name: 'Your history is not kept' })).toBeVisible();
    await expect(page.getByText(LISBON)).toBeHidden();
    await expectAccessible(page, 'a history that is not kept');
    await page.getByRole('button', { name: 'Keep my history again' }).click();
    await expect(page.getByRole('heading', { name: '2 results' })).toBeVisible();
  });

  await test.step('all of it is deleted', async () => {
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('button', { name: 'Delete all results' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeFocused();
    await expect(page.getByText('2 results deleted.', { exact: true })).toBeVisible();
  });

  expect(complaints.filter((complaint) => !NO_CONNECTION.test(complaint))).toEqual([]);
});

test('whoever is not signed in comes back to their history after signing in', async ({ page, browser }) => {
  const email = `theano${test.info().retry}@example.com`;
  const other = await browser.newPage();
  await joinAs(other, email);
  await other.close();
  await page.goto('/history?starred=true');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/history\?starred=true$/);
  await expect(page.getByRole('heading', { name: 'No stars yet' })).toBeVisible();
});
