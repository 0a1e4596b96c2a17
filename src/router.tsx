import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import type { FormState } from '../server/schemas/formState.ts';
import { ErrorPage } from './components/ErrorPage.tsx';
import { Spinner } from './components/Spinner.tsx';
import { NotFoundPage } from './components/site/NotFoundPage.tsx';
import { routeTree } from './routeTree.gen.ts';
import { trpc } from './trpc.ts';

/** How long an answer counts as fresh: moving on after that asks the server again. */
const FRESH_MS = 5000;

/** The router of one page view (server) or one visit (browser). */
export function createAppRouter({
  client,
  formState,
  nonce,
}: {
  client: TRPCClient<AppRouter>;
  formState: FormState | null;
  nonce?: string;
}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: false } },
  });
  const context = { trpc: createTRPCQueryUtils({ queryClient, client }), queryClient, formState };

  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Answers are kept by the query client alone.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: Spinner,
    defaultNotFoundComponent: () => <NotFoundPage />,
    ...(nonce && { ssr: { nonce } }),
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
    dehydrate: () => ({ queries: dehydrate(queryClient) as object, formState: context.formState }),
    hydrate: (page) => {
      hydrate(queryClient, asOfNow(page.queries as DehydratedState));
      router.update({ ...router.options, context: { ...context, formState: page.formState } });
    },
  });
  return router;
}

/** Answers that came with the page are as fresh as the page, whatever the two clocks say. */
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
