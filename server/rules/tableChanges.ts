import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import {
  type ChangeOf,
  changedAnswers,
  comparedAnswer,
  comparedProgrammes,
  type Pair,
} from '../answers/changedAnswers.ts';
import type { RuleReference } from '../answers/ruleReference.ts';
import type { AnswerTable } from '../answers/table/answerTable.ts';

/** A table of answers, and of changing planes the policies whose programmes are compared, if any are. */
export type ComparedTable = {
  table: AnswerTable;
  policies?: RuleReference['transitPolicies'] | undefined;
};

/**
 * The differing answers of two tables of one purpose, as rows to record. Tables of changing planes are
 * built with the same tourists' table, whose changes are recorded as those of tourist stays.
 */
export function changesBetween(
  before: ComparedTable,
  after: ComparedTable,
  of: ChangeOf,
  countries: readonly string[],
): AnswerChange[] {
  const { purpose } = after.table;
  return countries.flatMap((passport) => {
    const pairs: Pair[] = countries.map((destination) => ({ passport, destination, purpose }));
    const comparedAnswersOf = ({ table, policies }: ComparedTable) =>
      pairs.map((pair) => {
        const border = table.border?.at(passport, pair.destination);
        return {
          ...comparedAnswer(table.at(passport, pair.destination) ?? { access: null, stay: null }),
          programmes:
            border &&
            policies &&
            comparedProgrammes({ transitPolicies: policies }, pair, { border, on: table.day }),
        };
      });
    return changedAnswers(of, pairs, comparedAnswersOf(before), comparedAnswersOf(after));
  });
}
