import type { Stay } from '../answers/entryAnswer.ts';
import { compareTexts } from '../compareTexts.ts';
import type { DifferenceCounts } from '../inputs/rules/ruleEdition.ts';
import { RULES_OF_PAGE } from '../records/lists.ts';
import type { Access, RuleCondition, VisaType } from '../vocabulary.ts';
import { fieldsOf, type RuleFields } from './ruleFields.ts';

type Pair = { passport: string; destination: string };

/** The answer of a rule. */
export type RuleAnswer = { access: Access; stay: Stay | null };

/** A pair on which two editions differ; `before` or `after` is null if one has no rule. */
export type RuleChange = {
  change: 'new' | 'changed' | 'missing';
  passport: string;
  destination: string;
  purpose: VisaType;
  condition: RuleCondition | null;
  conditionText: string;
  before: RuleAnswer | null;
  after: RuleAnswer | null;
};

export type Difference = { counts: DifferenceCounts; changes: RuleChange[] };

/** What tells the rules of one question apart, and what is compared of two editions. */
const [caseFields, answerFields] = [fieldsOf('case'), fieldsOf('answer')];

/** An edition's rules by `keyOf`. */
export type RulesByKey = ReadonlyMap<string, RuleFields>;

/** A rule's key: pair, purpose, condition and validity. */
export function keyOf(rule: RuleFields): string {
  const pair = pairKey(rule.passport, rule.destination, rule.purpose);
  if (caseFields.every((field) => !rule[field])) return pair;
  return `${pair} ${caseFields.map((field) => rule[field]).join(' ')}`;
}

/** The key of a rule without condition and validity. */
export function pairKey(passport: string, destination: string, purpose: VisaType): string {
  return `${destination} ${passport} ${purpose}`;
}

/** The difference between two editions, by destination and passport. */
export function differenceOf(before: RulesByKey, after: RulesByKey): Difference {
  const counts = { new: 0, changed: 0, unchanged: 0, missing: 0 };
  const changes: RuleChange[] = [];
  for (const [key, rule] of after) {
    const old = before.get(key);
    const change = !old ? 'new' : hasSameAnswer(old, rule) ? 'unchanged' : 'changed';
    counts[change] += 1;
    if (change !== 'unchanged') changes.push(changeOf(change, old, rule));
  }
  for (const [key, rule] of before) {
    if (after.has(key)) continue;
    counts.missing += 1;
    changes.push(changeOf('missing', rule, undefined));
  }
  return { counts, changes: changes.sort(byDestination) };
}

/** Whether two rules with the same key have the same answer. */
export function hasSameAnswer(one: RuleFields, other: RuleFields): boolean {
  return answerFields.every((field) => one[field] === other[field]);
}

export function answerOf({ access, stayNumber, stayUnit }: RuleFields): RuleAnswer {
  const stay = stayNumber && stayUnit ? { number: stayNumber, unit: stayUnit } : null;
  return { access, stay };
}

/** The number of changes per destination, largest first. */
export function countByDestination(
  changes: RuleChange[],
): { destination: string; changes: number }[] {
  const counts = new Map<string, number>();
  for (const { destination } of changes) {
    counts.set(destination, (counts.get(destination) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || compareTexts(a, b))
    .map(([destination, count]) => ({ destination, changes: count }));
}

/** A page (from 0) of changes, at one destination or all, and their total number. */
export function pageOfChanges(
  changes: readonly RuleChange[],
  { destination, page }: { destination?: string | undefined; page: number },
): { items: RuleChange[]; total: number } {
  const here = destination ? changes.filter((one) => one.destination === destination) : changes;
  const start = page * RULES_OF_PAGE;
  return { items: here.slice(start, start + RULES_OF_PAGE), total: here.length };
}

function changeOf(
  change: RuleChange['change'],
  before: RuleFields | undefined,
  after: RuleFields | undefined,
): RuleChange {
  const rule = after ?? before;
  if (!rule) throw new Error('A change is between two rules, one of which there is');
  return {
    change,
    passport: rule.passport,
    destination: rule.destination,
    purpose: rule.purpose,
    condition: rule.condition,
    conditionText: rule.conditionText,
    before: before ? answerOf(before) : null,
    after: after ? answerOf(after) : null,
  };
}

/** Compares pairs by destination, then by passport. */
export function byDestination(one: Pair, other: Pair): number {
  return (
    compareTexts(one.destination, other.destination) || compareTexts(one.passport, other.passport)
  );
}
