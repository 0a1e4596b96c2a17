import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { ExceptedAnswers } from '#core/inputs/rules/administratorRule.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';

/**
 * Passports with the same answer at a destination, which is known to have exceptions that its only
 * source doesn't name: "Ask before you travel".
 */
type ExceptedGroup = {
  destination: string;
  purpose: VisaType;
  access: EntryAnswer['access'];
  /** By name. */
  passports: string[];
};

/**
 * The answers with "Ask before you travel" of today, by destination and access; a page (from 0),
 * largest groups first, and the total number of groups.
 */
export async function listExceptedAnswers(
  db: Db,
  { page, pageSize }: ExceptedAnswers,
): Promise<{ items: ExceptedGroup[]; total: number }> {
  const groups = await exceptedGroups(db);
  const items = groups.slice(page * pageSize, (page + 1) * pageSize);
  return { items, total: groups.length };
}

/** The total number of groups in `listExceptedAnswers`. */
export async function countExceptedAnswers(db: Db): Promise<number> {
  return (await exceptedGroups(db)).length;
}

async function exceptedGroups(db: Db): Promise<ExceptedGroup[]> {
  const groups = new Map<string, ExceptedGroup>();
  for (const purpose of visaTypes) {
    const pairs = (await currentTable(db, purpose)).pairsWith('askBeforeTravel');
    for (const { passport, destination, answer } of pairs) {
      const { access } = answer;
      const key = [destination, purpose, access].join();
      const group = groups.get(key) ?? { destination, purpose, access, passports: [] };
      groups.set(key, group);
      group.passports.push(passport);
    }
  }
  const compare = await compareCountries(db);
  for (const { passports } of groups.values()) passports.sort(compare);
  return [...groups.values()].sort(
    (a, b) => b.passports.length - a.passports.length || compare(a.destination, b.destination),
  );
}
