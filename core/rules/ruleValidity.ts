import { addDays } from '../dates.ts';

/** The first and last day of validity; null if unbounded. */
export type Validity = { validFrom: string | null; validTo: string | null };

type ConditionalValidity = Validity & { condition: string | null; conditionText: string };

/** Whether two rules of a pair and purpose have the same condition. */
function sameCondition(
  a: Pick<ConditionalValidity, 'condition' | 'conditionText'>,
  b: Pick<ConditionalValidity, 'condition' | 'conditionText'>,
): boolean {
  const detail = (text: string) => text.trim().toLowerCase();
  return a.condition === b.condition && detail(a.conditionText) === detail(b.conditionText);
}

/** Whether two rules of a pair and purpose with the same condition are valid on a common day. */
export function overlaps(a: ConditionalValidity, b: ConditionalValidity): boolean {
  return sameCondition(a, b) && beginsByEndOf(a, b) && beginsByEndOf(b, a);
}

function beginsByEndOf({ validFrom }: Validity, { validTo }: Validity): boolean {
  return validFrom === null || validTo === null || validFrom <= validTo;
}

/** The place of a new rule among those of its pair, purpose and condition. */
export type PlacedRule<Rule> = {
  /** Its own last day, or the day before a later rule begins. */
  validTo: string | null;
  /** The rule valid on the new one's first day. */
  covering: Rule | null;
  /** The new last day of `covering`; null if none of it remains before the new rule. */
  endsBefore: string | null;
  /** The day on which `covering` resumes; null if it ends by then. */
  resumesOn: string | null;
  /** Whether nothing of `covering` remains. */
  takesAll: boolean;
};

/** Places a new rule; `others` must not overlap each other. */
export function placeRule<Rule extends ConditionalValidity>(
  rule: ConditionalValidity,
  others: Rule[],
): PlacedRule<Rule> {
  const { validFrom } = rule;
  const alike = others.filter((other) => sameCondition(other, rule));
  const isLater = (other: Rule) => (other.validFrom ?? '') > (validFrom ?? '');
  const next = alike
    .filter(isLater)
    .map((other) => other.validFrom ?? '')
    .sort()[0];
  const dayBeforeNext = next === undefined ? null : addDays(next, -1);
  const validTo = earlier(rule.validTo, dayBeforeNext);
  const covering =
    alike.find((other) => !isLater(other) && overlaps(other, { ...rule, validTo })) ?? null;
  const isLeftBefore = covering && validFrom !== null && covering.validFrom !== validFrom;
  const isLeftAfter =
    covering && validTo !== null && (covering.validTo === null || covering.validTo > validTo);
  return {
    validTo,
    covering,
    endsBefore: isLeftBefore ? addDays(validFrom, -1) : null,
    resumesOn: isLeftAfter ? addDays(validTo, 1) : null,
    takesAll: !isLeftBefore && !isLeftAfter,
  };
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
