import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, isoDay } from '#core/dates.ts';
import {
  mergeStays,
  planStays,
  runsOf,
  type Stay,
  type WindowRule,
} from '#core/stays/stayWindow.ts';
import { countedWindows } from '../../fixtures/countedWindows.ts';

const schengen: WindowRule = { days: 90, per: 180 };

function day(text: string): number {
  const number = dayNumber(text);
  if (number === undefined) throw new Error(text);
  return number;
}

function stays(...days: [entry: string, exit: string][]): Stay[] {
  return days.map(([entry, exit]) => ({ entry: day(entry), exit: day(exit) }));
}

/** A slow, simple equivalent with sets of days. */
function slowly(rule: WindowRule, entered: Stay[]) {
  const daysOf = ({ entry, exit }: Stay) =>
    Array.from({ length: exit - entry + 1 }, (_, index) => entry + index);
  const present = new Set(entered.filter(({ exempt }) => !exempt).flatMap(daysOf));
  const usedOf = (days: Set<number>, on: number) =>
    Array.from({ length: rule.per }, (_, back) => on - back).filter((one) => days.has(one)).length;
  const overstayedOf = (days: Set<number>) =>
    [...days].filter((one) => usedOf(days, one) > rule.days).sort((a, b) => a - b);
  const longest = (entry: number, isGood: (exit: number, days: Set<number>) => boolean) => {
    const lengths = Array.from({ length: rule.days }, (_, index) => index + 1);
    return lengths.findLast((length) => {
      const exit = entry + length - 1;
      return isGood(exit, new Set([...present, ...daysOf({ entry, exit })]));
    });
  };
  const isAllowed = (entry: number) => (exit: number, days: Set<number>) =>
    daysOf({ entry, exit }).every((one) => usedOf(days, one) <= rule.days);
  const ifEntering = (entry: number) => longest(entry, isAllowed(entry)) ?? 0;
  const already = new Set(overstayedOf(present));
  return {
    used: (on: number) => usedOf(present, on),
    overstayed: () => overstayedOf(present),
    ifEntering,
    keepingLaterStays: (entry: number) =>
      longest(
        entry,
        (exit, days) =>
          isAllowed(entry)(exit, days) &&
          overstayedOf(days).every((one) => one <= exit || already.has(one)),
      ) ?? 0,
    nextFull(from: number) {
      let entry = from;
      while (ifEntering(entry) < rule.days) entry += 1;
      return entry;
    },
  };
}

const anyRule = fc
  .record({ days: fc.integer({ min: 1, max: 8 }), more: fc.integer({ min: 1, max: 10 }) })
  .map(({ days, more }) => ({ days, per: days + more }));

const anyStays = fc.array(
  fc
    .record({
      entry: fc.integer({ min: -20, max: 40 }),
      length: fc.integer({ min: 1, max: 12 }),
      exempt: fc.boolean(),
    })
    .map(({ entry, length, exempt }) => ({ entry, exit: entry + length - 1, exempt })),
  { maxLength: 6 },
);

const anyDay = fc.integer({ min: -30, max: 60 });

describe('agrees with a slow version:', () => {
  test('days used, left and overstayed', () => {
    fc.assert(
      fc.property(anyRule, anyStays, anyDay, (rule, entered, on) => {
        const plan = planStays(rule, entered);
        const slow = slowly(rule, entered);
        expect(plan.used(on)).toBe(slow.used(on));
        expect(plan.left(on)).toBe(Math.max(0, rule.days - slow.used(on)));
        expect(plan.overstayed()).toEqual(slow.overstayed());
        expect(plan.isOverstayed(on)).toBe(slow.overstayed().includes(on));
      }),
      { numRuns: 500 },
    );
  });

  test('the longest stay from a day, with and without later stays', () => {
    fc.assert(
      fc.property(anyRule, anyStays, anyDay, (rule, entered, on) => {
        const plan = planStays(rule, entered);
        const slow = slowly(rule, entered);
        const { days, lastDay } = plan.ifEntering(on);
        expect(days).toBe(slow.ifEntering(on));
        expect(lastDay).toBe(days === 0 ? null : on + days - 1);
        expect(plan.keepingLaterStays(on).days).toBe(slow.keepingLaterStays(on));
      }),
      { numRuns: 500 },
    );
  });

  test('the first day of a full stay', () => {
    fc.assert(
      fc.property(anyRule, anyStays, anyDay, (rule, entered, on) => {
        expect(planStays(rule, entered).nextFull(on)).toBe(slowly(rule, entered).nextFull(on));
      }),
      { numRuns: 500 },
    );
  });
});

describe('for any input,', () => {
  test('order, repetition and ignored days make no difference', () => {
    fc.assert(
      fc.property(anyRule, anyStays, anyDay, (rule, entered, on) => {
        const plan = planStays(rule, entered);
        const counted = entered.filter(({ exempt }) => !exempt);
        for (const same of [entered.toReversed(), [...entered, ...entered], counted]) {
          const other = planStays(rule, same);
          expect(other.overstayed()).toEqual(plan.overstayed());
          expect([other.used(on), other.ifEntering(on), other.nextFull(on)]).toEqual([
            plan.used(on),
            plan.ifEntering(on),
            plan.nextFull(on),
          ]);
        }
      }),
    );
  });

  test('the longest stay is lawful, and one more day is not', () => {
    fc.assert(
      fc.property(anyRule, anyStays, anyDay, (rule, entered, on) => {
        const { days } = planStays(rule, entered).ifEntering(on);
        const staying = (length: number) =>
          planStays(rule, [...entered, { entry: on, exit: on + length - 1 }]);
        const overstayedOf = (length: number) =>
          staying(length)
            .overstayed()
            .filter((one) => one >= on && one < on + length);
        if (days > 0) expect(overstayedOf(days)).toEqual([]);
        expect(overstayedOf(days + 1)).toEqual([on + days]);
      }),
    );
  });
});

describe('overlapping stays', () => {
  test('that touch count the shared day once', () => {
    const touching = stays(['2026-03-01', '2026-03-10'], ['2026-03-10', '2026-03-12']);
    const plan = planStays(schengen, touching);
    expect(plan.used(day('2026-03-31'))).toBe(12);
    expect(plan.merged).toEqual([
      { entry: day('2026-03-01'), exit: day('2026-03-12'), stays: [0, 1] },
    ]);
  });

  test('that overlap are merged; adjacent ones are not', () => {
    const entered = stays(
      ['2026-05-05', '2026-05-06'],
      ['2026-03-03', '2026-03-20'],
      ['2026-03-01', '2026-03-31'],
      ['2026-04-01', '2026-04-02'],
    );
    expect(mergeStays(entered).map((one) => one.stays)).toEqual([[2, 1], [3], [0]]);
    expect(planStays(schengen, entered).used(day('2026-05-31'))).toBe(31 + 2 + 2);
  });

  test('count a day of a visit and a permit as a visit', () => {
    const permit = { entry: day('2026-01-01'), exit: day('2026-12-31'), exempt: true };
    const plan = planStays(schengen, [permit, ...stays(['2026-06-01', '2026-06-05'])]);
    expect(plan.used(day('2026-06-30'))).toBe(5);
    expect(plan.counts(day('2026-06-06'))).toBe(false);
  });
});

describe('worked examples', () => {
  // European Commission, "User manual for the short-stay Schengen calculator": 90 days of absence
  // without a break allow for another stay of 90 days.
  test('90 days outside give 90 new days', () => {
    const plan = planStays(schengen, stays(['2026-01-01', '2026-03-31']));
    expect(plan.nextFull(day('2026-04-01'))).toBe(day('2026-06-30'));
    expect(plan.ifEntering(day('2026-06-29')).days).toBe(0);
    expect(plan.ifEntering(day('2026-06-30'))).toEqual({ days: 90, lastDay: day('2026-09-27') });
  });

  // Auswärtiges Amt (German Federal Foreign Office), "Was bedeutet 90 Tage Aufenthalt in 180 Tagen?":
  // the window of 18 October begins on 22 April.
  test('the 180 days end on the tested day', () => {
    const plan = planStays(schengen, stays(['2019-04-21', '2019-04-22']));
    expect(plan.used(day('2019-10-18'))).toBe(1);
    expect(plan.used(day('2019-10-19'))).toBe(0);
  });

  // State Secretariat for Migration (Switzerland), "Short-stay calculator", examples 1, 2, 4, 5 and 6.
  test('47 days in late summer leave 90 from New Year', () => {
    const plan = planStays(schengen, stays(['2014-08-15', '2014-09-30']));
    expect(plan.used(day('2014-09-30'))).toBe(47);
    expect(plan.ifEntering(day('2015-01-01')).days).toBe(90);
  });

  test('a stay that ends on 30 November could last until 13 December', () => {
    const entered = stays(['2014-08-15', '2014-09-30'], ['2014-11-01', '2014-11-30']);
    const plan = planStays(schengen, entered);
    expect(plan.overstayed()).toEqual([]);
    expect(plan.ifEntering(day('2014-11-30')).lastDay).toBe(day('2014-12-13'));
  });

  test('stays of last year leave a full new stay', () => {
    const plan = planStays(
      schengen,
      stays(
        ['2013-06-01', '2013-07-13'],
        ['2013-08-15', '2013-09-30'],
        ['2014-01-01', '2014-01-30'],
      ),
    );
    expect(plan.overstayed()).toEqual([]);
    expect(plan.ifEntering(day('2014-01-30')).lastDay).toBe(day('2014-03-31'));
  });

  test('9 days too many, and when 50 are free again', () => {
    const plan = planStays(
      schengen,
      stays(
        ['2013-09-01', '2013-09-30'],
        ['2014-02-21', '2014-04-20'],
        ['2014-05-01', '2014-06-09'],
      ),
    );
    expect(plan.overstayed().map(isoDay)).toEqual(
      Array.from({ length: 9 }, (_, index) => `2014-06-0${index + 1}`),
    );
    expect(plan.ifEntering(day('2014-08-30')).days).toBe(50);
  });

  test('74 days over the allowance on the day of exit', () => {
    const plan = planStays(schengen, stays(['2013-09-19', '2014-03-01']));
    expect(plan.used(day('2014-03-01'))).toBe(164);
    expect(plan.overstayed()).toHaveLength(74);
    expect(plan.left(day('2014-03-01'))).toBe(0);
  });
});

test('a past overstay does not stop planning', () => {
  const plan = planStays(schengen, stays(['2025-01-01', '2025-06-30']));
  expect(plan.overstayed()).toHaveLength(91);
  expect(plan.ifEntering(day('2026-01-01'))).toEqual({ days: 90, lastDay: day('2026-03-31') });
});

test('a stay before a planned one may be long, but breaks it', () => {
  const plan = planStays(schengen, stays(['2026-12-01', '2026-12-31']));
  expect(plan.ifEntering(day('2026-09-01')).days).toBe(90);
  // 59 days and 31 in December are 90 in the 180 that end with the year.
  expect(plan.keepingLaterStays(day('2026-09-01'))).toEqual({
    days: 59,
    lastDay: day('2026-10-29'),
  });
});

test('days are days of the calendar', () => {
  for (const text of ['2026-02-29', '2026-13-01', '1899-12-31', '2100-01-01', '2026-2-1', 'x']) {
    expect(dayNumber(text)).toBeUndefined();
  }
  expect(day('1970-01-01')).toBe(0);
  expect(isoDay(day('2024-02-29') + 1)).toBe('2024-03-01');
  // Across the start and the end of daylight saving time.
  expect(day('2026-03-30') - day('2026-03-28')).toBe(2);
  expect(day('2026-10-26') - day('2026-10-24')).toBe(2);
});

test('consecutive days are one run', () => {
  expect(runsOf([1, 2, 3, 7])).toEqual([
    { first: 1, last: 3 },
    { first: 7, last: 7 },
  ]);
});

test('a hundred stays over two centuries take about one window a day of presence', () => {
  const entered = Array.from({ length: 100 }, (_, index) => ({
    entry: day('1900-01-01') + index * 730,
    exit: day('1900-01-01') + index * 730 + 700,
  }));
  const { rule, windows } = countedWindows(schengen);
  const plan = planStays(rule, entered);
  plan.overstayed();
  // There is no room for it between two stays: it is after the last one.
  plan.nextFull(day('1900-02-01'));
  for (let on = 0; on < 400; on += 1) plan.used(on);
  expect(windows()).toBeLessThan(2 * 100 * 701);
});
