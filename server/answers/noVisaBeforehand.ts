import { type ListedAccess, listedAccess } from '#core/answers/access.ts';
import { isOpen } from '#core/answers/accessCounts.ts';
import { isAboveTeam } from '#core/answers/destinationVerdict.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { statedAccess } from '#core/answers/requirement.ts';
import { DEFAULT_STAY, type VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { PassportEntry } from '#db/queries/destinations/destinationFilter.ts';
import { countryAnswerReader } from './countryEntry.ts';
import { allCountries } from './facts/countries.ts';

/** A requirement of a visa in advance, which may be the country's ETA. */
const inAdvance = { required: true, onArrival: false };

/**
 * The countries where each of these passports, with the documents in `holds`, needs no visa in
 * advance, today in UTC, without doubtful ones.
 */
export async function listEntryWithoutVisa(
  db: Db,
  {
    passports,
    purpose = DEFAULT_STAY,
    holds,
  }: { passports: string[]; purpose?: VisaType | undefined; holds?: string[] | undefined },
): Promise<PassportEntry[]> {
  const codes = (await allCountries(db)).map(({ code }) => code);
  const answerIn = await countryAnswerReader(db, { passports, purpose, holds });
  return passports.map((passport) => {
    const answers = codes.map((code) => ({ code, ...answerIn(passport, code) }));
    const codesWhere = (matches: (answer: (typeof answers)[number]) => boolean) =>
      answers.filter(matches).map(({ code }) => code);
    const mayYield = answers.filter(({ access, suspended }) => !suspended && access !== null);
    const isAnswered = ({ access }: Pick<EntryAnswer, 'access'>) => access !== 'own_country';
    return {
      passport,
      purpose,
      easy: codesWhere((answer) => isEasy(listedAccess(answer)) && !doubtOfCountry(answer)),
      easyInAdvance: codesWhere(({ access }) => isEasy(statedAccess(inAdvance, access))),
      aboveTeam: codesWhere(isAboveTeam),
      unanswered: codesWhere(({ access, suspended }) => !suspended && access === null),
      answered: Array.from(
        Map.groupBy(mayYield.filter(isAnswered), ({ asOf }) => asOf),
        ([asOf, group]) => ({ asOf, countries: group.map(({ code }) => code) }),
      ),
    };
  });
}

function isEasy(access: ListedAccess): boolean {
  return isOpen(access, 'no-visa-beforehand');
}
