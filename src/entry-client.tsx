import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { AppRouter } from '../server/router.ts';
import { createAppRouter } from './router.tsx';
import './styles/app.css';

/** The server refuses longer path segments, see `maxParamLength` there. */
const BATCH_URL_MAX = 4000;

const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc', maxURLLength: BATCH_URL_MAX })],
});

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={createAppRouter({ client, origin: location.origin, formState: null })} />
  </StrictMode>,
);
