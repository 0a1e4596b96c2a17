import { addMonths, isoDay, monthsAfter, requireDayNumber } from '../dates.ts';
import type { EntryConditionInput } from '../inputs/records/entryCondition.ts';

/**
 * Checks a passport's dates for a stay. Days are texts, YYYY-MM-DD, which sort chronologically.
 */

/** A destination's condition for foreign passports; see entryCondition.ts. */
export type PassportCondition = {
  kind: 'passport_validity' | 'passport_age';
  months: number;
  /** Days instead of months. */
  number: number | null;
  countedFrom: EntryConditionInput['countedFrom'];
};

/** Whether a condition is about the passport's dates. */
export function isAboutDates<Condition extends { kind: EntryConditionInput['kind'] }>(
  condition: Condition,
): condition is Condition & { kind: PassportCondition['kind'] } {
  return condition.kind === 'passport_validity' || condition.kind === 'passport_age';
}

/** The dates of a passport and of a stay; each may be unknown. */
export type PassportDates = {
  issued: string | undefined;
  /** The last day of validity. */
  expires: string | undefined;
  entry: string | undefined;
  departure: string | undefined;
};

type PassportDateName = keyof PassportDates;

/**
 * `unknown`: no source states such a condition, though there may be one. `cannot_tell`: a date for
 * a condition is missing.
 */
export type PassportVerdict = 'good' | 'not_enough' | 'cannot_tell' | 'unknown';

export type PassportFinding<Condition> = {
  /** `travel`: the passport must not expire while it is used; this needs no source. */
  rule: 'travel' | PassportCondition['kind'];
  /** Null for `travel`, and where no source states a condition of this kind. */
  condition: Condition | null;
  verdict: PassportVerdict;
  /**
   * The decisive day, if known: the passport must be valid until this day, inclusive; for
   * `passport_age` it must have been issued on this day or later.
   */
  day: string | null;
  /** The missing dates. */
  missing: PassportDateName[];
};

/** Two dates that contradict each other: the first must not be after the second. */
export type ContradictoryDates = [earlier: PassportDateName, later: PassportDateName];

/** Pairs of dates in their required order. A stay may end on the day it begins. */
const mustFollow: ContradictoryDates[] = [
  ['entry', 'departure'],
  ['issued', 'expires'],
  ['issued', 'entry'],
];

export function contradictionIn(dates: PassportDates): ContradictoryDates | undefined {
  return mustFollow.find(([earlier, later]) => {
    const [from, to] = [dates[earlier], dates[later]];
    return from !== undefined && to !== undefined && from > to;
  });
}

/**
 * Checks a passport's dates against a destination's conditions: first its validity during the stay,
 * then each condition, then, as unknown, each kind without a condition. With null, for passports
 * that enter by right, only the first. The dates must not contradict each other
 * (`contradictionIn`).
 */
export function checkPassport<Condition extends PassportCondition>(
  dates: PassportDates,
  conditions: readonly Condition[] | null,
): PassportFinding<Condition>[] {
  if (conditions === null) return [checkTravel(dates)];
  const unstated = (['passport_validity', 'passport_age'] as const).filter((kind) =>
    conditions.every((condition) => condition.kind !== kind),
  );
  return [
    checkTravel(dates),
    ...conditions.map((condition) => checkCondition(dates, condition)),
    ...unstated.map((rule) => ({
      rule,
      condition: null,
      verdict: 'unknown' as const,
      day: null,
      missing: [],
    })),
  ];
}

/** Whether the passport is valid throughout the stay. */
function checkTravel({ expires, entry, departure }: PassportDates): PassportFinding<never> {
  const day = departure ?? entry ?? null;
  const missing = missingOf({ expires, entry: entry ?? departure, departure });
  const found = { rule: 'travel' as const, condition: null, day, missing };
  if (expires !== undefined && day !== null && expires < day) {
    return { ...found, verdict: 'not_enough', missing: [] };
  }
  return { ...found, verdict: missing.length > 0 ? 'cannot_tell' : 'good' };
}

function checkCondition<Condition extends PassportCondition>(
  dates: PassportDates,
  condition: Condition,
): PassportFinding<Condition> {
  const isAge = condition.kind === 'passport_age';
  const day = referenceDay(condition, dates);
  const counted = isAge ? 'entry' : condition.countedFrom;
  const printed = isAge ? 'issued' : 'expires';
  const isOfStay = counted === 'entry' || counted === 'departure';
  const missing = isOfStay
    ? missingOf({ [printed]: dates[printed], [counted]: dates[counted] })
    : [];
  const given = dates[printed];
  const found = { rule: condition.kind, condition, day, missing };
  if (day === null || given === undefined) return { ...found, verdict: 'cannot_tell' };
  return { ...found, verdict: given >= day ? 'good' : 'not_enough' };
}

function missingOf(dates: Partial<PassportDates>): PassportDateName[] {
  const names = Object.keys(dates) as PassportDateName[];
  return names.filter((name) => dates[name] === undefined);
}

/**
 * The decisive day of a condition; null while the day it is counted from is unknown, as that of a
 * visa always is. For
 * `passport_validity` the earliest sufficient expiry date, for `passport_age` the earliest
 * sufficient date of issue.
 */
export function referenceDay(
  { kind, months, number, countedFrom }: PassportCondition,
  { entry, departure }: Pick<PassportDates, 'entry' | 'departure'>,
): string | null {
  if (kind === 'passport_age') return entry === undefined ? null : earliestIssue(entry, months);
  if (countedFrom !== 'entry' && countedFrom !== 'departure') return null;
  const from = countedFrom === 'entry' ? entry : departure;
  if (from === undefined) return null;
  return number === null ? addMonths(from, months) : isoDay(requireDayNumber(from) + number);
}

/**
 * The earliest date of issue less than this many months before entry. "Issued within the previous
 * 10 years" (Regulation (EU) 2016/399, Article 6) leaves open whether the tenth anniversary is
 * within: it is counted as too late. Uses day numbers, as the date may be before the first valid
 * day.
 */
function earliestIssue(entry: string, months: number): string {
  const entered = requireDayNumber(entry);
  let day = monthsAfter(entered, -months) + 1;
  // Months differ in length: 29 February is ten years old on 28 February.
  while (monthsAfter(day, months) <= entered) day += 1;
  return isoDay(day);
}
