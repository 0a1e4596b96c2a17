import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { ServerManifest } from '@tanstack/router-core';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageRequest, RenderedHtml } from '../server/pages.ts';
import { createAppRouter } from './router.tsx';

/**
 * Renders one page to a whole HTML document, or answers with a redirect (`location`).
 * Throws what a component threw.
 */
export async function render(page: PageRequest, manifest: ServerManifest): Promise<RenderedHtml> {
  // A page that can't be rendered in one go is begun again: its scripts have been handed out.
  const rendered =
    (await renderWith(renderInOneGo, page, manifest)) ??
    (await renderWith(renderStreamed, page, manifest));
  if (!rendered) throw new Error('The page could not be rendered');
  return rendered;
}

export type Renderer = (element: ReactNode) => string | undefined | Promise<string>;

/** Loads and renders the page; undefined when the renderer gives nothing. */
export async function renderWith(
  renderer: Renderer,
  page: PageRequest,
  manifest: ServerManifest,
): Promise<RenderedHtml | undefined> {
  // Within the router's response it would be encoded and decoded again.
  let html: string | undefined = '';
  const handle = createRequestHandler({
    request: new Request(page.url),
    createRouter: () => createAppRouter({ ...page, origin: new URL(page.url).origin }),
    getRouterManifest: () => manifest,
  });
  const { status, headers } = await handle(async ({ router }) => {
    html = await renderer(<RouterServer router={router} />);
    if (html) html = await transformHtmlStringWithRouter(router, withoutDoctype(html));
    return new Response(null, { status: getSsrStatus(router) });
  });
  return html === undefined ? undefined : { status, html, location: headers.get('location') };
}

/** How React marks a Suspense boundary whose content it left to the browser. */
const UNFINISHED_BOUNDARY = '<!--$!-->';

/**
 * The whole HTML of an element, without a stream's way through bytes. React's renderToString waits for
 * nothing, and leaves a hole where something is thrown within a Suspense boundary: undefined then, and
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

/** The same, which waits for what suspends and rejects with what is thrown. */
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
