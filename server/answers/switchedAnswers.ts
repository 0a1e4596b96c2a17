import { setImmediate } from 'node:timers/promises';
import { answerOfDay } from '#core/answers/orderOfTruth/answerOfDay.ts';
import type { BareRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import { airsideOf } from '#core/answers/transit/airside.ts';
import { answersByBorder } from '#core/answers/transit/transitAnswer.ts';
import { isNotAdmitted } from '#core/answers/work/workAnswer.ts';
import { utcDay } from '#core/dates.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import { listBareRulesAt } from '#db/queries/rules/storedRules.ts';
import {
  type ChangeOf,
  changedAnswers,
  comparedAnswer,
  comparedProgrammes,
  oncePerPair,
  type Pair,
} from './changedAnswers.ts';
import { factsOf } from './findAnswer.ts';
import { currentRules, type RuleReference } from './ruleReference.ts';
import type { ShortAnswer } from './table/answerTable.ts';
import { toShortAnswer } from './table/buildAnswerTable.ts';

/** What all answers share before and after a switch, and the id of the edition that it makes current. */
type Switch = { before: RuleReference; after: RuleReference; editionId: number | null };

/**
 * The answers of these pairs that a switch of one source's edition and statements changes. Yields
 * between destinations, about 10 ms each. `unstored` are rules of an edition that isn't stored.
 */
export async function answersChangedBySwitch(
  db: Db,
  { before, after, editionId }: Switch,
  of: ChangeOf,
  pairs: readonly Pair[],
  unstored: readonly (BareRule & Pair)[] = [],
): Promise<AnswerChange[]> {
  const unstoredAt = Map.groupBy(unstored, groupOf);
  const today = utcDay();
  const changes: AnswerChange[] = [];
  for (const asked of byDestinationAndPurpose(pairs)) {
    const stored = await listBareRulesAt(db, asked[0], editionId);
    const rules = [...stored, ...(unstoredAt.get(groupOf(asked[0])) ?? [])];
    const answerOf = resolverOf(rules, today);
    const borderOf = await borderResolver(db, asked[0], after);
    const answersWith = (reference: RuleReference) =>
      asked.map((pair) => {
        const answer = answerOf(pair, reference);
        const border = borderOf?.(pair);
        if (!border) return comparedAnswer(answer);
        return {
          ...comparedAnswer(isBorders(pair, { answer, border }, reference) ? border : answer),
          programmes:
            pair.purpose === 'transit'
              ? comparedProgrammes(reference, pair, { border, on: today })
              : undefined,
        };
      });
    changes.push(...changedAnswers(of, asked, answersWith(before), answersWith(after)));
    await setImmediate();
  }
  return changes;
}

/** Whether what passing the border takes is the answer on another stay than a visit. */
function isBorders(
  { passport, destination, purpose }: Pair,
  { answer, border }: Record<'answer' | 'border', ShortAnswer>,
  { transitPolicies, sources }: RuleReference,
): boolean {
  if (purpose === 'working') return isNotAdmitted(border, sources.get(answer.source ?? '')?.kind);
  return answersByBorder(answer, airsideOf(transitPolicies.get(destination), passport), border);
}

/** Resolves pairs of one destination and purpose by these rules. */
function resolverOf(rules: readonly (BareRule & { passport: string })[], today: string) {
  const rulesOf = Map.groupBy(rules, ({ passport }) => passport);
  return (pair: Pair, reference: RuleReference): ShortAnswer => {
    const current = currentRules(rulesOf.get(pair.passport) ?? [], reference);
    const facts = factsOf(pair, current, reference);
    const settings = { staleness: reference.staleness, today };
    return toShortAnswer(answerOfDay({ ...pair, on: today }, facts, settings));
  };
}

/**
 * For other stays than visits, what passing the border takes, after the switch: its change is one of tourist
 * stays. Undefined for visits.
 */
async function borderResolver(
  db: Db,
  { destination, purpose }: Pair,
  after: RuleReference,
): Promise<((pair: Pair) => ShortAnswer) | undefined> {
  if (purpose === DEFAULT_STAY) return undefined;
  const ofTourists = { destination, purpose: DEFAULT_STAY };
  const answerOf = resolverOf(await listBareRulesAt(db, ofTourists, null), utcDay());
  return (pair) => answerOf({ ...pair, purpose: DEFAULT_STAY }, after);
}

function byDestinationAndPurpose(pairs: readonly Pair[]): [Pair, ...Pair[]][] {
  return [...Map.groupBy(oncePerPair(pairs), groupOf).values()] as [Pair, ...Pair[]][];
}

/** What rules of one destination and purpose have in common. */
export function groupOf({ destination, purpose }: Pair): string {
  return `${destination} ${purpose}`;
}
