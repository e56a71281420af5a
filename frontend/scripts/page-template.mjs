import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the server puts its configuration when it starts; it looks for exactly this. */
export const CONFIG_BLOCK = '<script type="application/json" id="runtime-config">{}</script>';

const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The head of a page, apart from what every page has. */
export function headOf({ title, description, path, sheets, font }) {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    path === undefined ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="{{appUrl}}${path}">`,
    '<meta name="theme-color" content="#F5F7F6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101315" media="(prefers-color-scheme: dark)">',
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${sheets.map(({ text }) => text).join('')}</style>`,
    // Tells the loader of page code that these are here already; a disabled sheet is never fetched.
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
  ].join('\n    ');
}

/** The document around a page. Values go in through functions, because `$` in them must stay what it is. */
export function fillTemplate({ head = '', boot = '', app = '', development = '' }) {
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--config-->', () => CONFIG_BLOCK)
    .replace('<!--boot-->', () => `<script>${boot}</script>`)
    .replace('<!--app-->', () => app)
    .replace('<!--development-->', () => development)
    .replaceAll(/^ +\n/gm, '')
    .replaceAll(/^ +/gm, '');
}
