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
import { routeTree } from './routeTree.gen.ts';
import { PageSkeleton } from './ui/PageSkeleton.tsx';

/** How long an answer counts as fresh: moving on after that asks the server again. */
const FRESH_MS = 5000;

/** How often a question is asked again when the network, not the server, failed it. */
const NETWORK_RETRIES = 2;

/** The router of one page view (server) or one visit (browser). */
export function createAppRouter({
  client,
  origin,
  formState,
  nonce,
}: {
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
        retry: (failures, error) => failures < NETWORK_RETRIES && isNetworkFailure(error),
      },
    },
  });
  const context = {
    trpc: createTRPCQueryUtils({ queryClient, client }),
    queryClient,
    formState,
    origin,
  };

  // When the browser takes over the first page, it is where the server's script or the visitor, who
  // may have scrolled meanwhile, put it: from the next page on the router places it.
  let placed = typeof document === 'undefined';

  const router = createRouter({
    routeTree,
    context,
    // Values of an address are never read as JSON, so that they look as forms without scripts send them.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    // RouterOutputs are kept by the query client alone.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => {
      const restore = placed;
      placed = true;
      return restore;
    },
    defaultErrorComponent: ErrorPage,
    // The page before stays, below a loading bar, until the next is there whole: what stood in for it
    // meanwhile would have another height, and the footer would jump twice.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // For answers that are lost under a page that shows them, and asked for again.
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

/** RouterOutputs that came with the page are as fresh as the page, whatever the two clocks say. */
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
