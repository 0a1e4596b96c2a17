import { packAnswers } from '#core/answers/packedAnswers.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { isOfferedPassport } from '#db/queries/countries.ts';
import { allCountries } from './facts/countries.ts';
import { answersForDestination } from './table/currentTable.ts';

/**
 * The answers of all offered passports in a country, by default for tourists, today in UTC, its own
 * included: packed answers, by passport code.
 */
export async function listPassportEntry(
  db: Db,
  { code, purpose }: { code: string; purpose?: VisaType | undefined },
): Promise<string> {
  const countries = await allCountries(db);
  const passports = new Map(
    countries.filter(isOfferedPassport).map(({ code, continent }) => [code, continent]),
  );
  const answers = await answersForDestination(db, code, purpose);
  return packAnswers(
    answers.flatMap((answer) => {
      const continent = passports.get(answer.passport);
      return continent ? [{ ...answer, code: answer.passport, continent }] : [];
    }),
  );
}
