import { hashKey, onlineManager, type QueryClient } from '@tanstack/react-query';
import {
  createTRPCClientProxy,
  getUntypedClient,
  type TRPCClient,
  type TRPCUntypedClient,
} from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { preloadModule } from 'react-dom';
import { PAGE_DATA_PATH } from '#core/site/pageData.ts';
import { localAddress } from '#messages/language.ts';
import type { PageData } from '#server/ssr/pageRenderer.ts';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { isPanelPath } from './panelPath.ts';
import type { TrpcUtils } from './trpc.ts';

/** How long query data stays fresh, in ms; later navigations fetch it again. */
export const FRESH_MS = 5000;

/** Data by the hashes of queries' keys. */
type Answers = Map<string, unknown>;

/**
 * The last page that was asked for, with the address it redirects to: a link that is pointed at is
 * followed a moment later.
 */
let latest: { hrefs: string[]; sentAt: number; answers: Promise<Answers> } | undefined;

/**
 * The API for the loaders of a page that a visitor goes to. The server runs these loaders at once, while
 * the browser loads their scripts, and sends what they fetched in one response: each of their queries
 * has its answer from there, and calls the server only if the response lacks it. Undefined on the
 * server, and where there is nothing to ask for or to ask.
 */
export function withPageData(
  { client, queryClient }: { client: TRPCClient<AppRouter>; queryClient: QueryClient },
  { href, isLoaded }: { href: string; isLoaded: boolean },
): { trpc: TrpcUtils } | undefined {
  if (typeof document === 'undefined' || isLoaded || isPanelPath(href)) return undefined;
  // What is being changed now may be in the response or not.
  if (!onlineManager.isOnline() || queryClient.isMutating() > 0) return undefined;
  const now = Date.now();
  const isRecent = latest?.hrefs.includes(href) && now - latest.sentAt < FRESH_MS;
  if (!latest || !isRecent || isChangedSince(latest.sentAt)) {
    const hrefs = [href];
    const answers = answersOf(href, hrefs).then((found) => refresh(found, now));
    latest = { hrefs, sentAt: now, answers };
  }
  const { sentAt, answers } = latest;
  const calls = getUntypedClient(client);
  const query: TRPCUntypedClient<AppRouter>['query'] = async (procedure, input, options) => {
    const found = await answers;
    const key = hashKey([procedure.split('.'), { input, type: 'query' }]);
    if (!found.has(key) || isChangedSince(sentAt)) return calls.query(procedure, input, options);
    const data = found.get(key);
    // A query that is fetched again later asks the server.
    found.delete(key);
    return data;
  };
  const answered: TRPCUntypedClient<AppRouter> = Object.create(calls, { query: { value: query } });
  return { trpc: createTRPCQueryUtils({ queryClient, client: createTRPCClientProxy(answered) }) };

  /** Updates what the browser has, which the components of the page would otherwise ask for again. */
  function refresh(found: Answers, since: number): Answers {
    for (const query of isChangedSince(since) ? [] : queryClient.getQueryCache().getAll()) {
      const { queryHash, queryKey, state } = query;
      if (!found.has(queryHash) || state.dataUpdatedAt >= since) continue;
      if (state.status === 'success') queryClient.setQueryData(queryKey, found.get(queryHash));
    }
    return found;
  }

  /** Whether the visitor has changed something that the response doesn't know. */
  function isChangedSince(time: number): boolean {
    const mutations = queryClient.getMutationCache().getAll();
    return mutations.some(({ state }) => state.submittedAt >= time);
  }
}

/** Empty if the response fails: then the loaders call the server, and handle its errors. */
async function answersOf(href: string, hrefs: string[]): Promise<Answers> {
  try {
    const response = await fetch(localAddress(PAGE_DATA_PATH + href));
    const { href: target, scripts, queries }: PageData = await response.json();
    // The loaders find the same redirect, and that page has its data here.
    hrefs.push(target);
    // The browser knows the first of them, and would find the others in it.
    for (const script of scripts) preloadModule(script);
    return new Map(queries.map(([key, data]) => [hashKey(key), data]));
  } catch {
    return new Map();
  }
}
