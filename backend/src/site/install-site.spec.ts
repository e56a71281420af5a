import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express, { type Express } from 'express';
import request from 'supertest';
import type { RuntimeConfig } from '../contracts/runtime-config.js';
import type { SiteViewer } from './admin-pages.js';
import { installSite } from './install-site.js';
import { installSecurityHeaders } from './security-headers.js';

const APP_URL = 'http://localhost:3000';
const RUNTIME_CONFIG = { appName: 'Threefold & Co', appUrl: APP_URL } as RuntimeConfig;
const BLOCK = '<script type="application/json" id="runtime-config">{}</script>';
const BOOT = 'document.documentElement.dataset.theme="dark"';
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const page = (text: string) =>
  `<!doctype html><title>{{appName}}</title><script>${BOOT}</script>${BLOCK}<h1>${text}</h1>`;

const root = mkdtempSync(join(tmpdir(), 'site-'));
const frontendDist = join(root, 'frontend');
const adminDist = join(root, 'admin');
const warnings: string[] = [];
let viewer: SiteViewer | null = null;
let app: Express;

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

async function makeApp(
  dist: { frontendDist: string; adminDist: string },
  config: Partial<RuntimeConfig> = {},
): Promise<Express> {
  const server = express();
  installSecurityHeaders(server, { appUrl: APP_URL });
  await installSite(server, {
    ...dist,
    appUrl: APP_URL,
    runtimeConfig: { ...RUNTIME_CONFIG, ...config },
    findViewer: () => Promise.resolve(viewer),
    logger: { warn: (message) => warnings.push(message) },
  });
  server.use((_request, response) => void response.status(404).json({ code: 'NOT_FOUND' }));
  return server;
}

function navigate(path: string) {
  return request(app).get(path).set('Accept', HTML).redirects(0);
}

beforeAll(async () => {
  write('frontend/index.html', page('Home'));
  write('frontend/auth.html', page('Sign in'));
  write('frontend/404.html', page('404 Page Not Found'));
  write(
    'frontend/documents.json',
    JSON.stringify({
      routes: { '/': 'index.html', '/auth': 'auth.html' },
      notFound: '404.html',
      files: [
        { path: '/robots.txt', type: 'text/plain', template: 'robots.txt.template' },
        { path: '/sitemap.xml', type: 'application/xml', template: 'sitemap.xml.template' },
        { path: '/manifest.webmanifest', type: 'application/manifest+json', template: 'manifest.template' },
      ],
    }),
  );
  write('frontend/robots.txt.template', 'User-agent: *\n# {{appName}}\nSitemap: {{appUrl}}/sitemap.xml\n');
  write('frontend/sitemap.xml.template', '<loc>{{appUrl}}/?of={{appName}}</loc>');
  write('frontend/manifest.template', '{"name": "{{appName}}"}');
  write('frontend/assets/app-1a2b.js', 'app()');
  write('frontend/assets/app-1a2b.js.br', brotliCompressSync('app()'));
  write('frontend/assets/app-1a2b.js.gz', gzipSync('app()'));
  write('frontend/favicon.svg', '<svg/>');
  write('frontend/.env', 'SECRET=1');
  write('secret.txt', 'outside');
  write('admin/index.html', page('User Management'));
  write('admin/assets/admin-3c4d.js', 'admin()');
  app = await makeApp({ frontendDist, adminDist });
});

afterAll(() => rmSync(root, { recursive: true }));

describe('pages of the site', () => {
  it('are completed, revalidated by every visit, and allow their own inline scripts', async () => {
    const { status, text, headers } = await navigate('/auth');
    expect(status).toBe(200);
    expect(text).toContain('<title>Threefold &amp; Co</title>');
    expect(text).toContain('"appName":"Threefold & Co"');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    const hash = createHash('sha256').update(BOOT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('are sent to a browser that accepts "%s" as %s', async (accepted, encoding) => {
    const { headers } = await navigate('/').set('Accept-Encoding', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
  });

  it('are not sent again while the copy is current', async () => {
    const { headers } = await navigate('/');
    const again = await navigate('/').set('If-None-Match', headers['etag']!);
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('answer HEAD like GET, without the body', async () => {
    const { status, headers, text } = await request(app).head('/auth').set('Accept-Encoding', 'identity');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
    expect(text).toBeUndefined();
  });

  it('have one address each, to which other spellings lead', async () => {
    const { status, headers } = await navigate('/Auth/?tab=register');
    expect(status).toBe(308);
    expect(headers['location']).toBe('/auth?tab=register');
  });

  it.each([
    '/nowhere',
    '/index.html',
    '/auth.html',
    '//evil.test/',
    '/%E0%A4%A',
    '/%00',
    '/assets/gone.js',
    '/__proto__',
  ])('are replaced by the not-found page at %s', async (path) => {
    const { status, text, headers } = await navigate(path);
    expect(status).toBe(404);
    expect(text).toContain('404 Page Not Found');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('leave the API, programs and changes to others', async () => {
    for (const asked of [
      navigate('/api/nowhere'),
      navigate('/dev/nowhere'),
      request(app).get('/nowhere').set('Accept', 'application/json'),
      request(app).get('/%E0%A4%A'),
      navigate('/admin/%E0%A4%A'),
      request(app).post('/auth').set('Accept', HTML),
    ]) {
      expect((await asked).body).toEqual({ code: 'NOT_FOUND' });
    }
  });
});

describe('files of the site', () => {
  it('are compressed and kept forever where their name has a hash', async () => {
    const { text, headers } = await request(app).get('/assets/app-1a2b.js').set('Accept-Encoding', 'gzip');
    expect(text).toBe('app()');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript',
      vary: 'Accept-Encoding',
    });
  });

  it('are kept for an hour and then asked about where it has none', async () => {
    const { body, headers } = await request(app).get('/favicon.svg');
    expect(String(body)).toBe('<svg/>');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    await request(app).get('/favicon.svg').set('If-None-Match', headers['etag']!).expect(304);
  });

  it('are sent whole, whatever part is asked for', async () => {
    const { status, body } = await request(app).get('/favicon.svg').set('Range', 'bytes=4-2');
    expect([status, String(body)]).toEqual([200, '<svg/>']);
  });

  it.each([
    '/documents.json',
    '/robots.txt.template',
    '/404.html',
    '/%69ndex.html',
    '/.env',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/app-1a2b.js.br',
  ])('are never %s', async (path) => {
    const { status, body } = await request(app).get(path);
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND' }]);
  });
});

describe('files for programs', () => {
  const NAME = 'A "B" <C>\nDisallow: /';

  beforeAll(async () => {
    app = await makeApp({ frontendDist, adminDist }, { appName: NAME });
  });
  afterAll(async () => {
    app = await makeApp({ frontendDist, adminDist });
  });

  it.each([
    ['/robots.txt', 'text/plain', `User-agent: *\n# A "B" <C> Disallow: /\nSitemap: ${APP_URL}/sitemap.xml\n`],
    ['/sitemap.xml', 'application/xml', `<loc>${APP_URL}/?of=A &quot;B&quot; &lt;C&gt;\nDisallow: /</loc>`],
    ['/manifest.webmanifest', 'application/manifest+json', JSON.stringify({ name: NAME }, null, 1)],
  ])('carry the settings of the installation: %s', async (path, type, content) => {
    const { status, headers, text, body } = await request(app).get(path).buffer(true);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    });
    const received = text ?? String(body);
    if (type.endsWith('json')) expect(JSON.parse(received)).toEqual(JSON.parse(content));
    else expect(received).toBe(content);
  });

  it('answer HEAD, and nothing new while the copy is current', async () => {
    const { status, headers } = await request(app).head('/robots.txt');
    expect(status).toBe(200);
    await request(app).get('/robots.txt').set('If-None-Match', headers['etag']!).expect(304);
  });

  it('of a kind that nobody can write values into keep the server from starting', async () => {
    const directory = join(root, 'unknown');
    write('unknown/index.html', page('Home'));
    write(
      'unknown/documents.json',
      JSON.stringify({
        routes: { '/': 'index.html' },
        notFound: 'index.html',
        files: [{ path: '/feed.csv', type: 'text/csv', template: 'feed.template' }],
      }),
    );
    await expect(makeApp({ frontendDist: directory, adminDist })).rejects.toThrow('/feed.csv is text/csv');
  });
});

describe('the admin app', () => {
  it('is for administrators, at each of its addresses', async () => {
    viewer = { role: 'admin', lacksSecondFactor: false };
    for (const path of ['/admin', '/admin/', '/admin/users', '/admin/index.html']) {
      const { status, text, headers } = await navigate(path);
      expect(status).toBe(200);
      expect(text).toContain('"appName":"Threefold & Co"');
      expect(headers['cache-control']).toBe('no-cache, private');
      expect(headers['content-security-policy']).toContain("'sha256-");
    }
  });

  it.each([
    ['a visitor to sign in', null, '/auth?next=/admin'],
    ['everyone else home', { role: 'user' as const, lacksSecondFactor: false }, '/'],
    [
      'an administrator without two-step sign-in, where it is asked for, to set it up',
      { role: 'admin' as const, lacksSecondFactor: true },
      '/account#second-factor',
    ],
  ])('sends %s', async (_who, who, location) => {
    viewer = who;
    for (const answer of [await navigate('/admin/users'), await request(app).head('/admin')]) {
      expect(answer.status).toBe(302);
      expect(answer.headers['location']).toBe(location);
      expect(answer.headers['cache-control']).toBe('no-store, private');
    }
  });

  it('gives its files to everyone, and no page in place of a missing one', async () => {
    viewer = null;
    const { text, headers } = await request(app).get('/admin/assets/admin-3c4d.js');
    expect(text).toBe('admin()');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await request(app).get('/admin/assets/gone.js').expect(404);
  });
});

describe('a build made while the server runs', () => {
  const dist = { frontendDist: join(root, 'rebuilt/frontend'), adminDist: join(root, 'rebuilt/admin') };
  const indexOf = (routes: Record<string, string>) => JSON.stringify({ routes, notFound: 'index.html', files: [] });

  /** As the build does it: written aside, then put in place of the last one. */
  function build(name: string, routes = indexOf({ '/': 'index.html' })): void {
    const folder = `built-${name}`;
    write(`${folder}/frontend/index.html`, page(`Home ${name}`));
    write(`${folder}/frontend/assets/app-${name}.js`, name);
    write(`${folder}/frontend/documents.json`, routes);
    write(`${folder}/admin/index.html`, page(`Console ${name}`));
    write(`${folder}/admin/assets/admin-${name}.js`, name);
    rmSync(join(root, 'rebuilt'), { recursive: true, force: true });
    renameSync(join(root, folder), join(root, 'rebuilt'));
  }

  beforeAll(async () => {
    build('first');
    app = await makeApp(dist);
    viewer = { role: 'admin', lacksSecondFactor: false };
  });
  afterAll(() => {
    viewer = null;
  });

  it('is served whole from the next request on: pages, what they load, and the console', async () => {
    build('second');
    warnings.length = 0;
    const [home, script, consolePage] = await Promise.all([
      navigate('/'),
      request(app).get('/assets/app-second.js'),
      navigate('/admin/users'),
    ]);
    expect([home.text, script.text, consolePage.text]).toEqual([
      expect.stringContaining('Home second'),
      'second',
      expect.stringContaining('Console second'),
    ]);
    expect((await request(app).get('/admin/assets/admin-second.js')).text).toBe('second');
    expect((await request(app).get('/assets/app-first.js')).status).toBe(404);
    expect(warnings.toSorted()).toEqual([
      expect.stringMatching(/admin\/index\.html is from another build/),
      expect.stringMatching(/documents\.json is from another build/),
    ]);
  });

  it('leaves the last one in place where it can not be read, until there is one that can', async () => {
    build('third', 'cut off');
    warnings.length = 0;
    for (const text of [(await navigate('/')).text, (await navigate('/')).text]) expect(text).toContain('Home second');
    expect(warnings).toEqual([expect.stringMatching(/documents\.json.* can't be read: SyntaxError/)]);
    build('fourth');
    expect((await navigate('/')).text).toContain('Home fourth');
  });

  it('may be on its way: what is in memory is served meanwhile', async () => {
    rmSync(join(root, 'rebuilt'), { recursive: true });
    expect((await navigate('/')).text).toContain('Home fourth');
    expect((await navigate('/admin')).text).toContain('Console');
  });
});

describe('without a build', () => {
  it('nothing is served, and that is said once', async () => {
    warnings.length = 0;
    app = await makeApp({ frontendDist: join(root, 'none'), adminDist });
    expect((await navigate('/')).body).toEqual({ code: 'NOT_FOUND' });
    expect(warnings).toEqual(['The site is not built: only the API is served.']);
  });

  it('of the admin app, the site is served alone', async () => {
    warnings.length = 0;
    app = await makeApp({ frontendDist, adminDist: join(root, 'none') });
    expect((await navigate('/')).status).toBe(200);
    expect((await navigate('/admin')).body).toEqual({ code: 'NOT_FOUND' });
    expect(warnings).toEqual(['The admin app is not built: /admin is not served.']);
  });
});
