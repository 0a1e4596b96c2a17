import { easeRank } from '#core/answers/access.ts';
import { decideDestination } from '#core/answers/destinationVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findDestination } from '#db/queries/destinations/destinations.ts';
import type { VisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';
import { weighedShort } from '#server/answers/countryEntry.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';

type Access = NonNullable<EntryAnswer['access']>;

/** A pair for which a destination's page would say that entry is harder than it says today. */
export type HarderAnswer = { passport: string; type: VisaType; before: Access; after: Access };

/**
 * The pairs whose access becomes harder when a requirement of the team takes the place of what is said
 * today: of the `current` requirement, or without one of the country's rule.
 */
export async function listHarderAnswers(
  db: Db,
  source: VisaRequirement,
  effects: readonly { passport: string; type: VisaType; current: VisaRequirement | null }[],
): Promise<HarderAnswer[]> {
  const destination = await findDestination(db, source.destinationId);
  if (!destination?.countryCode) return [];
  const { sources } = await ruleReference(db);
  const harder: HarderAnswer[] = [];
  for (const { passport, type, current } of effects) {
    const table = await currentTable(db, type);
    const answer = table.at(passport, destination.countryCode);
    if (!answer) continue;
    const country = weighedShort(answer, sources);
    const before = decideDestination(current ?? undefined, country).access;
    const after = decideDestination({ ...source, standing: 'team' }, country).access;
    if (before === null || after === null || easeRank(after) <= easeRank(before)) continue;
    harder.push({ passport, type, before, after });
  }
  return harder;
}
