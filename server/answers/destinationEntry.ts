import { easeRank } from '#core/answers/access.ts';
import { decideDestination } from '#core/answers/destinationVerdict.ts';
import { doubtAtDestination, type ListedAnswer, listedAnswer } from '#core/answers/doubt.ts';
import type { OwnRequirement } from '#core/answers/requirement.ts';
import { DEFAULT_STAY, type VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { listStatedEntry, type StatedEntry } from '#db/queries/destinations/destinationEntry.ts';
import { countryAnswerReader, weighedShort } from './countryEntry.ts';
import { ruleReference } from './ruleReference.ts';

/** The answer for the passport with the easiest entry to a destination. */
export type DestinationEntry = ListedAnswer & { destinationId: string; passport: string };

/**
 * The easiest entry among these passports to each destination, according to `decideDestination`,
 * with the documents in `holds`, for tourists or for changing planes, today in UTC. Missing destinations
 * are omitted. Throws NotFound for an unknown passport.
 */
export async function listDestinationEntry(
  db: Db,
  {
    passports,
    destinationIds,
    purpose = DEFAULT_STAY,
    holds,
  }: {
    passports: string[];
    destinationIds: string[];
    purpose?: VisaType | undefined;
    holds?: string[] | undefined;
  },
): Promise<DestinationEntry[]> {
  if (destinationIds.length === 0) return [];
  const stated = await listStatedEntry(db, { passports, destinationIds, purpose });
  const answerIn = await countryAnswerReader(db, { passports, purpose, holds });
  const { sources } = await ruleReference(db);
  const entriesOf = (destinationId: string, rows: StatedEntry[]): DestinationEntry[] =>
    passports.map((passport) => {
      const own = rows.find((row) => row.passport === passport);
      const country = answerIn(passport, rows[0]?.country ?? '');
      const verdict = decideDestination(
        own && toOwnRequirement(own),
        weighedShort(country, sources),
      );
      if (verdict.answeredBy === 'country') {
        return { destinationId, passport, ...listedAnswer(country) };
      }
      const mark = verdict.differs === null ? null : 'disagrees';
      const doubt = doubtAtDestination(verdict, country);
      return { destinationId, passport, access: verdict.access, mark, doubt };
    });
  return Array.from(
    Map.groupBy(stated, ({ id }) => id),
    ([id, rows]) =>
      entriesOf(id, rows).reduce((best, other) => (ease(other) < ease(best) ? other : best)),
  );
}

function toOwnRequirement({ required, onArrival, durationDays, ...source }: StatedEntry) {
  return {
    required: required === 1,
    onArrival: onArrival === 1,
    durationDays: durationDays ?? 0,
    sourceAddress: source.sourceAddress,
    sourceDate: source.sourceDate,
    standing: source.standing ?? 'sample',
    updatedAt: source.updatedAt ?? '',
  } satisfies OwnRequirement;
}

/** The sort key: unknown comes last. */
function ease({ access }: ListedAnswer): number {
  return access === null ? Number.POSITIVE_INFINITY : easeRank(access);
}
