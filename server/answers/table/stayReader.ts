import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { NotFound } from '#server/errors.ts';
import { type RuleReference, ruleReference } from '../ruleReference.ts';
import { type AnswerReader, answersWithDocuments } from './answersWithDocuments.ts';
import type { ShortAnswer } from './answerTable.ts';
import { tableOfPassports } from './currentTable.ts';

/** Whose answers in all countries are asked for: passports, and the documents in `holds`, by name. */
export type AskedEverywhere = {
  passports: readonly string[];
  holds?: readonly string[] | undefined;
};

/** A passport's answer in a country for a kind of stay other than a tourist's, and the tourist's. */
export type FoundAnswer = {
  passport: string;
  country: string;
  answer: ShortAnswer;
  visit: ShortAnswer;
};

/** The answers for a kind of stay and for tourists, with the traveller's documents. */
export type StayReader = {
  reader: AnswerReader;
  visits: AnswerReader;
  reference: RuleReference;
  holds: readonly string[];
  /** Throws NotFound for an unknown code. */
  find: (passport: string, country: string) => FoundAnswer;
};

/** Today's answers of these passports for a kind of stay. Throws NotFound for an unknown passport. */
export async function readStay(
  db: Db,
  { passports, holds = [] }: AskedEverywhere,
  purpose: VisaType,
): Promise<StayReader> {
  const reference = await ruleReference(db);
  if (!passports.every((code) => reference.isCountry.has(code))) throw new NotFound('Passport');
  const table = await tableOfPassports(db, { passports, purpose });
  const border = table.border ?? (await tableOfPassports(db, { passports, day: table.day }));
  const reader = await answersWithDocuments(db, table, holds);
  const visits = await answersWithDocuments(db, border, holds);
  const find = (passport: string, country: string): FoundAnswer => {
    const [answer, visit] = [reader.at(passport, country), visits.at(passport, country)];
    if (!answer || !visit) throw new NotFound('Country');
    return { passport, country, answer, visit };
  };
  return { reader, visits, reference, holds, find };
}
