import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BATCH_CALLS_MAX } from '../server/schemas/constants.ts';
import type { AppRouter } from '../server/trpc/appRouter.ts';
import { apiFetch } from './lib/apiFetch.ts';
import { createAppRouter } from './router.tsx';
import './styles/app.css';

/** The server refuses longer path segments, see `maxParamLength` there. */
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

// A view transition that a faster click overtakes is skipped by the browser, which is no failure.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
    event.preventDefault();
  }
});

function hydratePage() {
  const router = createAppRouter({ client, origin: location.origin, formState: null });
  // In a transition React hydrates in slices of a few milliseconds, and lets input in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

// A task of its own: running the modules has been a long one already.
setTimeout(hydratePage);
