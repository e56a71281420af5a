import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToastMessage } from '../ui/toast';
import { failureTexts, quotaTexts, resultTexts, visitorTexts } from './optimize';
import { evaluationTexts } from './evaluation';
import { shellTexts } from './shell';
import { webhookTexts } from './billing';

const ROOT = process.cwd();
const document = readFileSync(join(ROOT, 'e2e/SPECIFICATION.md'), 'utf8');

/** The cells of every row of the page, by heading. */
const rows = new Map(
  document.split(/^## /m).map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const cells = lines.filter((line) => /^\| (?!---)/.test(line)).map((line) => line.split('|').slice(1, -1));
    return [heading, cells.slice(1).map((row) => row.map((cell) => cell.trim()))];
  }),
);
const rowsOf = (heading: string) => rows.get(heading) ?? [];

const KINDS = ['success', 'info', 'warning', 'error'];

function isToast(value: object): value is ToastMessage {
  return 'kind' in value && 'title' in value && KINDS.includes(String(value.kind));
}

/** Every message in a part of the catalogue; what takes values gets some, where all of a part are messages. */
function toastsIn(value: unknown, allAre: boolean): ToastMessage[] {
  if (typeof value === 'function') {
    if (!allAre) return [];
    const { kind, title } = (value as (...values: string[]) => ToastMessage)('7', '7');
    return [{ ...(kind && { kind }), title }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return isToast(value) ? [value] : Object.values(value).flatMap((part) => toastsIn(part, allAre));
}

async function catalogue(): Promise<ToastMessage[]> {
  const files = readdirSync(join(ROOT, 'src/content')).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map(async (name) => (await import(`./${name}`)) as Record<string, unknown>));
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([name, value]) => toastsIn(value, name.endsWith('Toasts')));
}

it('names only tests that exist, and uses every one of them', () => {
  const tests = rowsOf('Tests');
  expect(tests.length).toBeGreaterThan(30);
  for (const [id, file = '', title = ''] of tests) {
    expect({ id, exists: readFileSync(join(ROOT, file), 'utf8').includes(title) }).toEqual({ id, exists: true });
  }
  const used = [...rows]
    .filter(([heading]) => heading !== 'Tests')
    .flatMap(([, table]) => table.map((row) => row.at(-1)));
  const ids = used.flatMap((cell) => cell?.split(', ') ?? []);
  expect(new Set(ids)).toEqual(new Set(tests.map(([id]) => id)));
});

it('maps every message of the catalogue', async () => {
  const mapped = rowsOf('Messages in the corner');
  const toasts = [
    ...(await catalogue()),
    shellTexts.signedOut,
    shellTexts.signedOutLocally,
    shellTexts.sessionExpired,
    ...[visitorTexts, failureTexts, quotaTexts].map(({ title }) => ({ title })),
    ...[resultTexts.optimized, resultTexts.copiedToast, resultTexts.saved, resultTexts.saveFailed].map((title) => ({
      title,
    })),
    ...['failed', 'nothing', 'invalid', 'noRewrites'].map((key) => ({
      title: String(evaluationTexts[key as 'failed']),
    })),
    { title: webhookTexts.failed },
  ] satisfies ToastMessage[];
  expect(toasts.length).toBeGreaterThan(50);
  const missing = toasts.filter(
    ({ title, description }: ToastMessage) =>
      !mapped.some(([said, text]) => said === title && (description === undefined || text?.startsWith(description))),
  );
  expect(missing).toEqual([]);
});
