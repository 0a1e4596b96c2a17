import type { WeighedAnswer } from '#core/answers/destinationVerdict.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { NotFound } from '../errors.ts';
import type { RuleReference } from './ruleReference.ts';
import { answersWithDocuments } from './table/answersWithDocuments.ts';
import type { ShortAnswer } from './table/answerTable.ts';
import { tableOfPassports } from './table/currentTable.ts';

/**
 * Returns a function that reads the access of one of these passports to a country, today in UTC, with
 * the documents in `holds`. It throws NotFound for an unknown passport.
 */
export async function countryAnswerReader(
  db: Db,
  {
    passports,
    purpose,
    holds,
  }: {
    passports: readonly string[];
    purpose: VisaType;
    holds?: readonly string[] | undefined;
  },
): Promise<(passport: string, country: string) => ShortAnswer> {
  const table = await answersWithDocuments(
    db,
    await tableOfPassports(db, { passports, purpose }),
    holds,
  );
  return (passport, country) => {
    const answer = table.at(passport, country);
    if (!answer) throw new NotFound('Passport');
    return answer;
  };
}

/** The part of a table's answer that verdicts of destinations need. */
export function weighedShort(
  { access, stay, asOf, suspended, disagrees, conditional, source }: ShortAnswer,
  sources: RuleReference['sources'],
): WeighedAnswer {
  const kind = (source && sources.get(source)?.kind) || null;
  const statements = [{ access, stay, conditional, kind }];
  return { access, stay, asOf, suspended, disagrees, statements };
}
