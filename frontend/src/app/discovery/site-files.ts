import { LIMITS } from '@contracts/limits';
import { PLANS } from '@contracts/plans';
import { runtimeConfig } from '../../api/runtime-config';
import { brandName, supportEmail } from '../../content/brand';
import { discoveryTexts } from '../../content/discovery';
import { planTexts, shortPlanName } from '../../content/plans';
import { descriptions } from '../../content/titles';
import { COLORS } from '../../ui/tokens';
import { paths } from '../paths';
import type { PageRoute } from '../routes';

/** A file for programs. Like the pages it carries placeholders, which the server replaces when it starts. */
export interface SiteFile {
  path: string;
  type: 'text/plain' | 'application/xml' | 'application/manifest+json';
  text: string;
}

/** The files by which programs find their way: crawlers, chat assistants, and systems that install the site. */
export function siteFiles(routes: readonly PageRoute[]): SiteFile[] {
  const indexed = routes.filter((route) => route.indexed);
  return [
    { path: '/robots.txt', type: 'text/plain', text: robots() },
    { path: '/sitemap.xml', type: 'application/xml', text: sitemap(indexed) },
    { path: '/llms.txt', type: 'text/plain', text: llms(indexed) },
    { path: '/manifest.webmanifest', type: 'application/manifest+json', text: manifest() },
  ];
}

/** Decided where the server starts, so it is named here and not read. */
const FREE_QUOTA_RENEWAL = '{{freeQuotaRenewal}}';

const addressOf = (path: string) => `${runtimeConfig().appUrl}${path}`;

/** Pages that shall not be listed say so themselves, which only a crawler reads that may open them. */
function robots(): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /dev/', '', `Sitemap: ${addressOf('/sitemap.xml')}`, ''].join(
    '\n',
  );
}

function sitemap(routes: readonly PageRoute[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.map(({ path }) => `<url><loc>${addressOf(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** The form that llmstxt.org describes: a title, a summary, facts, and lists of links. */
function llms(routes: readonly PageRoute[]): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`);
  const link = (title: string, path: string, text: string) => `[${title}](${addressOf(path)}): ${text}`;
  return [
    `# ${brandName()}`,
    '',
    `> ${discoveryTexts.summary}`,
    '',
    ...list(discoveryTexts.facts({ words: LIMITS.promptMinWords, characters: LIMITS.promptMaxLength })),
    '',
    `## ${discoveryTexts.plans}`,
    '',
    ...list([
      discoveryTexts.freePlan(PLANS.free.monthlyPrompts, FREE_QUOTA_RENEWAL),
      ...(['basic', 'pro'] as const).map((plan) =>
        discoveryTexts.paidPlan(shortPlanName(plan), planTexts.price(plan), planTexts.prompts(plan)),
      ),
      discoveryTexts.enterprise,
    ]),
    '',
    `## ${discoveryTexts.pages}`,
    '',
    ...list([
      ...routes.map(({ path, title, description }) => link(title({ pathname: path, search: '' }), path, description)),
      link(discoveryTexts.prices, paths.section('pricing'), planTexts.terms),
      link(discoveryTexts.createAccount, paths.register(), descriptions.createAccount),
    ]),
    '',
    `${discoveryTexts.contact}: ${supportEmail()}`,
    '',
  ].join('\n');
}

function manifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const description = {
    id: '/',
    name: brandName(),
    short_name: brandName(),
    description: descriptions.home,
    lang: 'en',
    start_url: paths.home(),
    scope: '/',
    display: 'minimal-ui',
    background_color: COLORS.light.paper,
    theme_color: COLORS.light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}
