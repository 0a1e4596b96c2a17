import { setImmediate } from 'node:timers/promises';
import { utcDay } from '#core/dates.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import { listFreePairs, listRestrictedPairs } from '#db/queries/rules/sourceStatements.ts';
import { listBareRulesAt } from '#db/queries/rules/storedRules.ts';
import { factsOf } from '#server/answers/findAnswer.ts';
import { resolveAnswer } from '#server/answers/resolveAnswer.ts';
import { currentRules, type RuleReference } from '#server/answers/ruleReference.ts';
import {
  type ChangeOf,
  changedAnswers,
  comparedAnswer,
  oncePerPair,
  type Pair,
} from '../changedAnswers.ts';

/** What all answers share before and after a switch, and the id of the edition that it makes current. */
type Switch = { before: RuleReference; after: RuleReference; editionId: number | null };

/**
 * The answers of these pairs that a switch of one source's edition and statements changes. Yields
 * between destinations, about 10 ms each.
 */
export async function answersChangedBySwitch(
  db: Db,
  { before, after, editionId }: Switch,
  of: ChangeOf,
  pairs: readonly Pair[],
): Promise<AnswerChange[]> {
  const today = utcDay();
  const changes: AnswerChange[] = [];
  for (const asked of byDestinationAndPurpose(pairs)) {
    const stored = await listBareRulesAt(db, asked[0], editionId);
    const rulesOf = Map.groupBy(stored, ({ passport }) => passport);
    const answersWith = (reference: RuleReference) =>
      asked.map((pair) => {
        const rules = currentRules(rulesOf.get(pair.passport) ?? [], reference);
        const facts = factsOf(pair, rules, reference);
        const settings = { staleness: reference.staleness, today };
        return comparedAnswer(resolveAnswer({ ...pair, on: today }, facts, settings));
      });
    changes.push(...changedAnswers(of, asked, answersWith(before), answersWith(after)));
    await setImmediate();
  }
  return changes;
}

/** The pairs whose access or stay a source's statements other than rules may decide. */
export async function listStatedPairs(db: Db, sourceId: string): Promise<Pair[]> {
  const restricted = await listRestrictedPairs(db, sourceId);
  return [
    ...(await listFreePairs(db, sourceId)),
    ...restricted.flatMap((pair) => visaTypes.map((purpose) => ({ ...pair, purpose }))),
  ];
}

function byDestinationAndPurpose(pairs: readonly Pair[]): [Pair, ...Pair[]][] {
  const groups = Map.groupBy(
    oncePerPair(pairs),
    ({ destination, purpose }) => `${destination} ${purpose}`,
  );
  return [...groups.values()] as [Pair, ...Pair[]][];
}
