import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import type { AnswerTable } from '../answers/table/answerTable.ts';
import { type ChangeOf, changedAnswers, comparedAnswer, type Pair } from './changedAnswers.ts';

/**
 * The differing answers of two tables of one purpose, as rows to record. Tables of changing planes are
 * built with the same tourists' table, whose changes are recorded as those of tourist stays.
 */
export function changesBetween(
  before: AnswerTable,
  after: AnswerTable,
  of: ChangeOf,
  countries: readonly string[],
): AnswerChange[] {
  const { purpose } = after;
  return countries.flatMap((passport) => {
    const pairs: Pair[] = countries.map((destination) => ({ passport, destination, purpose }));
    const comparedAnswersOf = (table: AnswerTable) =>
      pairs.map(({ destination }) =>
        comparedAnswer(table.at(passport, destination) ?? { access: null, stay: null }),
      );
    return changedAnswers(of, pairs, comparedAnswersOf(before), comparedAnswersOf(after));
  });
}
