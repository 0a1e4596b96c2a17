import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import type { ServerManifest } from '@tanstack/router-core';
import type { PageRequest } from '../server/pages.ts';
import { createAppRouter } from './router.tsx';

/** Renders one page to a whole HTML document, or answers with a redirect. */
export function render(page: PageRequest, manifest: ServerManifest): Promise<Response> {
  const handle = createRequestHandler({
    request: new Request(page.url),
    createRouter: () => createAppRouter(page),
    getRouterManifest: () => manifest,
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}
