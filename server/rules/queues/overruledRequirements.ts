import { type DestinationVerdict, decideDestination } from '#core/answers/destinationVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { shownAccess } from '#core/answers/requirement.ts';
import type { OverruledRequirements } from '#core/inputs/rules/administratorRule.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import {
  listPublishedRequirements,
  type PublishedRequirement,
} from '#db/queries/visaRequirements/ownRequirements.ts';
import { weighedShort } from '#server/answers/countryEntry.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';

/** A requirement that its country's answer contradicts: it overrules it, or puts it in doubt. */
export type OverruledRequirement = PublishedRequirement &
  Pick<DestinationVerdict, 'answeredBy' | 'differs'> & {
    access: NonNullable<EntryAnswer['access']>;
    answer: EntryAnswer;
  };

/**
 * A page (from 0) of the requirements of published destinations that their country's answer
 * overrules or puts in doubt, and their total number. Those easier than an official or compiled
 * source come first.
 */
export async function listOverruledRequirements(
  db: Db,
  { page, pageSize }: OverruledRequirements,
): Promise<{ items: OverruledRequirement[]; total: number }> {
  const overruled = await overruledRequirements(db);
  const items: OverruledRequirement[] = [];
  for (const row of overruled.slice(page * pageSize, (page + 1) * pageSize)) {
    const { passport, destination, purpose } = row;
    const answer = await findAnswer(db, { passport, destination, purpose });
    items.push({ ...row, access: shownAccess(row, answer.access), answer });
  }
  return { items, total: overruled.length };
}

async function overruledRequirements(db: Db) {
  const requirements = await listPublishedRequirements(db);
  const { sources } = await ruleReference(db);
  const overruled: (PublishedRequirement & Pick<DestinationVerdict, 'answeredBy' | 'differs'>)[] =
    [];
  for (const purpose of visaTypes) {
    const ofPurpose = requirements.filter((row) => row.purpose === purpose);
    if (ofPurpose.length === 0) continue;
    const table = await currentTable(db, purpose);
    for (const row of ofPurpose) {
      const answer = table.at(row.passport, row.destination);
      if (!answer) continue;
      const verdict = decideDestination(row, weighedShort(answer, sources));
      const { answeredBy, contradicts, differs } = verdict;
      const isOverruled = answeredBy === 'country' && contradicts;
      if (isOverruled || differs) overruled.push({ ...row, answeredBy, differs });
    }
  }
  const compare = await compareCountries(db);
  return overruled.sort(
    (a, b) =>
      Number(b.differs === 'easier') - Number(a.differs === 'easier') ||
      a.destinationName.localeCompare(b.destinationName, 'en') ||
      a.destinationId.localeCompare(b.destinationId) ||
      compare(a.passport, b.passport) ||
      a.purpose.localeCompare(b.purpose),
  );
}
