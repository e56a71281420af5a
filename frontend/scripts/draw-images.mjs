// Draws the pictures in public/ that are made of our own look: the preview for chats and feeds, and the icons of systems
// that take no SVG. None of them carries the product's name, because `APP_NAME` decides that where the site runs.
// Run it after a change of the look or of the headline: `npm run images -w frontend`.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from '../../scripts/ensure-browser.mjs';
import { examples } from '../src/content/home.ts';
import { COLORS } from '../src/ui/tokens.ts';

const folder = join(import.meta.dirname, '../public');
const colors = COLORS.light;
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** The mark on a square that systems cut to their own shape: its strokes stay inside the middle four fifths. */
const squareMark = mark
  .replace('rx="7"', '')
  .replace('<path', '<g transform="translate(3.2 3.2) scale(.8)"><path')
  .replace('</svg>', '</g></svg>');

const dataUrl = (file, type) =>
  `data:${type};base64,${readFileSync(join(import.meta.dirname, '../src/ui', file)).toString('base64')}`;

const [{ typed, edits, scores }] = examples;
const rewrite = edits
  .flatMap(({ parts }) => parts)
  .map(({ text, isInsertion }) => (isInsertion ? `<ins>${text.trimStart()}</ins>` : text))
  .join(' ')
  .replaceAll(' <ins>,', '<ins>,');

const preview = `<!doctype html><style>
  @font-face { font-family: Atk; src: url(${dataUrl('fonts/atkinson-next-core.woff2', 'font/woff2')}); font-weight: 400 700 }
  @font-face { font-family: AtkMono; src: url(${dataUrl('fonts/atkinson-mono-core.woff2', 'font/woff2')}); font-weight: 400 }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; padding: 56px 64px 0; background: ${colors.paper}; color: ${colors.ink}; font: 400 27px/1.5 Atk; overflow: hidden }
  h1 { font-size: 84px; font-weight: 700; line-height: 1.06; letter-spacing: -.045em }
  h1 del { color: ${colors.ink2}; text-decoration-thickness: 5px; text-decoration-color: ${colors.blue} }
  ins { color: ${colors.blue}; text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 6px }
  h1 ins { text-decoration-thickness: 7px; text-underline-offset: 9px }
  svg { position: absolute; right: 64px; top: 154px; width: 76px; height: 76px }
  .sheet { margin-top: 32px; padding: 24px 32px 30px; background: ${colors.sheet}; border: 1px solid ${colors.line}; border-radius: 14px; display: grid; grid-template-columns: 1fr auto; gap: 12px 28px; align-items: start }
  .typed { font: 400 26px/1.5 AtkMono; color: ${colors.ink2} }
  .score { font-weight: 650; font-variant-numeric: tabular-nums; border-radius: 8px; padding: 2px 16px }
  .low { background: ${colors.redTint}; color: ${colors.red} }
  .high { background: ${colors.yellowTint}; color: ${colors.yellow} }
  .rewrite { border-top: 1px solid ${colors.line}; padding-top: 12px }
  .rewrite + .score { margin-top: 12px }
</style>
${mark}
<h1>Say it <del>again and again</del> <ins>once</ins>.<br>Get the answer you meant.</h1>
<div class="sheet">
  <p class="typed">${typed}</p><p class="score low">${scores[0].toFixed(1)}</p>
  <p class="rewrite">${rewrite}</p><p class="score high">${scores.at(-1).toFixed(1)}</p>
</div>`;

const icon = (svg) =>
  `<!doctype html><style>* { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`;

/** An icon file is a list of pictures, which may be PNGs; ours has one. */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await ensureBrowser();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function draw(html, width, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const files = {
  'social-image.png': await draw(preview, 1200, 630),
  'apple-touch-icon.png': await draw(icon(squareMark), 180),
  'icon-192.png': await draw(icon(mark), 192),
  'icon-512.png': await draw(icon(mark), 512),
  'icon-maskable-192.png': await draw(icon(squareMark), 192),
  'icon-maskable-512.png': await draw(icon(squareMark), 512),
  'favicon.ico': toIco(await draw(icon(mark), 32), 32),
};
await browser.close();
for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(folder, name), content);
  console.log(`${name}: ${(content.length / 1000).toFixed(1)} kB`);
}
