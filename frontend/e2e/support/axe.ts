import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

interface Cell {
  colorScheme: 'light' | 'dark';
  width: number;
}

const WIDTHS = [1440, 390, 320];
/** Where staff work: at a desk, and on a tablet. */
export const CONSOLE_WIDTHS = [1440, 820];

const cellsAt = (widths: readonly number[]): Cell[] =>
  (['light', 'dark'] as const).flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })));

/** `npm run prove -- axe` looks at every screen in every theme and at every width; `npm test` at each in one of them. */
const isFull = process.env['AXE'] === 'full';
const HEIGHT = 900;

/** Longer than anything on the screens moves. */
const ANIMATION_MS = 2_000;

/** How long a journey that looks at what it reaches may take: in full every state is looked at six times. */
export const withLooking = (milliseconds: number): number => milliseconds * (isFull ? 6 : 1);

/** The same for a screen in every run, and another for the next: together the screens see every theme and width. */
function cellsOf(screen: string, cells: readonly Cell[]): readonly Cell[] {
  if (isFull) return cells;
  const sum = [...screen].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const cell = cells[sum % cells.length];
  return cell ? [cell] : [];
}

/**
 * Axe finds nothing on this screen, best-practice rules included, and it doesn't scroll sideways. `widths` names the
 * only ones at which the state exists, such as a small screen's menu.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  { widths = WIDTHS }: { widths?: readonly number[] } = {},
) {
  const before = page.viewportSize();
  for (const cell of cellsOf(screen, cellsAt(widths))) {
    await show(page, cell);
    const said = `${screen}, ${cell.colorScheme} at ${cell.width} px`;
    let found = await complaintsOfAxe(page);
    // A busy browser may still give the colours of the theme that was shown before; what is really wrong stays wrong.
    if (found.length > 0) {
      await sleep(ANIMATION_MS);
      found = await complaintsOfAxe(page);
    }
    expect(found, said).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${said} scrolls sideways`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

/** Each rule that is broken, with where. However long axe takes on a slow machine is waited for. */
async function complaintsOfAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function show(page: Page, { colorScheme, width }: Cell) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHT });
  // The site follows the system once it is hydrated; the admin app has its theme in styles alone.
  await page.waitForFunction(
    (wanted) => [undefined, wanted as string].includes(document.documentElement.dataset['theme']),
    colorScheme,
  );
  // What is on its way in has other colours while it comes; it is under way from the next frame on. What the browser has
  // put off, because nobody sees it, never ends.
  await page.evaluate(async (patienceMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const ended = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  }, ANIMATION_MS);
}
