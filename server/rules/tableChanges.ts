import { comparableProgrammes } from '#core/answers/transit/programmes.ts';
import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import {
  type ChangeOf,
  changedAnswers,
  comparedAnswer,
  type Pair,
} from '#server/answers/changedAnswers.ts';
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
    const comparedAnswersOf = (compared: ComparedTable) =>
      pairs.map((pair) => ({
        ...comparedAnswer(
          compared.table.at(passport, pair.destination) ?? { access: null, stay: null },
        ),
        programmes: programmesOf(compared, pair),
      }));
    return changedAnswers(of, pairs, comparedAnswersOf(before), comparedAnswersOf(after));
  });
}

function programmesOf(
  { table, policies }: ComparedTable,
  { passport, destination }: Pair,
): string | undefined {
  const border = table.border?.at(passport, destination);
  if (!border || !policies) return undefined;
  const traveller = { passport, on: table.day, holds: [] };
  return comparableProgrammes(policies.get(destination), traveller, border);
}
