import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMail, TEMPLATE_DIRECTORY } from './templates.js';

const FILES = readdirSync(TEMPLATE_DIRECTORY);
const NAMES = FILES.filter((file) => file.endsWith('.hbs') && !file.endsWith('.text.hbs') && file !== 'layout.hbs').map(
  (file) => file.slice(0, -'.hbs'.length),
);
const read = (file: string): string => readFileSync(join(TEMPLATE_DIRECTORY, file), 'utf8');

it('every template has two parts and nothing lies beside them', () => {
  expect(FILES.sort()).toEqual(['layout.hbs', ...NAMES.flatMap((name) => [`${name}.hbs`, `${name}.text.hbs`])].sort());
});

it('the layout works in the dark, and names the product and the support address', () => {
  const layout = read('layout.hbs');
  expect(layout).toContain('<meta name="color-scheme" content="light dark">');
  expect(layout).toContain('@media (prefers-color-scheme: dark)');
  expect(layout).toContain('{{supportEmail}}');
  expect(layout).toContain('{{appName}}');
});

describe.each(NAMES)('%s', (name) => {
  const html = read(`${name}.hbs`);
  const text = read(`${name}.text.hbs`);

  it('says the same in both parts: the same values stand in them', () => {
    // The layout and the signature carry these for both.
    const common = new Set(['appName', 'appUrl', 'supportEmail']);
    const valuesOf = (source: string): string[] =>
      [...new Set([...source.matchAll(/\{\{\{?(\w+)/g)].map(([, value]) => value ?? ''))]
        .filter((value) => !common.has(value))
        .sort();
    expect(valuesOf(text)).toEqual(valuesOf(html));
  });

  it('has a text part of plain lines that ends with our signature', () => {
    expect(text).not.toMatch(/<\/|&\w+;|\{\{\{/);
    expect(text.trimEnd().endsWith('\n{{appName}} · {{appUrl}} · {{supportEmail}}')).toBe(true);
    for (const line of text.replace(/\{\{\w+\}\}/g, '').split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  });

  it('links only to addresses that the server made itself', () => {
    for (const [, target] of html.matchAll(/href="([^"]*)"/g)) {
      expect(target).toMatch(
        /^(\{\{\{(link|\w+Link)\}\}\}|\{\{\{appUrl\}\}\}(\/[\w/-]*)?|mailto:\{\{supportEmail\}\})$/,
      );
    }
    for (const [value] of html.matchAll(/\{\{\{\w+\}\}\}/g))
      expect(value).toMatch(/^\{\{\{(link|\w+Link|appUrl)\}\}\}$/);
  });
});

describe('a mail with what somebody wrote', () => {
  const context = {
    ...{ appName: 'Threefold', appUrl: 'https://threefold.example', supportEmail: 'help@threefold.example' },
    ...{ reason: 'You get this mail because of', subject: 'Contact', name: 'Ada <b>', email: 'ada@example.com' },
    ...{ sentAt: '2026-03-01 10:00 UTC', message: 'Is {{appName}} free?\n<script>alert(1)</script>' },
  };

  it('shows it as text in both parts, in the layout, and prints nothing of ours in it', async () => {
    const { html, text } = await renderMail('contact', context);
    expect(text).toContain(context.message);
    expect(html).toContain('Is {{appName}} free?\n&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Ada &lt;b&gt;');
    expect(html).toContain('<a href="mailto:help@threefold.example">');
  });

  it('is not made while a value is missing', async () => {
    const { message: _, ...incomplete } = context;
    await expect(renderMail('contact', incomplete)).rejects.toThrow(/message/);
  });
});
