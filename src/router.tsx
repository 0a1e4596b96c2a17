import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { FormState } from '../server/schemas/formState.ts';
import type { AppRouter } from '../server/trpc/appRouter.ts';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { NotFoundPage } from './features/shell/NotFoundPage.tsx';
import { isNetworkFailure, trpc } from './lib/trpc.ts';
import type { routeTree } from './routeTree.gen.ts';
import { PageSkeleton } from './ui/PageSkeleton.tsx';

/** How long query data is fresh: a navigation after that fetches it again. */
const FRESH_MS = 5000;

/** How long at most until a query is retried while the server is away, in milliseconds. */
const RETRY_MAX_MS = 5000;

const stringifySearch = stringifySearchWith(JSON.stringify);

/** The router of one request (server) or one page load (browser). */
export function createAppRouter({
  routes,
  client,
  origin,
  formState,
  nonce,
}: {
  /** All of them, or those of the public pages alone. */
  routes: typeof routeTree;
  client: TRPCClient<AppRouter>;
  /** Where the site is, for absolute addresses: https://visa.example.com. */
  origin: string;
  formState: FormState | null;
  nonce?: string;
}) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // As without a network: what is shown stays, and the rest follows by itself. NetworkNotice says so.
        retry: (_failures, error) => isNetworkFailure(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, RETRY_MAX_MS),
      },
      // What somebody saves is saved now, or said to have failed.
      mutations: { networkMode: 'always' },
    },
  });
  const context = {
    trpc: createTRPCQueryUtils({ queryClient, client }),
    queryClient,
    formState,
    origin,
  };

  // On hydration the scroll position stays where the inline script or the visitor, who may have
  // scrolled meanwhile, put it: the router restores it from the next page on.
  let hydrated = typeof document === 'undefined';

  const router = createRouter({
    routeTree: routes,
    context,
    // Search parameters are never parsed as JSON, so that they equal what plain forms send.
    parseSearch: parseSearchWith((value) => value),
    // A comma needs no code in a query, and lists in addresses are read by people, too.
    stringifySearch: (search) => stringifySearch(search).replaceAll('%2C', ','),
    defaultPreload: 'intent',
    // The query client alone caches.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => {
      const restore = hydrated;
      hydrated = true;
      return restore;
    },
    defaultErrorComponent: ErrorPage,
    // The previous page stays, below a loading bar, until the next is loaded: a placeholder would have
    // another height, and the footer would shift twice.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // A placeholder gives way at once: the panel is loaded under one.
    defaultPendingMinMs: 0,
    // For data that is evicted while a page shows it, and fetched again.
    defaultPendingComponent: PageSkeleton,
    // Only from page to page: a filter or a tab changes in place.
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? [] : false) },
    defaultNotFoundComponent: () => <NotFoundPage />,
    ...(nonce && { ssr: { nonce } }),
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
    dehydrate: () => ({
      queries: dehydrate(queryClient) as object,
      formState: context.formState,
      origin,
    }),
    hydrate: (page) => {
      hydrate(queryClient, asOfNow(page.queries as DehydratedState));
      router.update({
        ...router.options,
        context: { ...context, formState: page.formState, origin: page.origin },
      });
    },
  });
  return router;
}

/** Dehydrated data is as fresh as the page, whatever the server's and browser's clocks say. */
function asOfNow(state: DehydratedState): DehydratedState {
  const now = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: now },
    })),
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
