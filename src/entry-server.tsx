import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  createRequestHandler,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import type { AnyRouter, ServerManifest } from '@tanstack/router-core';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageRequest } from '../server/pages.ts';
import { createAppRouter } from './router.tsx';
import { startScript } from './startScript.ts';
import { isApiError } from './trpc.ts';

/** The modules of the built pages: one that starts them all, and what each route needs, by its id. */
export type PageModules = { entry: string; preloads: Record<string, string[]> };

/**
 * Renders one page to a whole HTML document, or answers with a redirect. Without `modules` the
 * scripts are those of the manifest. Throws what a component threw.
 */
export async function render(
  page: PageRequest,
  manifest: ServerManifest,
  modules?: PageModules,
): Promise<Response> {
  let failure: unknown;
  const handle = createRequestHandler({
    request: new Request(page.url),
    createRouter: () => createAppRouter({ ...page, origin: new URL(page.url).origin }),
    getRouterManifest: () => manifest,
  });
  const response = await handle(({ router, responseHeaders }) => {
    const error = unexplainedError(router.stores.matches.get());
    if (error) throw error;
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      // The router answers a failure with a bare text; ours is thrown below instead.
      render: () =>
        renderToHtml(<RouterServer router={router} />)
          .then((html) =>
            modules
              ? withScript(html, startScriptOf(modules, routeIdsOf(router)), page.nonce)
              : html,
          )
          .catch((error: unknown) => {
            failure = error ?? new Error('The page could not be rendered');
            return '';
          }),
    });
  });
  if (failure) throw failure;
  return response;
}

/**
 * What a route's own code threw, which the router would show to the visitor as it is. Failures of the
 * API are in words for the visitor already, and in the log.
 */
function unexplainedError(matches: { status: string; error: unknown }[]): unknown {
  const failed = matches.find(({ status }) => status === 'error');
  const explained = isApiError(failed?.error) && (failed.error.data?.httpStatus ?? 0) >= 500;
  return explained ? undefined : failed?.error;
}

/**
 * The whole HTML of an element. Rejects with what a component threw, even within a Suspense
 * boundary, where React's own renderToString would leave a hole and say nothing.
 */
function renderToHtml(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // One piece: nothing is left for an inline script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(withoutDoctype)),
    });
  });
}

/** React writes the doctype before <html>, and the router before what React wrote. */
function withoutDoctype(html: string): string {
  return html.replace(/^<!DOCTYPE html>/, '');
}

function routeIdsOf(router: AnyRouter): string[] {
  return router.stores.matches.get().map(({ routeId }) => routeId);
}

function startScriptOf({ entry, preloads }: PageModules, routeIds: string[]): string {
  const needed = new Set(routeIds.flatMap((id) => preloads[id] ?? []));
  return startScript({ entry, preloads: [...needed] });
}

function withScript(html: string, script: string, nonce: string): string {
  return html.replace(
    /<\/body><\/html>$/,
    (end) => `<script nonce="${nonce}">${script}</script>${end}`,
  );
}
