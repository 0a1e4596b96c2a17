import type { FastifyInstance } from 'fastify';
import { sourceOfChange } from '#core/answers/words/changeWords.ts';
import { type ChangesResponse, changesQuery } from '#core/inputs/jsonApi/changes.ts';
import { API_PATH } from '#core/jsonApi.ts';
import { FEED_PATH } from '#core/site/pages.ts';
import type { Db } from '#db/db.ts';
import type { ChangedAnswer, RecordedChange } from '#db/queries/answers/answerChanges.ts';
import { countryOf } from '../answers/facts/countries.ts';
import { originOf } from '../http/originChecks.ts';
import { listAnswerChanges } from '../rules/answerChanges.ts';
import type { Services } from '../trpc/context.ts';
import { attribution, daysOf } from './answerParts.ts';
import { cachedByAddress, sendJson } from './cachedRoute.ts';
import { limited } from './limitedWork.ts';
import { InvalidParameters, readQuery } from './parameters.ts';

/** Serves /api/v1/changes: changed answers, newest first. */
export function serveChanges(api: FastifyInstance, { db, config }: Services): void {
  api.get('/changes', { config: cachedByAddress(config) }, (request, reply) =>
    limited(reply, async () => {
      const { cursor, since, ...filter } = readQuery(changesQuery, request.query);
      await refuseUnknownCodes(db, filter);
      const { changes, next } = await listAnswerChanges(db, {
        ...filter,
        // A day means its start.
        since: since && new Date(since).toISOString(),
        before: cursor === undefined ? undefined : Number(cursor),
      });
      const origin = originOf(request, config.publicUrl);
      const body: ChangesResponse = {
        changes: changes.map(changeBody),
        next: next === null ? null : nextAddress(origin, { since, ...filter }, next),
      };
      return sendJson(reply, body);
    }),
  );

  // For programs that append a format to an API address.
  api.get(FEED_PATH, (_request, reply) => reply.redirect(FEED_PATH, 308));
}

async function refuseUnknownCodes(
  db: Db,
  codes: { passport?: string | undefined; destination?: string | undefined },
): Promise<void> {
  const errors = [];
  for (const [field, code] of Object.entries(codes)) {
    if (code === undefined || (await countryOf(db, code))) continue;
    errors.push({ field, message: 'No country has this code' });
  }
  if (errors.length > 0) throw new InvalidParameters(errors);
}

function nextAddress(
  origin: string,
  filter: Record<string, string | undefined>,
  before: number,
): string {
  const address = new URL(`${API_PATH}/changes`, origin);
  for (const [name, value] of Object.entries({ ...filter, cursor: String(before) })) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}

function changeBody(change: RecordedChange): ChangesResponse['changes'][number] {
  const { id, changedAt, cause, edition, source } = change;
  const sourceTitle = sourceOfChange(change.sourceTitle);
  const { passport, destination, purpose, before, after, programmesOnly } = change;
  return {
    id,
    changedAt,
    cause,
    source: {
      title: sourceTitle,
      address: source?.address ?? null,
      edition,
      licence: source?.licence ?? '',
      attribution: attribution({
        title: sourceTitle,
        publisher: source?.publisher ?? '',
        licence: source?.licence ?? '',
        date: null,
      }),
    },
    passport,
    destination,
    purpose,
    before: changedAnswer(before),
    after: changedAnswer(after),
    programmesOnly,
  };
}

function changedAnswer({ access, stay }: ChangedAnswer) {
  return { access, days: daysOf(stay), stay };
}
