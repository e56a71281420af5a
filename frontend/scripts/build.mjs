// Builds the site: scripts and styles, one finished document for each public page, and the list of pages for the server.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { freshFolder } from '../../scripts/fresh-folder.mjs';
import { bootScript } from './boot-script.mjs';
import { reportSizes } from './bundle-report.mjs';
import { fillTemplate, headOf } from './page-template.mjs';

const root = join(import.meta.dirname, '..');
const fresh = freshFolder(join(root, 'dist'));
const dist = fresh.path;
const ssr = join(root, 'dist-ssr');
const configFile = join(root, 'vite.config.ts');

process.once('exit', fresh.remove);
await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  configFile,

  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/entry-server.tsx', outDir: ssr, emptyOutDir: true, rolldownOptions: { input: undefined } },
});

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const boot = await bootScript();
const { documents, files, notFound, preview, render } = await import(join(ssr, 'entry-server.js'));

const font = `/${find('src/ui/fonts/atkinson-next-core.woff2').file}`;
const typedFont = `/${find('src/ui/fonts/atkinson-mono-core.woff2').file}`;
const script = `/${find('src/main.tsx').file}`;

const routes = {};
const sizes = [];
const screens = [];
for (const page of documents) {
  if (page.delivery === 'prerendered') {
    routes[page.path] = fileOf(page.path);
    sizes.push(await writeDocument(fileOf(page.path), page, page.path));
  } else {
    routes[page.path] = 'spa.html';
    screens.push({ path: page.path, scripts: scriptsOf(page) });
  }
}
sizes.push(await writeDocument('404.html', notFound));
writePage('spa.html', { title: '{{appName}}', description: '', sheets: sheetsOf(['src/main.tsx']) }, '', {
  script,
  alongside: chunksOf('src/main.tsx').filter((chunk) => chunk !== script),
  eager: true,
});
writeFileSync(
  join(dist, 'documents.json'),
  `${JSON.stringify({ routes, notFound: '404.html', files: files.map(writeTemplate) }, null, 2)}\n`,
);

compressAssets();
rmSync(join(dist, '.vite'), { recursive: true });
rmSync(ssr, { recursive: true });
reportSizes(dist, sizes, screens);
fresh.takePlace();

function find(source) {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no ${source}: is a route's source spelled right?`);
  return entry;
}

/** A module's own file and all that it imports at once. */
function chunksOf(source, found = new Set()) {
  const { file, imports = [] } = find(source);
  if (!found.has(`/${file}`)) {
    found.add(`/${file}`);
    imports.forEach((name) => chunksOf(name, found));
  }
  return [...found];
}

function sourcesOf({ source }) {
  return ['src/main.tsx', source];
}

function scriptsOf(page) {
  return [...new Set(sourcesOf(page).flatMap((source) => chunksOf(source)))];
}

/** The style sheets of these modules, the frame's own first. */
function sheetsOf(sources, seen = new Set(), sheets = new Set()) {
  for (const source of sources) {
    if (seen.has(source)) continue;
    seen.add(source);
    const { css = [], imports = [] } = find(source);
    sheetsOf(imports, seen, sheets);
    css.forEach((file) => sheets.add(file));
  }
  return [...sheets].map((file) => ({ href: `/${file}`, text: readFileSync(join(dist, file), 'utf8').trim() }));
}

function fileOf(path) {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

async function writeDocument(file, page, path) {
  const scripts = scriptsOf(page);
  const alongside = scripts.filter((chunk) => chunk !== script);
  const head = { ...page, path, sheets: sheetsOf(sourcesOf(page)) };
  writePage(file, head, await render(page), { script, alongside, eager: page.eager });
  return { file, scripts };
}

function writePage(file, page, app, entry) {
  const fonts = page.showsTypedText ? [font, typedFont] : [font];
  const html = fillTemplate({ head: headOf({ ...page, fonts, preview }), boot: boot(entry), app });
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

/** The server completes it; only then it is what its name says. */
function writeTemplate({ path, type, text }) {
  const template = `${path.slice(1)}.template`;
  writeFileSync(join(dist, template), text);
  return { path, type, template };
}

/** Once at the best setting, instead of at every request at a worse one. Fonts are compressed already. */
function compressAssets() {
  const folder = join(dist, 'assets');
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name));
  for (const name of texts) {
    const file = join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
