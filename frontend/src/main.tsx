import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import 'virtual:tokens.css';
import './ui/base.css';
import { App } from './app/App';
import { createSiteQueryClient } from './app/site-query-client';
import { routeOf } from './app/routes';

async function start(root: HTMLElement) {
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={createSiteQueryClient()} />
      </BrowserRouter>
    </StrictMode>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(site);
    return;
  }
  // With its code at hand the page is hydrated in one go; without it, its boundary says so.
  await routeOf(window.location.pathname)
    .page.preload()
    .catch(() => undefined);
  startTransition(() => void hydrateRoot(root, site));
}

const root = document.getElementById('root');
if (root) void start(root);
