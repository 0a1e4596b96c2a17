/**
 * Stays of at most so many days in any so many: 90 in any 180 for the Schengen area. For each day of
 * presence the days of presence are counted in the window that ends on it; entry and exit are both days
 * of presence, and those under a residence permit or a long-stay visa are not counted: Regulation (EU)
 * 2016/399 (Schengen Borders Code), article 6, paragraphs 1 and 2. Days are whole numbers, see
 * `dayNumber`. No zod here: public pages load this file.
 */

/** At most `days` of presence in any `per` days. */
export type WindowRule = { days: number; per: number };

/** From the day of entry to the day of exit; `exempt` where the days don't count. */
export type Stay = { entry: number; exit: number; exempt?: boolean };

/** Days of presence without a day between them, and the numbers of the stays that they are made of. */
export type MergedStay = { entry: number; exit: number; stays: number[] };

/** The longest stay that begins on a day; `lastDay` is null where not even that day is left. */
export type LongestStay = { days: number; lastDay: number | null };

/**
 * The days that count, in order: stays that share a day are one, and the days that they share count
 * once. A day that is both in a stay that counts and in one that doesn't is counted: a permit of one
 * state does not cover a visit to another.
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

/** What follows from a rule and someone's stays, past and planned, in any order. */
export function planStays(rule: WindowRule, stays: readonly Stay[]) {
  const merged = mergeStays(stays);
  /** Days that count before each of the merged stays. */
  const before: number[] = [];
  let total = 0;
  for (const { entry, exit } of merged) {
    before.push(total);
    total += exit - entry + 1;
  }

  /** The last of the merged stays that began by then; -1 for none. */
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

  /** How many days count up to this one and with it. */
  function countUpTo(day: number): number {
    const index = lastBegunBy(day);
    const stay = merged[index];
    if (!stay) return 0;
    return (before[index] ?? 0) + Math.min(day, stay.exit) - stay.entry + 1;
  }

  function countFrom(first: number, last: number): number {
    return last < first ? 0 : countUpTo(last) - countUpTo(first - 1);
  }

  /** Whether the day is one of presence that counts. */
  function counts(day: number): boolean {
    return day <= (merged[lastBegunBy(day)]?.exit ?? Number.NEGATIVE_INFINITY);
  }

  /** The days that count in the window that ends on this day. */
  function used(day: number): number {
    return countFrom(day - rule.per + 1, day);
  }

  /** How many days of the window that ends on this day are free. */
  function left(day: number): number {
    return Math.max(0, rule.days - used(day));
  }

  function isOverstayed(day: number): boolean {
    return counts(day) && used(day) > rule.days;
  }

  /** Each day of presence whose window holds more days than the rule allows, in order. */
  function overstayed(): number[] {
    const days: number[] = [];
    for (const { entry, exit } of merged) {
      for (let day = entry; day <= exit; day += 1) if (used(day) > rule.days) days.push(day);
    }
    return days;
  }

  /**
   * The longest stay that begins on this day: on none of its days does its window hold more than the
   * rule allows. Every stay before it counts; one that was overstayed only counts its days. What is
   * planned for later does not shorten it: see `keepingLaterStays`.
   */
  function ifEntering(entry: number): LongestStay {
    // From one day of the stay to the next its window gains that day and loses at most one: the count
    // never falls, so that the first day that is too many ends the search.
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

  /** The same, but no longer than leaves every later day of presence that is allowed now allowed. */
  function keepingLaterStays(entry: number): LongestStay {
    let days = 0;
    let most = ifEntering(entry).days;
    // A day that a stay spoils, a longer one spoils too, or cannot last so long.
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
   * The first day, this one or a later one, on which a stay of all the days that the rule allows can
   * begin: by then so many days have passed without one that counts as the window is longer than the
   * allowance (90 for 90 in any 180).
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
    ...{ merged, used, left, counts, isOverstayed, overstayed },
    ...{ ifEntering, keepingLaterStays, nextFull },
  };
}

function stayOf(entry: number, days: number): LongestStay {
  return { days, lastDay: days > 0 ? entry + days - 1 : null };
}

/** Runs of days without one between them: [1, 2, 3, 7] becomes 1 to 3 and 7 to 7. */
export function runsOf(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day === run.last + 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}
