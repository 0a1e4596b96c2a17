import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#core/dates.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { ruleReference } from '../answers/ruleReference.ts';
import { networkOf } from '../lib/ip.ts';
import { createPairRequestCounter } from '../rules/requests/pairRequestCounter.ts';
import type { Services } from '../trpc/context.ts';

/** Matches /visa-info/JP, with or without a query. */
const answerPath = /^\/visa-info\/([A-Z]{2})(?:\?|$)/;

/** Matches the User-Agent of crawlers that name themselves, but not that of phones made by Cubot. */
const crawler = /bot[/;]|crawler|spider|slurp/i;

/**
 * Counts requests, cached or not, and stores the counts every minute and on close: pairs whose
 * answer page was viewed, and the questions that a response shows without an answer. Only successful
 * responses count: their countries exist. Browsers report what later pages show. Crawlers, which ask for
 * every pair, are no visitors.
 */
export function countQuestions(
  app: FastifyInstance,
  { db, visitorCountry, unanswered }: Services,
  { everyMs = MINUTE_MS } = {},
): void {
  const pairs = createPairRequestCounter(db);
  const flush = () =>
    Promise.all(
      [pairs, unanswered].map((counter) =>
        counter.flush().catch((error: unknown) => app.log.error({ err: error })),
      ),
    );
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onReady', async () => {
    timer = setInterval(flush, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.method !== 'GET' || ![200, 304].includes(statusCode)) return;
    if (crawler.test(request.headers['user-agent'] ?? '')) return;
    if (request.unanswered) unanswered.count(request.unanswered, networkOf(request.ip));
    const destination = answerPath.exec(request.url)?.[1];
    if (!destination) return;
    const { type, from } = textsOf(request);
    const purpose = purposeOf(type);
    // Without a country in the address, the page is about the visitor's passports.
    const stated = from?.toUpperCase() ?? '';
    const { isCountry } = await ruleReference(db);
    const { passports } = await visitorCountry(request);
    for (const code of isCountry.has(stated) ? [stated] : passports.map((one) => one.code)) {
      pairs.count({ passport: code, destination, purpose });
    }
  });
}

function purposeOf(given: string | undefined): VisaType {
  return visaTypes.find((one) => one === given) ?? DEFAULT_STAY;
}

/** The query parameters as the page parses them: the last of repeated ones. */
function textsOf({ query }: FastifyRequest): Record<string, string | undefined> {
  const params = query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, [value].flat().at(-1)]),
  );
}
