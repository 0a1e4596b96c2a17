import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { FormState } from '#core/formState.ts';
import type { PageData, PageRequest } from '#server/ssr/pageRenderer.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { historyIn } from './lib/languageHistory.ts';
import { FRESH_MS } from './lib/pageData.ts';
import { isNetworkFailure, trpc } from './lib/trpc.ts';
import type { routeTree } from './routeTree.gen.ts';
import { ErrorPage } from './site/shell/ErrorPage.tsx';
import { NotFoundPage } from './site/shell/NotFoundPage.tsx';
import { PageSkeleton } from './ui/PageSkeleton.tsx';

/** Longest interval between retries while the server is unreachable, in ms. */
const RETRY_MAX_MS = 5000;

const stringifySearch = stringifySearchWith(JSON.stringify);

/** The query cache of one request (server) or one page load (browser). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a page that was visited opens as it was, and is updated afterwards.
        staleTime: () => (onlineManager.isOnline() ? FRESH_MS : Number.POSITIVE_INFINITY),
        // As when offline: the content stays, and queries are retried. NetworkNotice says so.
        retry: (_failures, error) => isNetworkFailure(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, RETRY_MAX_MS),
      },
      // Saving succeeds or fails at once, and isn't paused offline.
      mutations: { networkMode: 'always' },
    },
  });
}

/** The router of one request (server) or one page load (browser). */
export function createAppRouter({
  routes,
  client,
  language,
  origin,
  formState,
  nonce,
  onUnanswered,
  queryClient = createQueryClient(),
}: {
  /** All routes, or only the public pages'. */
  routes: typeof routeTree;
  client: TRPCClient<AppRouter>;
  language: string;
  /** The site's origin, for absolute addresses: https://visa.example.com. */
  origin: string;
  formState: FormState | null;
  nonce?: string;
  /** On the server, see PageRequest. */
  onUnanswered?: PageRequest['onUnanswered'];
  queryClient?: QueryClient;
}) {
  const context = {
    trpc: createTRPCQueryUtils({ queryClient, client }),
    client,
    queryClient,
    formState,
    origin,
    onUnanswered,
  };

  // During hydration the router doesn't restore the scroll position, which the inline script or the
  // visitor has set; it does from the next page on.
  let hydrated = typeof document === 'undefined';

  // The server's history follows from the request.
  const history = typeof document === 'undefined' ? undefined : historyIn(language);

  const router = createRouter({
    routeTree: routes,
    ...(history && { history }),
    context,
    // Query parameters are never parsed as JSON, so that they equal those of plain forms.
    parseSearch: parseSearchWith((value) => value),
    // Commas need no encoding in a query, and people read lists in addresses.
    stringifySearch: (search) => stringifySearch(search).replaceAll('%2C', ','),
    defaultPreload: 'intent',
    // Only the query client caches.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => {
      const restore = hydrated;
      hydrated = true;
      return restore;
    },
    defaultErrorComponent: ErrorPage,
    // The previous page stays, below a loading bar, until the next is loaded: a placeholder of
    // another height would shift the footer twice.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // Placeholders are replaced at once: the panel loads under one.
    defaultPendingMinMs: 0,
    // For data that is evicted and fetched again while displayed.
    defaultPendingComponent: PageSkeleton,
    // Only between pages, not for filters or tabs.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? [] : false) },
    defaultNotFoundComponent: () => <NotFoundPage />,
    ...(nonce && { ssr: { nonce } }),
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
    dehydrate: () => ({
      queries: fetchedData(queryClient) as object[],
      formState: context.formState,
      origin,
    }),
    hydrate: (page) => {
      // As fresh as the page, regardless of the clocks of server and browser.
      for (const [key, data] of page.queries as PageData['queries'])
        queryClient.setQueryData(key, data);
      router.update({
        ...router.options,
        context: { ...context, formState: page.formState, origin: page.origin },
      });
    },
  });
  return router;
}

/** What the page's queries have fetched: the keys and the data, without the states of the queries. */
export function fetchedData(queryClient: QueryClient): PageData['queries'] {
  const queries = queryClient.getQueryCache().getAll();
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
