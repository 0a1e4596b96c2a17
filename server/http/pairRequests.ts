import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_STAY, type VisaType, visaTypes } from '../schemas/constants.ts';
import { ruleReference } from '../services/entryRules/ruleReference.ts';
import { createPairRequestCounter } from '../services/rules/queues/pairRequests.ts';
import { createUnansweredCounter } from '../services/rules/queues/unansweredRequests.ts';
import type { Services } from '../trpc/context.ts';

const ONE_MINUTE_MS = 60 * 1000;

/** Matches /visa-info/JP, with or without a query. */
const answerPath = /^\/visa-info\/([A-Z]{2})(?:\?|$)/;

/** Matches /api/v1/answers/BR/JP, with or without a query. */
const apiPath = /^\/api\/v1\/answers\/([A-Za-z]{2})\/([A-Za-z]{2})(?:\?|$)/;

/**
 * Counts requests, cached or not, and stores the counts every minute and on close: pairs whose
 * answer page was viewed, and unanswered questions on pages and in the JSON API. Only successful
 * responses count: their countries exist.
 */
export function countQuestions(
  app: FastifyInstance,
  { db, visitorCountry }: Services,
  { everyMs = ONE_MINUTE_MS } = {},
): void {
  const pairs = createPairRequestCounter(db);
  const unanswered = createUnansweredCounter(db);
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
    const ofApi = apiPath.exec(request.url);
    if (ofApi) {
      const [, passport = '', destination = ''] = ofApi.map((part) => part.toUpperCase());
      unanswered.count({ passport, destination, purpose: purposeOf(textsOf(request).purpose) });
      return;
    }
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
      unanswered.count({ passport: code, destination, purpose });
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
