/**
 * Stays limited to a number of days in any period: 90 in any 180 for the Schengen area. For each
 * day of presence, the days of presence in the period that ends on it are counted. Entry and exit
 * are days of presence; those under a residence permit or a long-stay visa are exempt: Regulation
 * (EU) 2016/399 (Schengen Borders Code), article 6, paragraphs 1 and 2. Days are whole numbers, see
 * `dayNumber`.
 */

/** At most `days` of presence in any `per` days. */
export type WindowRule = { days: number; per: number };

/** From entry to exit, both included; `exempt` if the days don't count. */
export type Stay = { entry: number; exit: number; exempt?: boolean };

/** Consecutive days of presence, and the indexes of the stays that they are from. */
type MergedStay = { entry: number; exit: number; stays: number[] };

/** The longest stay from a day on; `lastDay` is null if even that day is not allowed. */
type LongestStay = { days: number; lastDay: number | null };

/**
 * The days that count, in order: overlapping stays are merged and shared days count once. A day in
 * both a counted and an exempt stay is counted: one state's permit doesn't cover a visit to
 * another.
 */
export function mergeStays(stays: readonly Stay[]): MergedStay[] {
  const order = stays
    .map((stay, index) => ({ ...stay, index }))
    .filter(({ exempt }) => !exempt)
    .sort((a, b) => a.entry - b.entry || a.index - b.index);
  const merged: MergedStay[] = [];
  for (const { entry, exit, index } of order) {
    const last = merged.at(-1);
    if (last && entry <= last.exit) {
      last.exit = Math.max(last.exit, exit);
      last.stays.push(index);
    } else {
      merged.push({ entry, exit, stays: [index] });
    }
  }
  return merged;
}

export type StayPlan = ReturnType<typeof planStays>;

/** Computes the consequences of a rule for past and planned stays, in any order. */
export function planStays(rule: WindowRule, stays: readonly Stay[]) {
  const merged = mergeStays(stays);
  /** Days that count before each merged stay. */
  const before: number[] = [];
  let total = 0;
  for (const { entry, exit } of merged) {
    before.push(total);
    total += exit - entry + 1;
  }

  /** The last merged stay that began by this day; -1 for none. */
  function lastBegunBy(day: number): number {
    let low = 0;
    let high = merged.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((merged[middle]?.entry ?? 0) <= day) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The number of days that count up to and including this one. */
  function countUpTo(day: number): number {
    const index = lastBegunBy(day);
    const stay = merged[index];
    if (!stay) return 0;
    return (before[index] ?? 0) + Math.min(day, stay.exit) - stay.entry + 1;
  }

  function countFrom(first: number, last: number): number {
    return last < first ? 0 : countUpTo(last) - countUpTo(first - 1);
  }

  /** Whether the day is a counted day of presence. */
  function counts(day: number): boolean {
    return day <= (merged[lastBegunBy(day)]?.exit ?? Number.NEGATIVE_INFINITY);
  }

  /** The counted days in the window that ends on this day. */
  function used(day: number): number {
    return countFrom(day - rule.per + 1, day);
  }

  /** The free days in the window that ends on this day. */
  function left(day: number): number {
    return Math.max(0, rule.days - used(day));
  }

  function isOverstayed(day: number): boolean {
    return counts(day) && used(day) > rule.days;
  }

  /** The days of presence whose window exceeds the rule, in order. */
  function overstayed(): number[] {
    const days: number[] = [];
    for (const { entry, exit } of merged) {
      for (let day = entry; day <= exit; day += 1) if (used(day) > rule.days) days.push(day);
    }
    return days;
  }

  /**
   * The longest stay from this day on that never exceeds the rule. Earlier stays count, overstayed
   * ones only with their days. Later plans don't shorten it: see `keepingLaterStays`.
   */
  function ifEntering(entry: number): LongestStay {
    // Each further day adds itself to the window and drops one day at most, so the count never
    // falls and the first excess day ends the search.
    let days = 0;
    const countedBefore = countUpTo(entry - 1);
    while (
      days < rule.days &&
      countedBefore - Math.min(countedBefore, countUpTo(entry + days - rule.per)) + days + 1 <=
        rule.days
    ) {
      days += 1;
    }
    return stayOf(entry, days);
  }

  /** The same, limited so that no later planned day that is allowed now becomes an overstay. */
  function keepingLaterStays(entry: number): LongestStay {
    let days = 0;
    let most = ifEntering(entry).days;
    // If a stay spoils a later day, so does any longer one.
    while (days < most) {
      const middle = (days + most + 1) >> 1;
      if (spoilsLaterStay(entry, entry + middle - 1)) most = middle - 1;
      else days = middle;
    }
    return stayOf(entry, days);
  }

  function spoilsLaterStay(entry: number, exit: number): boolean {
    for (let day = exit + 1; day < exit + rule.per; day += 1) {
      if (!counts(day) || used(day) > rule.days) continue;
      const first = Math.max(entry, day - rule.per + 1);
      const added = Math.max(0, exit - first + 1) - countFrom(first, exit);
      if (used(day) + added > rule.days) return true;
    }
    return false;
  }

  /**
   * The first day, this one or later, from which a stay of the full allowance is possible: after as
   * many days without presence as the window exceeds the allowance (90 for 90 in any 180).
   */
  function nextFull(from: number): number {
    const absence = rule.per - rule.days;
    let day = from;
    for (const { entry, exit } of absence > 0 ? merged : []) {
      if (entry < day && exit >= day - absence) day = exit + absence + 1;
    }
    return day;
  }

  return {
    merged,
    used,
    left,
    counts,
    isOverstayed,
    overstayed,
    ifEntering,
    keepingLaterStays,
    nextFull,
  };
}

function stayOf(entry: number, days: number): LongestStay {
  return { days, lastDay: days > 0 ? entry + days - 1 : null };
}

/** Groups consecutive days: [1, 2, 3, 7] becomes 1 to 3 and 7 to 7. */
export function runsOf(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day === run.last + 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}
