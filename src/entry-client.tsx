import { onlineManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BATCH_CALLS_MAX } from '../server/schemas/constants.ts';
import type { AppRouter } from '../server/trpc/appRouter.ts';
import { watchScripts } from './features/shell/nextPage.ts';
import { apiFetch } from './lib/apiFetch.ts';
import { createAppRouter } from './router.tsx';
import { routeTree as siteRoutes } from './siteRouteTree.gen.js';
import './styles/app.css';

/** Path segments are limited, see `maxParamLength` in the server. */
const BATCH_URL_MAX = 4000;

const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: '/trpc',
      fetch: apiFetch,
      maxURLLength: BATCH_URL_MAX,
      maxItems: BATCH_CALLS_MAX,
    }),
  ],
});

// The browser aborts a view transition when the next one starts, which is no error.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
    event.preventDefault();
  }
});

/**
 * Visitors never need the routes of the panel: no public page leads there without a full load. As the
 * router, it takes capital letters for small ones.
 */
async function routesOfPage() {
  if (!/^\/admin(?:\/|$)/i.test(location.pathname)) return siteRoutes;
  return (await import('./routeTree.gen.ts')).routeTree;
}

async function hydratePage() {
  const routes = await routesOfPage();
  const router = createAppRouter({ routes, client, origin: location.origin, formState: null });
  watchScripts(router);
  // A page may have come from a service worker.
  onlineManager.setOnline(navigator.onLine);
  // In a transition React hydrates in slices of a few milliseconds, and handles input in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

// A task of its own: evaluating the modules has been a long one already.
setTimeout(hydratePage);
