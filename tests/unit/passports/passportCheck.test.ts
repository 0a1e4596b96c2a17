import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, isoDay, requireDayNumber } from '#core/dates.ts';
import {
  checkPassport,
  contradictionIn,
  type PassportCondition,
  type PassportDates,
  referenceDay,
} from '#core/passports/passportCheck.ts';

const day = fc
  .integer({ min: requireDayNumber('1990-01-01'), max: requireDayNumber('2060-12-31') })
  .map(isoDay);
const next = (text: string) => addDays(text, 1);
const before = (text: string) => addDays(text, -1);

/** A slow equivalent: steps from day to day, and counts the months. */
function slowAddMonths(text: string, months: number): string {
  const wanted = text.slice(8);
  let [year, month] = text.slice(0, 7).split('-').map(Number) as [number, number];
  for (let count = 0; count < months; count++) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  const ofMonth = `${year}-${String(month).padStart(2, '0')}`;
  let last = `${ofMonth}-01`;
  while (last.slice(8) < wanted && next(last).startsWith(ofMonth)) last = next(last);
  return last;
}

const validity = (months: number, countedFrom: 'entry' | 'departure'): PassportCondition => ({
  kind: 'passport_validity',
  months,
  number: null,
  countedFrom,
});
const age = (months: number): PassportCondition => ({
  kind: 'passport_age',
  months,
  number: null,
  countedFrom: null,
});
const none: PassportDates = {
  issued: undefined,
  expires: undefined,
  entry: undefined,
  departure: undefined,
};
const check = (dates: Partial<PassportDates>, ...conditions: PassportCondition[]) =>
  checkPassport({ ...none, ...dates }, conditions);
const verdictOf = (dates: Partial<PassportDates>, condition: PassportCondition) =>
  check(dates, condition).find((finding) => finding.condition === condition);

describe('months are calendar months', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-12-31', 6, '2028-06-30'],
    ['2027-05-31', -3, '2027-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2024-02-29', 120, '2034-02-28'],
    ['2027-02-03', 0, '2027-02-03'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  test('agrees with a slow count', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 240 }), (from, months) => {
        expect(addMonths(from, months)).toBe(slowAddMonths(from, months));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the day itself is valid:', () => {
  test('valid until exactly the day three months after departure, and not a day less', () => {
    const condition = validity(3, 'departure');
    const stay = { entry: '2027-01-20', departure: '2027-02-03' };
    expect(verdictOf({ ...stay, expires: '2027-05-03' }, condition)).toMatchObject({
      verdict: 'good',
      day: '2027-05-03',
    });
    expect(verdictOf({ ...stay, expires: '2027-05-02' }, condition)?.verdict).toBe('not_enough');
  });

  test('valid for six months from entry', () => {
    const condition = validity(6, 'entry');
    const found = verdictOf({ entry: '2027-08-31', expires: '2028-02-29' }, condition);
    expect(found).toMatchObject({ verdict: 'good', day: '2028-02-29' });
  });

  test('no months at all: the day of departure', () => {
    const stay = { entry: '2027-01-20', departure: '2027-02-03' };
    const condition = validity(0, 'departure');
    expect(verdictOf({ ...stay, expires: '2027-02-03' }, condition)?.verdict).toBe('good');
    expect(verdictOf({ ...stay, expires: '2027-02-02' }, condition)?.verdict).toBe('not_enough');
  });

  test('a passport is ten years old on its tenth anniversary: too old', () => {
    const entry = '2027-01-03';
    expect(verdictOf({ entry, issued: '2017-01-03' }, age(120))).toMatchObject({
      verdict: 'not_enough',
      day: '2017-01-04',
    });
    expect(verdictOf({ entry, issued: '2017-01-04' }, age(120))?.verdict).toBe('good');
  });

  test('one of 29 February is ten years old on 28 February', () => {
    const issued = '2016-02-29';
    expect(verdictOf({ entry: '2026-02-28', issued }, age(120))).toMatchObject({
      verdict: 'not_enough',
      day: '2016-03-01',
    });
    expect(verdictOf({ entry: '2026-02-27', issued }, age(120))?.verdict).toBe('good');
  });

  test('the day that counts may be before the first day that can be entered', () => {
    const condition = age(120);
    expect(referenceDay(condition, { entry: '1900-01-01', departure: undefined })).toBe(
      '1890-01-02',
    );
    const found = verdictOf({ entry: '1909-12-31', issued: '1900-01-01' }, condition);
    expect(found).toMatchObject({ verdict: 'good', day: '1900-01-01' });
  });
});

describe('agrees with a slow version:', () => {
  const months = fc.integer({ min: 0, max: 130 });

  test('a validity is sufficient exactly from the relevant day on', () => {
    fc.assert(
      fc.property(
        day,
        months,
        fc.constantFrom('entry', 'departure'),
        (from, count, countedFrom) => {
          const condition = validity(count, countedFrom);
          const enough = referenceDay(condition, { entry: from, departure: from });
          expect(enough).toBe(slowAddMonths(from, count));
          const stay = { entry: from, departure: from };
          expect(verdictOf({ ...stay, expires: enough ?? '' }, condition)?.verdict).toBe('good');
          expect(verdictOf({ ...stay, expires: before(enough ?? '') }, condition)?.verdict).toBe(
            'not_enough',
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test('an age is sufficient if the passport reaches the limit after entry', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 130 }), (entry, issued, count) => {
        const verdict = slowAddMonths(issued, count) > entry ? 'good' : 'not_enough';
        expect(verdictOf({ entry, issued }, age(count))?.verdict).toBe(verdict);
      }),
      { numRuns: 300 },
    );
  });

  test('the first sufficient date of issue is the earliest', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 130 }), (entry, count) => {
        const first = referenceDay(age(count), { entry, departure: undefined }) ?? '';
        expect(slowAddMonths(first, count) > entry).toBe(true);
        expect(slowAddMonths(before(first), count) > entry).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('an expired passport is never valid, for any condition', () => {
    fc.assert(
      fc.property(day, day, day, (entry, departure, expires) => {
        const [first, last] = [entry, departure].sort() as [string, string];
        const travel = check({ entry: first, departure: last, expires })[0];
        expect(travel?.verdict).toBe(expires < last ? 'not_enough' : 'good');
      }),
      { numRuns: 300 },
    );
  });
});

describe('missing facts are named', () => {
  test('a missing date is named', () => {
    expect(check({ expires: '2030-01-01' }, validity(3, 'departure'))).toMatchObject([
      { rule: 'travel', verdict: 'cannot_tell', missing: ['entry', 'departure'] },
      { rule: 'passport_validity', verdict: 'cannot_tell', day: null, missing: ['departure'] },
      { rule: 'passport_age', verdict: 'unknown' },
    ]);
    const [travel, old] = check({ departure: '2027-02-03' }, age(120));
    expect(travel).toMatchObject({ verdict: 'cannot_tell', missing: ['expires'] });
    expect(old).toMatchObject({ verdict: 'cannot_tell', missing: ['issued', 'entry'] });
  });

  test('expiry before arrival is shown even without a day of departure', () => {
    const [travel] = check({ entry: '2027-01-20', expires: '2027-01-19' });
    expect(travel).toMatchObject({ verdict: 'not_enough', day: '2027-01-20', missing: [] });
    const [unsure] = check({ entry: '2027-01-20', expires: '2027-01-20' });
    expect(unsure).toMatchObject({ verdict: 'cannot_tell', missing: ['departure'] });
  });

  test('an unstated condition is unknown, never fulfilled', () => {
    const stay = { entry: '2027-01-20', departure: '2027-02-03' };
    const findings = check({ ...stay, issued: '2026-01-01', expires: '2036-01-01' });
    expect(findings.map(({ rule, verdict }) => [rule, verdict])).toEqual([
      ['travel', 'good'],
      ['passport_validity', 'unknown'],
      ['passport_age', 'unknown'],
    ]);
  });

  test.each([
    [{ entry: '2027-02-03', departure: '2027-02-02' }, ['entry', 'departure']],
    [{ issued: '2027-02-03', expires: '2027-02-02' }, ['issued', 'expires']],
    [{ issued: '2027-02-03', entry: '2027-02-02' }, ['issued', 'entry']],
    [{ entry: '2027-02-03', departure: '2027-02-03' }, undefined],
  ])('dates that contradict each other: %o', (dates, pair) => {
    expect(contradictionIn({ ...none, ...dates })).toEqual(pair);
  });
});
