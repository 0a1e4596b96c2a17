import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_STAY, visaTypes } from '../schemas/constants.ts';
import { createPairRequestCounter } from '../services/rules/pairRequests.ts';
import type { Services } from '../trpc/context.ts';

const ONE_MINUTE_MS = 60 * 1000;

/** /visa-info/JP, with or without a query. */
const answerPath = /^\/visa-info\/([A-Z]{2})(?:\?|$)/;

/**
 * Counts the pairs whose answer pages are asked for, cached or not, and writes the counts once a
 * minute and when the app closes. Only what was answered counts: its countries exist.
 */
export function countAnswerPages(
  app: FastifyInstance,
  { db, visitorCountry }: Services,
  { everyMs = ONE_MINUTE_MS } = {},
): void {
  const counter = createPairRequestCounter(db);
  const flush = () => counter.flush().catch((error: unknown) => app.log.error({ err: error }));
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onReady', async () => {
    timer = setInterval(flush, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const destination = answerPath.exec(request.url)?.[1];
    if (!destination || request.method !== 'GET' || ![200, 304].includes(statusCode)) return;
    const { type, from } = textsOf(request);
    const purpose = visaTypes.find((one) => one === type) ?? DEFAULT_STAY;
    const passport = /^[a-z]{2}$/i.test(from ?? '') ? from?.toUpperCase() : undefined;
    const { passports } = await visitorCountry(request);
    for (const code of passport ? [passport] : passports.map((one) => one.code)) {
      counter.count({ passport: code, destination, purpose });
    }
  });
}

/** The search parameters as the page reads them: of a repeated one the last counts. */
function textsOf({ query }: FastifyRequest): Record<string, string | undefined> {
  const params = query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, [value].flat().at(-1)]),
  );
}
