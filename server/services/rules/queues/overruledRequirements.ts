import type { Db } from '../../../../db/db.ts';
import {
  listPublishedRequirements,
  type PublishedRequirement,
} from '../../../../db/queries/rules/ownRequirements.ts';
import type { EntryAnswer } from '../../../schemas/answers/access.ts';
import { decideDestination, statedAccess } from '../../../schemas/answers/destinationVerdict.ts';
import { visaTypes } from '../../../schemas/constants.ts';
import type { OverruledRequirements } from '../../../schemas/rules/administratorRule.ts';
import { compareCountries } from '../../countries.ts';
import { currentTable } from '../../entryRules/currentTable.ts';
import { findAnswer } from '../../entryRules/findAnswer.ts';

/** A requirement that its country's answer contradicts and overrules. */
export type OverruledRequirement = PublishedRequirement & {
  access: NonNullable<EntryAnswer['access']>;
  answer: EntryAnswer;
};

/** A page (from 0) of overruled requirements of published destinations, and their total number. */
export async function listOverruledRequirements(
  db: Db,
  { page, pageSize }: OverruledRequirements,
): Promise<{ items: OverruledRequirement[]; total: number }> {
  const overruled = await overruledRequirements(db);
  const items: OverruledRequirement[] = [];
  for (const row of overruled.slice(page * pageSize, (page + 1) * pageSize)) {
    const { passport, destination, purpose } = row;
    const answer = await findAnswer(db, { passport, destination, purpose });
    items.push({ ...row, access: statedAccess(row, answer.access), answer });
  }
  return { items, total: overruled.length };
}

async function overruledRequirements(db: Db): Promise<PublishedRequirement[]> {
  const requirements = await listPublishedRequirements(db);
  const overruled = new Set<PublishedRequirement>();
  for (const purpose of visaTypes) {
    const ofPurpose = requirements.filter((row) => row.purpose === purpose);
    if (ofPurpose.length === 0) continue;
    const table = await currentTable(db, purpose);
    for (const row of ofPurpose) {
      const answer = table.at(row.passport, row.destination);
      if (!answer) continue;
      const { answeredBy, contradicts } = decideDestination(row, answer);
      if (answeredBy === 'country' && contradicts) overruled.add(row);
    }
  }
  const compare = await compareCountries(db);
  return [...overruled].sort(
    (a, b) =>
      a.destinationName.localeCompare(b.destinationName, 'en') ||
      a.destinationId.localeCompare(b.destinationId) ||
      compare(a.passport, b.passport) ||
      a.purpose.localeCompare(b.purpose),
  );
}
