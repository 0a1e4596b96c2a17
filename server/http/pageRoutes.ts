import { randomUUID } from 'node:crypto';
import type { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCountry } from '../geo/visitorCountry.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import type { FormState } from '../schemas/formState.ts';
import { LOCATION_MAX } from '../schemas/sitePath.ts';
import {
  isDatabaseLost,
  STORAGE_RETRY_AFTER_S,
  storageErrorMessage,
} from '../services/storageErrors.ts';
import { hashMarkedScripts } from '../ssr/cspHashes.ts';
import { failurePage } from '../ssr/failurePage.ts';
import type { PageRenderer } from '../ssr/pageRenderer.ts';
import {
  type Context,
  createCacheableContext,
  createContext,
  type Services,
} from '../trpc/context.ts';
import { logFailure, retryAfterS } from '../trpc/errors.ts';
import { inProcessClient } from '../trpc/inProcessClient.ts';
import { yieldToNewConnections } from './limits/pendingConnections.ts';
import { sendAddressTooLong } from './limits/requestLimits.ts';
import { originOf } from './originChecks.ts';

/** One is rendered while another's compression is waited for; more would only delay each other. */
const CONCURRENCY = 2;

/** Behind so many, at 5 to 10 ms each, a page comes too late to be worth rendering. */
const QUEUE_MAX = 100;

const limitRendering = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

/** A page as it goes out, or where it sends the visitor instead. */
type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  location?: string;
};

/**
 * Serves a page for every GET that no other route takes. Pages outside the admin panel are rendered
 * for everyone with the same passports, knowing nothing else of the visitor; they are cached, but for
 * visitors with several passports. Previews are not: their links expire.
 */
export function servePages(app: FastifyInstance, services: Services, pages: PageRenderer): void {
  // What Vite serves changes with the sources, which no content version covers.
  const isCacheable = (request: FastifyRequest) => !pages.development && !isUnlisted(request.url);
  const key = async (request: FastifyRequest) =>
    isCacheable(request)
      ? pageKey(services, request, await services.visitorCountry(request))
      : undefined;

  app.get('/*', { config: { responseCache: { kind: 'page', key } } }, async (request, reply) =>
    isCacheable(request)
      ? sendRenderedPage(
          services,
          pages,
          reply,
          createCacheableContext(services, await services.visitorCountry(request), request.id),
        )
      : sendPage(services, pages, request, reply),
  );
}

/**
 * Renders the page at `path` (the request's own by default) for this request alone and sends it,
 * with the status that was set on `reply` where the page itself has no other.
 */
export function sendPage(
  services: Services,
  pages: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions = {},
): Promise<FastifyReply> {
  return sendRenderedPage(services, pages, reply, createContext(services, request, reply), options);
}

type PageOptions = { path?: string; formState?: FormState | null };

async function sendRenderedPage(
  { config }: Services,
  pages: PageRenderer,
  reply: FastifyReply,
  context: Context,
  { path = reply.request.url, formState = null }: PageOptions = {},
): Promise<FastifyReply> {
  const { request } = reply;
  const origin = originOf(request, config.publicUrl);
  try {
    const page = await renderPage(pages, request, context, { origin, path, formState });
    return sendRendered(page, reply);
  } catch (error) {
    return sendFailure(error, request, reply);
  }
}

/**
 * All that two requests must have in common to get the same page; `undefined` for a visitor with
 * several passports, whose pages hardly anyone else would ask for.
 */
function pageKey(
  { config }: Services,
  request: FastifyRequest,
  { country, passports, guessed }: VisitorCountry,
): string | undefined {
  if (passports.length > 1) return undefined;
  const origin = originOf(request, config.publicUrl);
  return `${origin} ${country.code} ${guessed ? 'guessed' : 'chosen'} ${request.url}`;
}

async function renderPage(
  pages: PageRenderer,
  { log }: FastifyRequest,
  context: Context,
  { origin, path, formState }: { origin: string; path: string; formState: FormState | null },
): Promise<RenderedPage> {
  const mark = randomUUID();
  const failures: TRPCError[] = [];
  const client = inProcessClient(context, (error, procedure) => {
    failures.push(error);
    logFailure({ log }, error, procedure);
  });
  const { status, location, ...rendered } = await limitRendering(async () => {
    await yieldToNewConnections();
    return pages.render({ url: origin + path, client, nonce: mark, formState });
  });
  const { html, hashes } = hashMarkedScripts(rendered.html, mark);
  const retryAfter = status === 500 ? retryAfterS(failures) : undefined;
  return {
    status: retryAfter === undefined ? status : 503,
    headers: {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(hashes, pages.development),
      ...(isUnlisted(path) && { 'x-robots-tag': 'noindex, nofollow' }),
      // What someone typed into a form is for them alone.
      'cache-control': isUnlisted(path) || formState ? 'no-store' : 'private, no-cache',
    },
    html,
    ...(location && { location: withoutOrigin(location, origin) }),
  };
}

function sendRendered(page: RenderedPage, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers);
  if (page.location) {
    // Escaping what the address held may have made it three times as long.
    if (page.location.length > LOCATION_MAX) return sendAddressTooLong(reply, LOCATION_MAX);
    return reply.redirect(page.location, page.status);
  }
  // A form that was refused has set its status already; the status of a page that fails to render comes first.
  if (page.status !== 200) reply.code(page.status);
  return reply.send(page.html);
}

/** Pages that are for few: no search engine and no cache has them. Paths are read in any case. */
function isUnlisted(path: string): boolean {
  return /^\/(?:admin|preview)(?=[/?]|$)/i.test(path);
}

function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

/** Images may come from other hosts, since an administrator may name any address. */
function contentSecurityPolicy(scriptHashes: string[], development: boolean): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    // Vite's hot reload talks over a web socket and waits for its server in a worker.
    ...(development ? ["connect-src 'self' ws: wss:", "worker-src 'self' blob:"] : []),
    ...(development ? [] : ["worker-src 'self'"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The response when the rendering queue is full, or the React app could not render. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof QueueFullError) return reply.overloaded();
  const storageMessage = storageErrorMessage(error);
  if (storageMessage) reply.header('retry-after', STORAGE_RETRY_AFTER_S);
  if (!isDatabaseLost(error)) request.log.error({ err: error });
  return reply
    .code(storageMessage ? 503 : 500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      failurePage(
        storageMessage ??
          `Something went wrong on our side. Please try again. (Reference ${request.id})`,
      ),
    );
}
