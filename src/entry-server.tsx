import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { QueryClient, QueryObserverOptions, QueryOptions } from '@tanstack/react-query';
import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isSitePath } from '#core/site/sitePath.ts';
import { addressIn } from '#messages/language.ts';
import type { PageData, PageRequest, RenderedHtml } from '#server/ssr/pageRenderer.ts';
import { correctionsScript } from './lib/corrections.ts';
import { isPanelPath } from './lib/panelPath.ts';
import { startScript } from './lib/startScript.ts';
import { isApiError } from './lib/trpc.ts';
import { createAppRouter, createQueryClient, fetchedData } from './router.tsx';
import { routeTree } from './routeTree.gen.ts';

export { findLanguageBy } from '#messages/language.ts';
export { readMessagesBy } from '#messages/translate.ts';

/** Modules of the built pages: the entry, and by route id the preloads and the namespaces of messages. */
export type PageModules = {
  entry: string;
  preloads: Record<string, string[]>;
  namespaces: Record<string, string[]>;
};

type RequestHandlerOptions = Parameters<typeof createRequestHandler>[0];
type RouterManifest = Awaited<ReturnType<NonNullable<RequestHandlerOptions['getRouterManifest']>>>;

/** A page's styles and scripts. Without `modules` the scripts are the manifest's. */
export type PageAssets = { manifest: RouterManifest; modules?: PageModules | undefined };

/**
 * Renders a page to a complete HTML document or a redirect (`location`). Throws errors of
 * components and routes.
 */
export async function render(page: PageRequest, assets: PageAssets): Promise<RenderedHtml> {
  if (isPanelPath(new URL(page.url).pathname)) return renderPanel(page, assets);
  const queryClient = createQueryClient();
  const rendered = await renderPage(page, assets, queryClient);
  return rendered.location ? withLastAddress(rendered, page, queryClient) : rendered;
}

/**
 * Redirects at once to the last address: text browsers follow no second redirect. It is permanent if all
 * on the way are.
 */
async function withLastAddress(
  rendered: RenderedHtml,
  page: PageRequest,
  queryClient: QueryClient,
): Promise<RenderedHtml> {
  const { location } = rendered;
  if (!location || !isSitePath(location)) return rendered;
  const [path = '', hash] = location.split('#');
  const last = await followRedirects(path, page, queryClient);
  const lastHash = last.hash ?? hash;
  return {
    ...rendered,
    status: last.statuses.every((status) => status === rendered.status) ? rendered.status : 307,
    location: lastHash ? `${last.href}#${lastHash}` : last.href,
  };
}

async function renderPage(
  page: PageRequest,
  assets: PageAssets,
  queryClient: QueryClient,
): Promise<RenderedHtml> {
  // A router emits its scripts once, so the fallback from renderToString needs another router.
  const rendered =
    (await renderWith(renderInOneGo, page, assets, queryClient)) ??
    (await renderWith(renderStreamed, page, assets, queryClient));
  if (!rendered) throw new Error('The page could not be rendered');
  return rendered;
}

/** Some queries of a page depend on the data of others; more than these are left to the browser. */
const PANEL_RENDERS_MAX = 5;

/** So is data that takes longer, in ms: the page comes with its frame meanwhile. */
const PANEL_WAIT_MS = 1000;

/**
 * A page of the panel has no loader: rendering it finds its queries, which are fetched before it is
 * rendered again, until it needs no more. Failed ones are left to the browser, which reports them.
 */
async function renderPanel(page: PageRequest, assets: PageAssets): Promise<RenderedHtml> {
  const queryClient = createQueryClient();
  const queries = queryClient.getQueryCache();
  const failed = new Set<string>();
  const deadline = setTimeout(PANEL_WAIT_MS, 'late', { ref: false });
  let isLate = false;
  for (let renders = 1; ; renders += 1) {
    const rendered = await renderPage(page, assets, queryClient);
    const missing = queries
      .getAll()
      .filter(
        ({ state, options, queryHash }) =>
          state.status === 'pending' && isEnabled(options) && !failed.has(queryHash),
      );
    if (missing.length === 0 || isLate || renders === PANEL_RENDERS_MAX) return rendered;
    const fetched = Promise.all(
      missing.map(async (query) => {
        try {
          await query.fetch();
        } catch {
          // Rendered as if it was still loading, as the browser does at first.
          failed.add(query.queryHash);
          queries.remove(query);
        }
      }),
    );
    isLate = (await Promise.race([fetched, deadline])) === 'late';
    // Data that arrives during the last render would be on the page, but not in its state.
    for (const query of missing) if (query.state.status === 'pending') queries.remove(query);
  }
}

/** Whether the component that uses the query wants its data. */
function isEnabled(
  options: QueryOptions & Pick<Partial<QueryObserverOptions>, 'enabled'>,
): boolean {
  return options.enabled !== false;
}

type Renderer = (element: ReactNode) => string | undefined | Promise<string>;

/** Loads and renders the page; undefined when the renderer returns nothing. */
export async function renderWith(
  renderer: Renderer,
  page: PageRequest,
  { manifest, modules }: PageAssets,
  queryClient = createQueryClient(),
): Promise<RenderedHtml | undefined> {
  // Returned outside the router's response, which would encode and decode it.
  let html: string | undefined = '';
  const handle = createRequestHandler({
    request: new Request(page.url),
    createRouter: () =>
      createAppRouter({
        ...page,
        routes: routeTree,
        origin: new URL(page.url).origin,
        queryClient,
      }),
    getRouterManifest: () => manifest,
  });
  const { status, headers } = await handle(async ({ router }) => {
    const error = unexpectedErrorOf(router.stores.matches.get());
    if (error) throw error;
    router.history.createHref = (href) => addressIn(page.language, href);
    html = await renderer(<RouterServer router={router} />);
    if (html) {
      const routeIds = routeIdsOf(router);
      const script = modules && startScriptOf(modules, routeIds);
      const scripts = [
        ...(page.corrections ? correctionsScript(page.corrections, modules, routeIds) : []),
        ...(script ? [`<script nonce="${page.nonce}">${script}</script>`] : []),
      ];
      html = await transformHtmlStringWithRouter(
        router,
        withoutDoctype(withScripts(html, scripts)),
      );
    }
    return new Response(null, { status: getSsrStatus(router) });
  });
  return html === undefined ? undefined : { status, html, location: headers.get('location') };
}

const TOO_MANY_REQUESTS = 429;

/**
 * An error in a route's own code, whose message is not for visitors. API errors have a message for
 * visitors and are already logged.
 */
function unexpectedErrorOf(matches: { status: string; error: unknown }[]): unknown {
  const failed = matches.find(({ status }) => status === 'error');
  const status = isApiError(failed?.error) ? (failed.error.data?.httpStatus ?? 0) : 0;
  const isExpected = status >= 500 || status === TOO_MANY_REQUESTS;
  return isExpected ? undefined : failed?.error;
}

/** React's marker of a Suspense boundary that is left to the browser. */
const UNFINISHED_BOUNDARY = '<!--$!-->';

/**
 * Renders an element's HTML without the cost of a stream. renderToString neither waits for
 * suspended content nor renders a Suspense boundary with an error: then, and when the element
 * throws, this returns undefined.
 */
export function renderInOneGo(element: ReactNode): string | undefined {
  try {
    const html = renderToString(element);
    return html.includes(UNFINISHED_BOUNDARY) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Renders an element's HTML, waiting for suspended content; rejects with thrown errors. */
function renderStreamed(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // A single chunk, so that no inline script has to move parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

const DOCTYPE = '<!DOCTYPE html>';

/** React adds a doctype, and so does the router. */
function withoutDoctype(html: string): string {
  return html.startsWith(DOCTYPE) ? html.slice(DOCTYPE.length) : html;
}

function routeIdsOf(router: AnyRouter): string[] {
  return router.stores.matches.get().map(({ routeId }) => routeId);
}

function startScriptOf({ entry, preloads }: PageModules, routeIds: string[]): string {
  return startScript({ entry, preloads: scriptsOf({ preloads }, routeIds) });
}

function scriptsOf({ preloads }: Pick<PageModules, 'preloads'>, routeIds: string[]): string[] {
  return [...new Set(routeIds.flatMap((id) => preloads[id] ?? []))];
}

/** Addresses lead to their usual form, and a search to what it searches for; more is a circle. */
const REDIRECTS_MAX = 3;

/**
 * Runs the loaders of the page at `start`, and of those to which it redirects, without rendering them.
 * Returns the last address and the statuses of the redirects.
 */
async function followRedirects(start: string, page: PageRequest, queryClient: QueryClient) {
  const { origin } = new URL(page.url);
  const router = createAppRouter({ ...page, routes: routeTree, origin, queryClient });
  const statuses: number[] = [];
  let href = start;
  let hash: string | undefined;
  while (statuses.length <= REDIRECTS_MAX) {
    const history = createMemoryHistory({ initialEntries: [href] });
    router.update({ ...router.options, history, origin });
    await router.load();
    const result = router._serverResult;
    const location = result?.type === 'redirect' && result.redirect.headers.get('location');
    if (!location || !isSitePath(location)) break;
    statuses.push(result.redirect.status);
    [href = '', hash = hash] = location.split('#');
  }
  return { router, href, hash, statuses };
}

/**
 * Runs the loaders of a page, and of that to which it redirects, without rendering it. What they throw
 * is left to the browser's, which find the same with this data.
 */
export async function load(page: PageRequest, { modules }: PageAssets): Promise<PageData> {
  const queryClient = createQueryClient();
  const path = page.url.slice(new URL(page.url).origin.length);
  const { router, href } = await followRedirects(path, page, queryClient);
  return {
    href,
    scripts: modules ? scriptsOf(modules, routeIdsOf(router)) : [],
    queries: fetchedData(queryClient),
  };
}

const END = '</body></html>';

function withScripts(html: string, scripts: readonly string[]): string {
  if (scripts.length === 0) return html;
  if (!html.endsWith(END)) throw new Error('A page ends with its body');
  return html.slice(0, -END.length) + scripts.join('') + END;
}
