import { packAnswers } from '#core/answers/packedAnswers.ts';
import type { Db } from '#db/db.ts';
import { isOfferedPassport } from '#db/queries/countries.ts';
import { allCountries } from './facts/countries.ts';
import { answersForDestination } from './table/currentTable.ts';

/**
 * The answers of all offered passports in a country for a tourist stay, today in UTC, its own
 * included: packed answers, by passport code.
 */
export async function listPassportEntry(db: Db, destination: string): Promise<string> {
  const countries = await allCountries(db);
  const passports = new Map(
    countries.filter(isOfferedPassport).map(({ code, continent }) => [code, continent]),
  );
  const answers = await answersForDestination(db, destination);
  return packAnswers(
    answers.flatMap((answer) => {
      const code = answer.passport;
      const continent = passports.get(code);
      return continent ? [{ ...answer, code, continent }] : [];
    }),
  );
}
