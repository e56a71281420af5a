import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { homeStructuredData } from './app/discovery/structured-data';
import { siteFiles } from './app/discovery/site-files';
import { App } from './app/App';
import { prerenderParts } from './app/prerendered-parts';
import { NOT_FOUND_ROUTE, ROUTES, type PageRoute } from './app/routes';
import { paths } from './app/paths';
import { createSiteQueryClient } from './app/site-query-client';
import { brandName } from './content/brand';
import { discoveryTexts } from './content/discovery';
import { provideParts } from './ui/PrerenderedPart';

export interface PageDocument extends Pick<PageRoute, 'path' | 'source' | 'description' | 'delivery'> {
  title: string;
  eager: boolean;
  indexed: boolean;
  showsTypedText: boolean;
  /** JSON-LD, where a page has any. */
  structuredData?: object;
}

provideParts(await prerenderParts());

/** An address that no page has, for prerendering the not-found screen. */
const NOWHERE = '/404';

const documentOf = (route: PageRoute): PageDocument => ({
  path: route.path,
  source: route.source,
  description: route.description,
  delivery: route.delivery,
  title: route.title({ pathname: route.path, search: '' }),
  eager: route.eager ?? false,
  indexed: route.indexed ?? false,
  showsTypedText: route.showsTypedText ?? false,
  ...(route.path === paths.home() && { structuredData: homeStructuredData() }),
});

export const documents = ROUTES.map(documentOf);
export const notFound = documentOf(NOT_FOUND_ROUTE);
export const files = siteFiles(ROUTES);
/** What previews of every page share. */
export const preview = { siteName: brandName(), imageAlt: discoveryTexts.imageAlt };

/** The HTML of a page as a visitor sees it who has just arrived. */
export async function render(page: PageDocument): Promise<string> {
  const route = ROUTES.find(({ path }) => path === page.path) ?? NOT_FOUND_ROUTE;
  await route.page.preload();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={page.path === NOT_FOUND_ROUTE.path ? NOWHERE : page.path}>
        <App queryClient={createSiteQueryClient()} />
      </StaticRouter>
    </StrictMode>,
    // Larger pages would otherwise be sent as "Loading..." with a script that brings in the rest.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}
