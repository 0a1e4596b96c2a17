import { randomUUID } from 'node:crypto';
import type { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyOfQuestion, type Question } from '#core/answers/unanswered.ts';
import { isPersonalAddress } from '#core/documents/namesDocuments.ts';
import type { FormState } from '#core/formState.ts';
import { PAGE_DATA_PATH } from '#core/site/pageData.ts';
import { isUnlisted, LOCATION_MAX } from '#core/site/sitePath.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { addressIn } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { VisitorCountry } from '../geo/visitorCountry.ts';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { yieldToNewConnections } from '../lib/pendingConnections.ts';
import { hashMarkedScripts } from '../ssr/cspHashes.ts';
import { failurePage } from '../ssr/failurePage.ts';
import type { PageRenderer, PageRequest } from '../ssr/pageRenderer.ts';
import { isDatabaseLost, storageErrorMessage, storageRetryAfter } from '../storageErrors.ts';
import { type Context, createContext, noteContent, type Services } from '../trpc/context.ts';
import { logFailure, retryAfterS, statusOf } from '../trpc/errors.ts';
import { inProcessClient } from '../trpc/inProcessClient.ts';
import { documentHeaders } from './documentAddresses.ts';
import { sendAddressTooLong } from './limits/requestLimits.ts';
import { originOf } from './originChecks.ts';

const t = translator(failureMessages);

/** One page renders while another waits for the database; more would only delay each other. */
const CONCURRENCY = 2;

/** At 5 to 10 ms a page, a longer queue would make visitors wait too long. */
const QUEUE_MAX = 100;

const limitRendering = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

/**
 * Marks the page's own inline scripts. Stored text can't contain it, as it is removed from every page
 * and differs in each process.
 */
const SCRIPT_MARK = randomUUID();

/** The client has closed its connection before its page was rendered. */
class ClientLeft extends Error {
  /** The status that nginx logs for such a request; nobody receives it. */
  readonly statusCode = 499;
}

/** A rendered page or a redirect. */
type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  location?: string;
};

/**
 * Serves a page for every GET without another route, and what its loaders fetch to browsers that go
 * there from another page. Both are cached, by address and the visitor's passport, if the page's
 * procedures depend on nothing else; those for visitors with several passports, previews and the panel
 * never are.
 */
export function servePages(app: FastifyInstance, services: Services, pages: PageRenderer): void {
  const key = async (request: FastifyRequest) => {
    // In development, Vite's output changes without a new content version.
    if (pages.development || isUnlisted(pathOfPage(request))) return undefined;
    return pageKey(services, request, await services.visitorCountry(request));
  };
  const config = { responseCache: { kind: 'page', key } } as const;
  app.get(`${PAGE_DATA_PATH}/*`, { config }, (request, reply) =>
    sendPageData(services, pages, request, reply),
  );
  app.get('/*', { config }, (request, reply) => sendPage(services, pages, request, reply));
}

/** The address of the page that is asked for, or whose data is. */
function pathOfPage({ url }: FastifyRequest): string {
  return url.startsWith(`${PAGE_DATA_PATH}/`) ? url.slice(PAGE_DATA_PATH.length) : url;
}

/**
 * Sends what a page's loaders fetch, without what failed: the browser calls that by itself, and handles
 * its error.
 */
async function sendPageData(
  services: Services,
  pages: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = createContext(services, request, reply);
  const origin = originOf(request, services.config.publicUrl);
  const path = pathOfPage(request);
  try {
    const { made, failures } = await makePage(request, context, (page) =>
      pages.load({ ...page, url: origin + path }),
    );
    const isPrivate = isUnlisted(path) || context.dependencies.has('request');
    return reply
      .headers({
        'cache-control': isPrivate || failures.length > 0 ? 'no-store' : 'private, no-cache',
        'x-robots-tag': 'noindex, nofollow',
        ...documentHeaders(path),
      })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(made));
  } catch (error) {
    if (error instanceof QueueFullError) return reply.overloaded();
    throw error;
  }
}

/**
 * Renders and sends the page at `path` (default: the request's own address). A status already set on
 * `reply` is used unless the page has its own.
 */
export async function sendPage(
  services: Services,
  pages: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  { path = request.url, formState = null }: { path?: string; formState?: FormState | null } = {},
): Promise<FastifyReply> {
  const context = createContext(services, request, reply);
  const origin = originOf(request, services.config.publicUrl);
  try {
    const page = await renderPage(pages, request, context, { origin, path, formState });
    return sendRendered(page, reply);
  } catch (error) {
    return sendFailure(error, request, reply);
  }
}

/**
 * Redirects a form to where the page at `path` leads, by its own redirects: text browsers follow no second
 * one.
 */
export async function redirectToPage(
  services: Services,
  pages: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const url = originOf(request, services.config.publicUrl) + path;
  try {
    const context = createContext(services, request, reply);
    const { made } = await makePage(request, context, (page) => pages.load({ ...page, url }));
    return reply.redirect(addressIn(request.language, made.href), 303);
  } catch (error) {
    return sendFailure(error, request, reply);
  }
}

/**
 * The cache key of a page; `undefined` for visitors with several passports or further documents,
 * whose pages hardly anyone else would request.
 */
function pageKey(
  { config }: Services,
  request: FastifyRequest,
  { country, passports, guessed, holds }: VisitorCountry,
): string | undefined {
  if (passports.length > 1 || holds.length > 0 || isPersonalAddress(request.url)) return undefined;
  const origin = originOf(request, config.publicUrl);
  return `${origin} ${country.code} ${guessed || 'chosen'} ${request.url}`;
}

/**
 * Renders the page at `path`, without the prefix of its language, which is that of the request. Throws
 * errors of components and routes, QueueFullError, and ClientLeft instead of a rendering that nobody
 * would get.
 */
export async function renderPage(
  pages: PageRenderer,
  request: FastifyRequest,
  context: Context,
  { origin, path, formState }: { origin: string; path: string; formState: FormState | null },
): Promise<RenderedPage> {
  // Each once: a page that can't be rendered in one go is rendered again.
  const unanswered = new Map<string, Question>();
  const { made, failures } = await makePage(request, context, (page) =>
    pages.render({
      ...page,
      url: origin + path,
      formState,
      onUnanswered: (questions) => {
        for (const question of questions) unanswered.set(keyOfQuestion(question), question);
      },
    }),
  );
  const { status, location, ...rendered } = made;
  request.unanswered = [...unanswered.values()];
  const { html, hashes } = hashMarkedScripts(rendered.html, SCRIPT_MARK);
  const isPrivate = isUnlisted(path) || formState || context.dependencies.has('request');
  // A block whose query failed says so on a page with status 200.
  const isLimited = failures.some(({ code }) => code === 'TOO_MANY_REQUESTS');
  const hasFailed = isLimited || failures.some((error) => statusOf(error) >= 500);
  const isUnavailable = failures.some((error) => statusOf(error) === 503);
  const retryAfter = status === 500 ? retryAfterS(failures) : undefined;
  return {
    status: status !== 500 ? status : isLimited ? 429 : isUnavailable ? 503 : 500,
    headers: {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(hashes, pages.development),
      ...(isUnlisted(path) && { 'x-robots-tag': 'noindex, nofollow' }),
      'cache-control': isPrivate || hasFailed ? 'no-store' : 'private, no-cache',
      ...documentHeaders(path),
    },
    html,
    ...(location && { location: addressIn(request.language, withoutOrigin(location, origin)) }),
  };
}

/**
 * Makes a page or its data, with few others at once. Throws QueueFullError, and ClientLeft instead of
 * making what nobody would get.
 */
async function makePage<Made>(
  request: FastifyRequest,
  context: Context,
  make: (page: Omit<PageRequest, 'url'>) => Promise<Made>,
): Promise<{ made: Made; failures: TRPCError[] }> {
  const failures: TRPCError[] = [];
  const client = inProcessClient(context, (error, procedure) => {
    failures.push(error);
    logFailure(request, error, procedure);
  });
  const { language } = request;
  const made = await limitRendering(async () => {
    await yieldToNewConnections();
    if (request.raw.socket.destroyed) throw new ClientLeft('The client has left');
    return make({
      language,
      corrections: request.corrections.get(language),
      client,
      nonce: SCRIPT_MARK,
      formState: null,
      onUnanswered: () => {},
    });
  });
  noteContent(request, context);
  return { made, failures };
}

function sendRendered(page: RenderedPage, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers);
  if (page.location) {
    // Escaping can triple the length of an address.
    if (page.location.length > LOCATION_MAX) return sendAddressTooLong(reply, LOCATION_MAX);
    return reply.redirect(page.location, page.status);
  }
  // A refused form has already set the status; a page that fails to render overrides it.
  if (page.status !== 200) reply.code(page.status);
  return reply.send(page.html);
}

function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

/** Images may come from any host, since administrators may enter any address. */
function contentSecurityPolicy(scriptHashes: string[], development: boolean): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    // Vite's hot reload uses a web socket and a worker.
    ...(development ? ["connect-src 'self' ws: wss:", "worker-src 'self' blob:"] : []),
    ...(development ? [] : ["worker-src 'self'"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The response to a full rendering queue or a rendering error. Throws ClientLeft on. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof QueueFullError) return reply.overloaded();
  if (error instanceof ClientLeft) throw error;
  const storageMessage = storageErrorMessage(error);
  const retryAfterS = storageRetryAfter(error);
  if (retryAfterS) reply.header('retry-after', retryAfterS);
  if (!isDatabaseLost(error)) request.log.error({ err: error });
  return reply
    .code(storageMessage ? 503 : 500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failurePage(storageMessage ?? t('wrong', { reference: request.id })));
}
