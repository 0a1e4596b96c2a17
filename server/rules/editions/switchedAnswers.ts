import { setImmediate } from 'node:timers/promises';
import { answerOfDay } from '#core/answers/orderOfTruth/answerOfDay.ts';
import type { BareRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import { airsideOf } from '#core/answers/transit/airside.ts';
import { comparableProgrammes } from '#core/answers/transit/programmes.ts';
import { answersByBorder } from '#core/answers/transit/transitAnswer.ts';
import { isNotAdmitted } from '#core/answers/work/workAnswer.ts';
import { utcDay } from '#core/dates.ts';
import type { RuleFields } from '#core/rules/ruleFields.ts';
import { DEFAULT_STAY, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import { listFreePairs, listRestrictedPairs } from '#db/queries/rules/sourceStatements.ts';
import { listStayPolicies } from '#db/queries/rules/stayPolicies.ts';
import { listBareRulesAt, listCountryCodes } from '#db/queries/rules/storedRules.ts';
import { factsOf } from '#server/answers/findAnswer.ts';
import { currentRules, type RuleReference, ruleReference } from '#server/answers/ruleReference.ts';
import type { ShortAnswer } from '#server/answers/table/answerTable.ts';
import { toShortAnswer } from '#server/answers/table/buildAnswerTable.ts';
import {
  type ChangeOf,
  changedAnswers,
  comparedAnswer,
  oncePerPair,
  type Pair,
} from '../changedAnswers.ts';

import type { EditionSource } from './importEdition.ts';

/** What all answers share before and after a switch, and the id of the edition that it makes current. */
type Switch = { before: RuleReference; after: RuleReference; editionId: number | null };

/** The id of an edition that isn't stored. */
const NOT_STORED = -1;

/** The number of visitors' answers that an edition would change whose rules aren't stored yet. */
export async function countChangedAnswers(
  db: Db,
  {
    source: { id: sourceId, ...described },
    date,
    rules,
    changes,
  }: {
    source: EditionSource;
    date: string | null;
    rules: readonly RuleFields[];
    changes: readonly Pair[];
  },
): Promise<number> {
  const before = await ruleReference(db);
  const now = new Date().toISOString();
  const { kind, quality, title, publisher, licence = '', address = null } = described;
  const previewed = {
    ...(before.sources.get(sourceId) ?? {
      sourceId,
      kind,
      quality,
      title,
      publisher,
      licence,
      address,
    }),
    editionId: NOT_STORED,
    editionDate: date,
  };
  const after = { ...before, sources: new Map(before.sources).set(sourceId, previewed) };
  const changedPairs = new Set(changes.map((pair) => `${groupOf(pair)} ${pair.passport}`));
  const unstored = rules
    .filter((rule) => changedPairs.has(`${groupOf(rule)} ${rule.passport}`))
    .map((rule) => toBareRule(rule, sourceId, now));
  const of = { cause: 'import', editionId: null, sourceTitle: title } as const;
  const change = { before, after, editionId: null };
  return (await answersChangedBySwitch(db, change, of, changes, unstored)).length;
}

function toBareRule(rule: RuleFields, sourceId: string, updatedAt: string): BareRule & Pair {
  return { ...rule, id: NOT_STORED, sourceId, editionId: NOT_STORED, updatedAt };
}

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
          programmes: programmesOf(pair, border, { reference, today }),
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

/** What lets a passport leave the airport between two flights; undefined for other stays. */
function programmesOf(
  { passport, destination, purpose }: Pair,
  border: ShortAnswer,
  { reference, today }: { reference: RuleReference; today: string },
): string | undefined {
  if (purpose !== 'transit') return undefined;
  const traveller = { passport, on: today, holds: [] };
  return comparableProgrammes(reference.transitPolicies.get(destination), traveller, border);
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

/** The pairs whose access or stay a source's statements other than rules may decide. */
export async function listStatedPairs(db: Db, sourceId: string): Promise<Pair[]> {
  const restricted = await listRestrictedPairs(db, sourceId);
  return [
    ...(await listFreePairs(db, sourceId)),
    ...(await listPolicyPairs(db, sourceId)),
    ...restricted.flatMap((pair) => visaTypes.map((purpose) => ({ ...pair, purpose }))),
  ];
}

/** The pairs about which a source has policies. */
async function listPolicyPairs(db: Db, sourceId: string): Promise<Pair[]> {
  const ofSource = (await listStayPolicies(db)).filter((policy) => policy.sourceId === sourceId);
  if (ofSource.length === 0) return [];
  const passports = await listCountryCodes(db);
  return ofSource.flatMap(({ country: destination, purpose }) =>
    passports
      .filter((passport) => passport !== destination)
      .map((passport) => ({ passport, destination, purpose })),
  );
}

function byDestinationAndPurpose(pairs: readonly Pair[]): [Pair, ...Pair[]][] {
  return [...Map.groupBy(oncePerPair(pairs), groupOf).values()] as [Pair, ...Pair[]][];
}

function groupOf({ destination, purpose }: Pair): string {
  return `${destination} ${purpose}`;
}
