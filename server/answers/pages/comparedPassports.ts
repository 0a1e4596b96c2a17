import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { byEaseOfEntry, statusOf } from '#core/answers/verdict.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { NotFound } from '#server/errors.ts';
import { countryOf } from '../facts/countries.ts';
import { findAnswer } from '../findAnswer.ts';

type Country = NonNullable<Awaited<ReturnType<typeof countryOf>>>;

/** A visitor's question about one country, with all their passports. */
export type ComparedQuestion = {
  destination: string;
  purpose: VisaType;
  on?: string | undefined;
  passports: string[];
  /** The passport that the page's address names. */
  shown?: string | undefined;
  holds?: string[] | undefined;
};

/** One of the visitor's passports, and its answer. */
export type ComparedAnswer = { passport: Country; answer: EntryAnswer };

/**
 * The answers of the visitor's passports, easiest entry first, and the passport that the page shows:
 * the named one, or else the first. Throws NotFound for an unknown code.
 */
export async function comparePassportsAt(
  db: Db,
  { passports, shown, ...question }: ComparedQuestion,
): Promise<{ passport: Country; compared: ComparedAnswer[] }> {
  const answered = await Promise.all(
    passports.map(async (passport) => {
      const answer = await findAnswer(db, { ...question, passport });
      return { passport: await requireCountry(db, passport), answer, status: statusOf(answer) };
    }),
  );
  const [easiest, ...others] = answered.sort(byEaseOfEntry);
  if (!easiest) throw new NotFound('Passport');
  const passport = shown === undefined ? easiest.passport : await requireCountry(db, shown);
  return { passport, compared: [easiest, ...others] };
}

async function requireCountry(db: Db, code: string): Promise<Country> {
  const country = await countryOf(db, code);
  if (!country) throw new NotFound('Country');
  return country;
}
