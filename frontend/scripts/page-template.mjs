import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the server puts its configuration when it starts; it looks for exactly this. */
export const CONFIG_BLOCK = '<script type="application/json" id="runtime-config">{}</script>';

const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

/** In the document itself, because every visit of every browser would ask for it. */
const icon = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8').trim();
const iconAddress = `data:image/svg+xml,${icon.replaceAll('"', "'").replaceAll('#', '%23')}`;

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The size that previews in chats and feeds are cut from; public/social-image.png has it. */
const PREVIEW_IMAGE = { path: '/social-image.png', width: 1200, height: 630 };

/** The head of a page, apart from what every page has. */
export function headOf({ title, description, path, indexed, structuredData, sheets, fonts, preview }) {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(path === undefined ? [] : previewOf({ title, description, path, preview })),
    '<meta name="theme-color" content="#F5F7F6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101315" media="(prefers-color-scheme: dark)">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${sheets.map(({ text }) => text).join('')}</style>`,
    // Tells the loader of page code that these are here already; a disabled sheet is never fetched.
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...(structuredData ? [`<script type="application/ld+json">${toScriptJson(structuredData)}</script>`] : []),
  ].join('\n    ');
}

/** The one address of the page, and what others show of it where it is shared. */
function previewOf({ title, description, path, preview }) {
  const address = `{{appUrl}}${path}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': preview.siteName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': 'en_US',
    'og:image': `{{appUrl}}${PREVIEW_IMAGE.path}`,
    'og:image:width': PREVIEW_IMAGE.width,
    'og:image:height': PREVIEW_IMAGE.height,
    'og:image:alt': preview.imageAlt,
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(`${value}`)}">`,
    ),
    // Its title, text and image are those above.
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const toScriptJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document around a page. Values go in through functions, because `$` in them must stay what it is. */
export function fillTemplate({ head = '', boot = '', app = '', development = '' }) {
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--icon-->', () => iconAddress)
    .replace('<!--config-->', () => CONFIG_BLOCK)
    .replace('<!--boot-->', () => `<script>${boot}</script>`)
    .replace('<!--app-->', () => app)
    .replace('<!--development-->', () => development)
    .replaceAll(/^ +\n/gm, '')
    .replaceAll(/^ +/gm, '');
}
