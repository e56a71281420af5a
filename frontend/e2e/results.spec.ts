import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { demoAccount, signIn } from './support/demo-accounts';

// The scores take their three seconds.
test.setTimeout(90_000);

const PROMPT = 'plan a three day trip to lisbon with two kids';

async function optimize(page: Page): Promise<void> {
  await signIn(page, demoAccount({ plan: 'pro', role: 'user' }));
  await page.getByLabel('Your prompt').fill(PROMPT);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Prompt optimized', { exact: true })).toBeVisible();
}

const version = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

test('a result is scored by itself, then worked with by keyboard alone', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await optimize(page);

  await test.step('three seconds later every version has its score', async () => {
    await expect(version(page, 'Original')).toHaveAccessibleName(/\d\.\d out of 10, \w+/, { timeout: 8_000 });
    await expect(version(page, 'Guided')).toHaveAccessibleName(/\d\.\d out of 10, \w+/);
    await expect(page.getByRole('region', { name: 'Score: Sharp' })).toContainText(/Clarity\d\.\dOriginal \d\.\d/);
  });

  await test.step('keys show a version and its changes, and copy it', async () => {
    await version(page, 'Sharp').focus();
    await page.keyboard.press('2');
    await expect(version(page, 'Structured')).toBeChecked();
    await page.keyboard.press('d');
    await expect(page.getByRole('insertion').first()).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('lisbon');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a wish changes the version and counts down', async () => {
    await page.getByRole('button', { name: 'Shorter' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(2 changes included|This version)/)).toBeVisible();
  });

  await test.step('an edit is kept through a reload, with scores of its own', async () => {
    await version(page, 'Sharp').click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text of Sharp' }).fill('Plan three days in Lisbon. At most 120 words.');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByText('Edited by you')).toBeVisible();
    await expect(page.getByText('Plan three days in Lisbon. At most 120 words.')).toBeVisible();
    await expect(version(page, 'Sharp')).toHaveAccessibleName(/\d\.\d out of 10/, { timeout: 8_000 });
  });

  await test.step('it is kept as a file', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as Markdown' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('threefold-sharp.md');
    expect(readFileSync(await download.path(), 'utf8')).toContain(`> ${PROMPT}`);
  });

  await test.step('the person’s own words come back into the box', async () => {
    await page.getByRole('button', { name: 'Use my original' }).click();
    await expect(page.getByLabel('Your prompt')).toHaveValue(PROMPT);
    await expect(page.getByLabel('Your prompt')).toBeFocused();
  });
  await context.close();
});

test('on a small screen the copy button stays in sight, and nothing else lies below it', async ({ browser }) => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  await optimize(page);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expect(copy).toHaveCount(1);
  await page.getByRole('button', { name: 'Shorter' }).scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport({ ratio: 1 });
  // By key every control of the results can be reached without the bar over it.
  await version(page, 'Sharp').focus();
  const hidden: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      ...(await page.evaluate<string[]>(`(() => {
        const { activeElement: active } = document;
        const bar = [...document.querySelectorAll('#results-section article > div')].at(-1);
        if (!active.closest('#results-section') || bar.contains(active)) return [];
        const { bottom } = active.getBoundingClientRect();
        return bottom > bar.getBoundingClientRect().top + 1 ? [active.textContent || active.ariaLabel] : [];
      })()`)),
    );
  }
  expect(hidden).toEqual([]);
  await copy.click();
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('isbon');
  await context.close();
});

test('on a phone nothing lies over the result, and a long text can be sent from wherever one is in it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await optimize(page);
  const edgeOf = async (edge: 'top' | 'bottom', part: ReturnType<Page['locator']>) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return edge === 'top' ? y : y + height;
  };
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  const versions = page.getByRole('radiogroup');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await edgeOf('bottom', message)).toBeLessThanOrEqual(await edgeOf('top', versions));

  await page.setViewportSize({ width: 390, height: 480 });
  await page.getByLabel('Your prompt').fill('Write about the offer.\n'.repeat(20));
  await page.getByLabel('Your prompt').evaluate((box) => {
    (box as HTMLTextAreaElement).setSelectionRange(0, 0);
    box.scrollIntoView();
  });
  await expect(page.getByRole('button', { name: 'Optimize', exact: true })).toBeInViewport({ ratio: 1 });
});
