import { type SavedVerdict, verdictToSave } from '#core/answers/savedVerdict.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { NotFound } from '../errors.ts';
import { findAnswer } from './findAnswer.ts';

/**
 * Today's verdicts on questions whose answers a visitor saved, in their order; null for a country
 * that no longer exists.
 */
export async function judgeSavedAnswers(
  db: Db,
  {
    questions,
    holds,
  }: {
    questions: readonly { passport: string; destination: string; purpose: VisaType }[];
    holds?: readonly string[] | undefined;
  },
): Promise<(SavedVerdict | null)[]> {
  const verdicts: (SavedVerdict | null)[] = [];
  // One by one: other requests run in between.
  for (const question of questions) {
    const answer = await findAnswer(db, { ...question, holds }).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    verdicts.push(answer && verdictToSave(answer));
  }
  return verdicts;
}
