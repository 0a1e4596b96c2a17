import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, isoDay } from '#core/dates.ts';
import { adviseStays, type StayAdvice } from '#core/stays/stayAdvice.ts';
import type { Stay, WindowRule } from '#core/stays/stayWindow.ts';
import { countedWindows } from '../../fixtures/countedWindows.ts';
import { runs } from '../../support/thorough.ts';

const daysOf = ({ entry, exit }: Stay) =>
  Array.from({ length: exit - entry + 1 }, (_, index) => entry + index);

/** Whether a day may be spent besides these, by counting its window day by day. */
function isAllowed(rule: WindowRule, days: ReadonlySet<number>, day: number): boolean {
  const window = Array.from({ length: rule.per }, (_, back) => day - back);
  return window.filter((one) => one === day || days.has(one)).length <= rule.days;
}

/**
 * The last day of a stay from this day on, day by day, while `isGood` holds for the days so far.
 */
function lastDayFrom(first: number, until: number, isGood: (days: number[]) => boolean) {
  let last: number | undefined;
  for (let day = first; day <= until && isGood(daysOf({ entry: first, exit: day })); day += 1) {
    last = day;
  }
  return last;
}

/** A slow, simple equivalent with sets of days. */
function slowly(rule: WindowRule, stays: Stay[], today: number): (StayAdvice | undefined)[] {
  const counted = stays.filter(({ exempt }) => !exempt);
  const planned = new Set(counted.flatMap(daysOf));
  const present = new Set([...planned].filter((day) => day <= today));
  const overstayed = (day: number) => !isAllowed(rule, present, day);
  const hasToLeave = present.has(today) && overstayed(today);
  // A visit is all days of stays that overlap; each has one run of lawful days.
  const visitOf = (stay: Stay) => {
    const visit = { ...stay };
    for (const _ of counted) {
      for (const { entry, exit } of counted) {
        if (entry > visit.exit || exit < visit.entry) continue;
        visit.entry = Math.min(visit.entry, entry);
        visit.exit = Math.max(visit.exit, exit);
      }
    }
    return visit;
  };
  for (const { entry, exit } of counted.map(visitOf).sort((a, b) => a.entry - b.entry)) {
    const ahead = daysOf({ entry, exit }).filter((day) => day > today);
    if (ahead.some((day) => present.has(day))) continue;
    const first = ahead.find((day) => isAllowed(rule, present, day));
    if (first === undefined) continue;
    if (entry <= today && (hasToLeave || first > today + 1)) continue;
    for (const day of ahead.filter((one) => one >= first)) {
      if (!isAllowed(rule, present, day)) break;
      present.add(day);
    }
  }
  const lawful = [...present].filter((day) => isAllowed(rule, present, day));
  const spoilsNothing = (days: number[]) => {
    const all = new Set([...present, ...days]);
    return [...lawful, ...days].every((day) => isAllowed(rule, all, day));
  };
  return stays.map((stay) => {
    if (stay.exempt || stay.exit <= today) return undefined;
    const good = daysOf(stay).filter((day) => lawful.includes(day));
    if (good.length === stay.exit - stay.entry + 1) return undefined;
    if (stay.entry <= today) {
      return { enterFrom: stay.entry, leaveBy: good.at(-1) ?? null };
    }
    const [enterFrom] = good;
    if (enterFrom !== undefined) return { enterFrom, leaveBy: good.at(-1) ?? null };
    let entry = stay.entry;
    while (present.has(entry) || !spoilsNothing([entry])) entry += 1;
    const last = lastDayFrom(entry, entry + rule.days - 1, spoilsNothing) ?? null;
    // Lawful as it is, after cutting another stay that it overlaps with.
    if (entry === stay.entry && last === stay.exit) return undefined;
    return { enterFrom: entry, leaveBy: last };
  });
}

const anyRule = fc
  .record({ days: fc.integer({ min: 1, max: 8 }), more: fc.integer({ min: 1, max: 10 }) })
  .map(({ days, more }) => ({ days, per: days + more }));

const anyStays = fc.array(
  fc
    .record({
      entry: fc.integer({ min: -20, max: 40 }),
      length: fc.integer({ min: 1, max: 14 }),
      exempt: fc.boolean(),
    })
    .map(({ entry, length, exempt }) => ({ entry, exit: entry + length - 1, exempt })),
  { maxLength: 6 },
);

test('advice on random plans agrees with a slow version, and makes each plan lawful', () => {
  fc.assert(
    fc.property(anyRule, anyStays, fc.integer({ min: -25, max: 45 }), (rule, stays, today) => {
      const { advice, lawful } = adviseStays(rule, stays, today);
      expect(advice).toEqual(slowly(rule, stays, today));
      expect(lawful.overstayed().filter((day) => day > today)).toEqual([]);
    }),
    { numRuns: runs(500, 3000) },
  );
});

const schengen: WindowRule = { days: 90, per: 180 };

function day(text: string): number {
  const number = dayNumber(text);
  if (number === undefined) throw new Error(text);
  return number;
}

/** The advice on stays in the Schengen area, with its days as texts. */
function adviceOn(today: string, ...days: [entry: string, exit: string][]) {
  const stays = days.map(([entry, exit]) => ({ entry: day(entry), exit: day(exit) }));
  return adviseStays(schengen, stays, day(today)).advice.map(
    (one) => one && [isoDay(one.enterFrom), one.leaveBy === null ? null : isoDay(one.leaveBy)],
  );
}

const summer: [string, string] = ['2026-07-01', '2026-08-29'];
const autumn: [string, string] = ['2026-10-10', '2026-11-20'];
const winter: [string, string] = ['2027-01-05', '2027-02-28'];

test('the advice on a forbidden stay ignores that stay', () => {
  // Of the 102 days spent, 13 have left the window of 9 January: one is free on it.
  expect(adviceOn('2026-11-22', summer, autumn, winter)).toEqual([
    undefined,
    undefined,
    ['2027-01-09', '2027-02-25'],
  ]);
});

test('future stays are shortened first, which leaves more for later', () => {
  expect(adviceOn('2026-06-01', summer, autumn, winter)).toEqual([
    undefined,
    ['2026-10-10', '2026-11-08'],
    undefined,
  ]);
});

test('a current stay gets the last day to leave, even if past', () => {
  expect(adviceOn('2026-11-01', summer, autumn)[1]).toEqual(['2026-10-10', '2026-11-08']);
  expect(adviceOn('2026-11-15', summer, autumn)[1]).toEqual(['2026-10-10', '2026-11-08']);
});

test('advice on four times as many full stays takes about four times as much work', () => {
  const windowsOf = (count: number) => {
    const { rule, windows } = countedWindows(schengen);
    const stays = Array.from({ length: count }, (_, index) => ({
      entry: index * 40,
      exit: index * 40 + 38,
    }));
    adviseStays(rule, stays, -1);
    return windows();
  };
  expect(windowsOf(400)).toBeLessThan(6 * windowsOf(100));
});
