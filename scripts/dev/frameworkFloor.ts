import { join } from 'node:path';
import { build } from 'vite';

const ENTRY = 'virtual:framework-floor';

/** The app's use of its framework, without the app. */
const source = `
import { hydrateRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import {
  createFileRoute, createRootRouteWithContext, createRouter, HeadContent, lazyRouteComponent, Link,
  notFound, Outlet, redirect, ScriptOnce, Scripts, useLocation, useNavigate, useRouter, useRouterState,
} from '@tanstack/react-router';
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
globalThis.floor = [
  hydrateRoot, StrictMode, RouterClient,
  createFileRoute, createRootRouteWithContext, createRouter, HeadContent, lazyRouteComponent, Link,
  notFound, Outlet, redirect, ScriptOnce, Scripts, useLocation, useNavigate, useRouter, useRouterState,
  dehydrate, hydrate, QueryClient, QueryClientProvider,
  createTRPCClient, httpBatchLink, TRPCClientError, createTRPCQueryUtils, createTRPCReact,
];
`;

/** Builds react-dom, router, query and the tRPC client as the app uses them, for the browser. */
export async function buildFrameworkFloor(): Promise<string> {
  const result = await build({
    root: join(import.meta.dirname, '..', '..'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'framework-floor',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
}
