import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AnyRouter } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageRequest, RenderedHtml } from '../server/ssr/pageRenderer.ts';
import { startScript } from './lib/startScript.ts';
import { isApiError } from './lib/trpc.ts';
import { createAppRouter } from './router.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The modules of the built pages: the entry, and the preloads of each route by its id. */
export type PageModules = { entry: string; preloads: Record<string, string[]> };

type RequestHandlerOptions = Parameters<typeof createRequestHandler>[0];
type RouterManifest = Awaited<ReturnType<NonNullable<RequestHandlerOptions['getRouterManifest']>>>;

/** What a page's styles and scripts are. Without `modules` the scripts are those of the manifest. */
export type PageAssets = { manifest: RouterManifest; modules?: PageModules };

/**
 * Renders one page to a whole HTML document, or to a redirect (`location`).
 * Throws what a component or a route threw.
 */
export async function render(page: PageRequest, assets: PageAssets): Promise<RenderedHtml> {
  // A router emits its scripts once, so a page that renderToString can't finish needs another router.
  const rendered =
    (await renderWith(renderInOneGo, page, assets)) ??
    (await renderWith(renderStreamed, page, assets));
  if (!rendered) throw new Error('The page could not be rendered');
  return rendered;
}

export type Renderer = (element: ReactNode) => string | undefined | Promise<string>;

/** Loads and renders the page; undefined when the renderer gives nothing. */
export async function renderWith(
  renderer: Renderer,
  page: PageRequest,
  { manifest, modules }: PageAssets,
): Promise<RenderedHtml | undefined> {
  // Within the router's response it would be encoded and decoded again.
  let html: string | undefined = '';
  const handle = createRequestHandler({
    request: new Request(page.url),
    createRouter: () =>
      createAppRouter({ ...page, routes: routeTree, origin: new URL(page.url).origin }),
    getRouterManifest: () => manifest,
  });
  const { status, headers } = await handle(async ({ router }) => {
    const error = unexpectedErrorOf(router.stores.matches.get());
    if (error) throw error;
    html = await renderer(<RouterServer router={router} />);
    if (html) {
      const script = modules && startScriptOf(modules, routeIdsOf(router));
      const whole = script ? withScript(html, script, page.nonce) : html;
      html = await transformHtmlStringWithRouter(router, withoutDoctype(whole));
    }
    return new Response(null, { status: getSsrStatus(router) });
  });
  return html === undefined ? undefined : { status, html, location: headers.get('location') };
}

/**
 * What a route's own code threw, whose message is not for visitors. Errors of the API carry a message
 * for visitors, and are logged already.
 */
function unexpectedErrorOf(matches: { status: string; error: unknown }[]): unknown {
  const failed = matches.find(({ status }) => status === 'error');
  const expected = isApiError(failed?.error) && (failed.error.data?.httpStatus ?? 0) >= 500;
  return expected ? undefined : failed?.error;
}

/** How React marks a Suspense boundary whose content it left to the browser. */
const UNFINISHED_BOUNDARY = '<!--$!-->';

/**
 * The whole HTML of an element, without the cost of a stream. React's renderToString does not wait for
 * what suspends, and leaves out a Suspense boundary in which something is thrown: undefined then, and
 * when the element throws.
 */
export function renderInOneGo(element: ReactNode): string | undefined {
  try {
    const html = renderToString(element);
    return html.includes(UNFINISHED_BOUNDARY) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** The same, but waits for what suspends and rejects with what is thrown. */
function renderStreamed(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // One piece: nothing is left for an inline script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
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
