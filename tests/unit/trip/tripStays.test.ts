import { describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { type CheckedStop, checkStays } from '#core/trip/stayChecks.ts';
import { entryAnswer } from '../../fixtures/entryAnswer.ts';

const days = (number: number) => ({ stay: { number, unit: 'days' as const } });
const months = (number: number) => ({ stay: { number, unit: 'months' as const } });
const schengen = {
  ...days(90),
  window: { days: 90, per: 180, zone: 'schengen', title: 'Schengen area' },
};

function stop(
  country: string,
  on: string | undefined,
  nights: number | undefined,
  entry: Partial<EntryAnswer> = {},
  changes: Partial<CheckedStop> = {},
): CheckedStop {
  return {
    country,
    transit: false,
    borderZone: null,
    on,
    nights,
    entry: entryAnswer({ access: 'visa_free', ...entry }),
    ...changes,
  };
}

describe('a stay at a stop', () => {
  test('counts the days of entry and of leaving', () => {
    const check = (nights: number) =>
      checkStays([stop('JP', '2027-01-01', nights, days(90))])[0]?.tooLong;
    expect(check(89)).toBeUndefined();
    expect(check(90)).toEqual({
      days: 91,
      allowed: { number: 90, unit: 'days' },
      leaveBy: '2027-03-31',
    });
  });

  test('ends on the next day of entry, if no nights are stated', () => {
    const next = stop('TH', '2027-03-01', undefined);
    const [first] = checkStays([stop('JP', '2027-01-01', undefined, days(30)), next]);
    expect(first?.tooLong).toMatchObject({ days: 60, leaveBy: '2027-01-30' });
    expect(checkStays([stop('JP', '2027-01-01', undefined, days(30))])).toEqual([{}]);
  });

  test('goes on over consecutive stops in a country', () => {
    const part = (on: string | undefined) => stop('JP', on, 20, days(30));
    const dated = checkStays([part('2027-01-01'), part('2027-01-21')]);
    expect(dated.map(({ tooLong }) => tooLong?.days)).toEqual([41, undefined]);
    const undated = checkStays([part(undefined), part(undefined)]);
    expect(undated[0]?.tooLong).toMatchObject({ days: 41, leaveBy: null });
  });

  test('of months is counted by the calendar, or without a day by the shortest months', () => {
    const check = (on: string | undefined, nights: number) =>
      checkStays([stop('GB', on, nights, months(6))])[0]?.tooLong;
    expect(check('2027-01-01', 181)).toBeUndefined();
    expect(check('2027-01-01', 182)).toMatchObject({ leaveBy: '2027-07-01' });
    expect(check(undefined, 180)).toBeUndefined();
    expect(check(undefined, 181)).toMatchObject({ days: 182, leaveBy: null });
  });

  test('by right, for changing planes or of unknown length is never too long', () => {
    const byRight = stop('FR', '2027-01-01', 300, { access: 'freedom_of_movement', ...days(90) });
    const transit = stop('JP', '2027-01-01', undefined, days(1), { transit: true });
    const unknown = stop('JP', '2027-01-01', 300, { stay: null });
    expect(checkStays([byRight, transit, unknown])).toEqual([{}, {}, {}]);
  });
});

test('the days at all stops in a zone are counted together', () => {
  const zone = { borderZone: 'schengen' };
  const stops = [
    stop('FR', '2027-01-01', 59, schengen, zone),
    stop('GB', '2027-03-01', 10, months(6)),
    stop('DE', '2027-03-11', 40, schengen, zone),
  ];
  const overstay = { window: schengen.window, days: 11 };
  expect(checkStays(stops)).toEqual([{}, {}, { overstay }]);
  expect(checkStays(stops.slice(0, 2))).toEqual([{}, {}]);
});

test('a visa must allow as many entries as the trip has, counted by zone', () => {
  const visa = { access: 'visa_required', stay: null } as const;
  const zone = { borderZone: 'schengen' };
  const entries = (...stops: CheckedStop[]) => checkStays(stops).map((check) => check.entries);
  const france = stop('FR', undefined, undefined, visa, zone);
  const germany = stop('DE', undefined, undefined, visa, zone);
  const britain = stop('GB', undefined, undefined, visa);
  expect(entries(france, germany, britain, germany)).toEqual([undefined, undefined, undefined, 2]);
  const free = stop('FR', undefined, undefined, {}, zone);
  expect(entries(free, britain, free)).toEqual([undefined, undefined, undefined]);
});
