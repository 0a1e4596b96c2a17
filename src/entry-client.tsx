import { onlineManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { apiFetch } from './lib/apiFetch.ts';
import { isPageLeft, repeatRecorded } from './lib/beforeHydration.ts';
import { applyCorrections } from './lib/corrections.ts';
import { isPanelPath } from './lib/panelPath.ts';
import { createAppRouter } from './router.tsx';
import { areScriptsLoaded, reloadOnceOnline, watchScripts } from './site/shell/nextPage.ts';
import { routeTree as siteRoutes } from './siteRouteTree.gen.js';
import './styles/app.css';

/** Path segments are limited, see `maxParamLength` in the server. */
const BATCH_URL_MAX = 4000;

const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: localAddress('/trpc'),
      fetch: apiFetch,
      maxURLLength: BATCH_URL_MAX,
      maxItems: BATCH_CALLS_MAX,
    }),
  ],
});

// The browser ends a view transition when the next one starts, the window changes its size or the page
// takes too long to render. The page is shown without it, so that is no error.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (!(reason instanceof DOMException)) return;
  if (reason.name === 'AbortError' || /transition/i.test(reason.message)) event.preventDefault();
});

/** Visitors don't need the panel's routes: public pages link there with a full page load. */
async function routesOfPage() {
  if (!isPanelPath(location.pathname)) return siteRoutes;
  return (await import('./routeTree.gen.ts')).routeTree;
}

async function hydratePage() {
  applyCorrections();
  const routes = await routesOfPage();
  const router = createAppRouter({
    routes,
    client,
    language: languageNow(),
    origin: location.origin,
    formState: null,
  });
  watchScripts(router);
  // Without its scripts a page of the site works as it was served; React would replace it with an error.
  if (!isPanelPath(location.pathname) && !(await areScriptsLoaded(router)))
    return reloadOnceOnline();
  if (isPageLeft()) return;
  keepPagesOf(router);
  // The page may come from the service worker.
  onlineManager.setOnline(navigator.onLine);
  // Within a transition React hydrates in slices of a few milliseconds, and handles input in
  // between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedPage router={router} />
      </StrictMode>,
    );
  });
}

function HydratedPage({ router }: { router: ReturnType<typeof createAppRouter> }) {
  useLayoutEffect(repeatRecorded, []);
  return <RouterClient router={router} />;
}

/** Makes the visitor's pages work offline, once the page has all it needs. */
function keepPagesOf(router: ReturnType<typeof createAppRouter>) {
  if (!import.meta.env.PROD || isPanelPath(location.pathname) || !('serviceWorker' in navigator))
    return;
  // Without a network by now, the page works as it is.
  const keep = () =>
    import('./site/offline/keepPages.ts').then(
      ({ keepPages }) => keepPages(router),
      () => undefined,
    );
  if (document.readyState === 'complete') void keep();
  else window.addEventListener('load', keep, { once: true });
}

// A separate task: evaluating the modules was already a long one.
setTimeout(hydratePage);
