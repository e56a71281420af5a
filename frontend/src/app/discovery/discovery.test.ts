import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PLANS } from '@contracts/plans';
import { faqTexts } from '../../content/home';
import { installRuntimeConfig } from '../../test/runtime-config';
import { ROUTES } from '../routes';
import { siteFiles } from './site-files';
import { homeStructuredData } from './structured-data';

const PUBLIC_FOLDER = join(__dirname, '../../../public');

const fileAt = (path: string) => siteFiles(ROUTES).find((file) => file.path === path)?.text ?? '';

/** Width and height, as a PNG says them in its first chunk. */
function sizeOf(name: string): string {
  const png = readFileSync(join(PUBLIC_FOLDER, name));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('lists the pages for everybody, and none that is part of an account or of signing in', () => {
  const addresses = [...fileAt('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/', '/terms', '/privacy', '/cookies'].map((path) => `http://localhost${path}`));
  expect(ROUTES.filter(({ indexed, access }) => indexed && access)).toEqual([]);
});

it('lets crawlers open every page, so that they read which ones not to list', () => {
  const refused = [...fileAt('/robots.txt').matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path as string);
  expect(refused).toEqual(['/admin', '/dev/']);
  expect(ROUTES.filter(({ path }) => refused.some((start) => path.startsWith(start)))).toEqual([]);
  expect(fileAt('/robots.txt')).toContain('Sitemap: http://localhost/sitemap.xml');
});

it('tells assistants the name, the plans as they are and where everything is', () => {
  installRuntimeConfig({ appName: 'Feder', supportEmail: 'help@feder.test' });
  const text = fileAt('/llms.txt');
  expect(text).toMatch(/^# Feder\n\n> /);
  expect(text).toContain(
    `- Free: $0, ${PLANS.free.monthlyPrompts} prompts, renewal: {{freeQuotaRenewal}}, no card needed`,
  );
  expect(text).toContain(`- Pro: $20 a month, ${PLANS.pro.monthlyPrompts} prompts per month, cancel anytime`);
  expect(text).toContain('(http://localhost/terms): ');
  expect(text).toContain('Contact: help@feder.test');
});

it('offers every plan at its price', () => {
  const { '@graph': graph } = homeStructuredData() as { '@graph': Record<string, unknown>[] };
  const application = graph.find((node) => node['@type'] === 'SoftwareApplication');
  expect(application?.['offers']).toMatchObject([
    { name: 'Free', price: '0.00', priceCurrency: 'USD' },
    { name: 'Basic', price: '8.00', priceCurrency: 'USD', priceSpecification: { price: '8.00', unitCode: 'MON' } },
    { name: 'Pro', price: '20.00', priceCurrency: 'USD', priceSpecification: { price: '20.00', unitCode: 'MON' } },
  ]);
  const questions = graph.find((node) => node['@type'] === 'FAQPage')?.['mainEntity'];
  expect(questions).toHaveLength(faqTexts.items.length);
});

it('names icons that are there, in the size they are said to have', () => {
  const { icons, name } = JSON.parse(fileAt('/manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe('Threefold');
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    expect(sizeOf(src.slice(1))).toBe(sizes);
  }
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  expect(sizeOf('social-image.png')).toBe('1200x630');
});
