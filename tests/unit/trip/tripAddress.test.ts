import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nothingSaid } from '#core/trip/connectionAddress.ts';
import {
  readTrip,
  type TripSearch,
  travellersOf,
  tripLines,
  tripSearch,
} from '#core/trip/tripAddress.ts';
import { dayIn, listsIn } from '#src/lib/searchParams.ts';

const names: Record<string, string> = { AE: 'Emirates', TH: 'Thailand', JP: 'Japan' };
const read = (search: TripSearch) =>
  readTrip(search, {
    countryOf: (code) => (names[code] ? { name: names[code] } : undefined),
    isDay: (text) => dayIn(text) !== undefined,
  });

describe('the address of a trip', () => {
  test('has stops in order, their days, and plane changes', () => {
    const search = { stops: 'AE,th,JP', dates: '2027-01-03,,2027-01-20', transit: '2' };
    expect(read(search)).toEqual({
      problems: [],
      wayBack: [],
      stops: [
        { line: 1, country: 'AE', name: 'Emirates', on: '2027-01-03', transit: false },
        { line: 2, country: 'TH', name: 'Thailand', on: undefined, transit: true },
        { line: 3, country: 'JP', name: 'Japan', on: '2027-01-20', transit: false },
      ],
    });
  });

  test('is the same from a form with one parameter each', () => {
    expect(listsIn({ stops: ['AE', '', 'JP'] }, ['stops'])).toEqual({ stops: 'AE,,JP' });
    expect(read({ stops: 'AE,,JP', dates: ',,2027-01-20' }).stops.map(({ line }) => line)).toEqual([
      1, 3,
    ]);
  });

  test('is cut between stops, and has as many lines as a trip has stops', () => {
    const { stops = '' } = listsIn({ stops: Array(200).fill('DE').join() }, ['stops']);
    expect(stops).toMatch(/^DE(,DE){60,}$/);
    expect(tripLines({ stops })).toHaveLength(10);
    const days = Array(20).fill('2027-01-03').join();
    expect(listsIn({ dates: days }, ['dates'])).toEqual({ dates: days });
  });

  test('omits empty lines of a form', () => {
    const empty = { country: '', on: '', nights: '', transit: true, connection: nothingSaid };
    expect(tripSearch([empty, empty])).toEqual({});
    expect(tripLines({ stops: ',', add: 'stop' })).toHaveLength(3);
  });

  test('is restored from its lines', () => {
    const line = fc.record({
      country: fc.constantFrom('AE', 'TH', 'JP', 'QQ'),
      on: fc.constantFrom('', '2027-01-03', '2027-02-20'),
      nights: fc.constantFrom('', '0', '14'),
      transit: fc.boolean(),
      connection: fc.record({
        hours: fc.constantFrom('', '19', 'long'),
        overnight: fc.constantFrom('', 'yes', 'no'),
        airport: fc.constantFrom('', 'same', 'another'),
        ticket: fc.constantFrom('', 'through', 'two'),
      }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), (lines) => {
        const kept = lines.map((one) => (one.transit ? one : { ...one, connection: nothingSaid }));
        expect(tripLines(tripSearch(lines))).toEqual(kept);
      }),
    );
  });
});

describe('every ignored part is named', () => {
  test.each<[TripSearch, RegExp]>([
    [{ stops: 'AE,Japan' }, /“Japan” is not the code/],
    [{ stops: 'AE,QQ' }, /“QQ” is not the code/],
    [
      { stops: 'AE', dates: '2027-02-30' },
      /“2027-02-30” is not a date\. Write it as 2027-01-31\. Today’s rules.*: Emirates/,
    ],
    [{ stops: 'AE,', dates: ',2027-01-03' }, /Line 2 has a date and no country/],
    [{ stops: 'AE', dates: '2027-01-03,2027-01-04' }, /More dates than stops: 2027-01-04/],
    [{ stops: 'AE', transit: '3' }, /“3” is not the number of a stop/],
    [{ stops: 'AE', transit: 'TH' }, /“TH” is not the number of a stop/],
    [
      { stops: 'AE,JP', dates: '2027-01-09,2027-01-03' },
      /Japan \(3 Jan 2027\) is before Emirates \(9 Jan 2027\)/,
    ],
    [
      { stops: 'AE,TH,JP', dates: '2027-01-09,,2027-01-03' },
      /Japan \(3 Jan 2027\) is before Emirates/,
    ],
    [{ stops: 'AE', nights: 'two' }, /“two” is not a number of nights \(0 to 999\)/],
    [{ stops: 'AE', nights: '2,4' }, /More numbers of nights than stops: 4/],
    [{ stops: 'AE', transit: '1', hours: '0' }, /“0” is not a number of hours \(1 to 999\)/],
    [
      { stops: 'AE', transit: '1', ticket: 'first-class' },
      /“first-class” is not an answer to “Ticket and bags” \(through, collect, two\)/,
    ],
    [{ stops: 'AE,JP', transit: '1', hours: '9,19' }, /Left out: Japan/],
    [
      { stops: 'AE', transit: '1', airport: 'same,same' },
      /More details of flights than stops: same/,
    ],
    [{ stops: 'AE', start: 'QQ' }, /“QQ” is not the code of a country to start from/],
    [
      { stops: 'AE,JP', dates: '2027-01-03,2027-01-09', nights: '8' },
      /Emirates \(11 Jan 2027\) is after the next day of entry: Japan \(9 Jan 2027\)/,
    ],
    [{ stops: Array(11).fill('AE').join() }, /at most 10 stops: all after line 10 are left out/],
    [{ stops: Array(30).fill('AE').join() }, /at most 10 stops: all after line 10 are left out/],
  ])('%o', (search, words) => {
    expect(read(search).problems.join('\n')).toMatch(words);
    expect(read(search).problems).toHaveLength(1);
  });

  test('a day in the wrong order is still answered', () => {
    const { stops } = read({ stops: 'AE,JP', dates: '2027-01-09,2027-01-03' });
    expect(stops.map(({ on }) => on)).toEqual(['2027-01-09', '2027-01-03']);
  });

  test('two stops on one day are in order', () => {
    expect(read({ stops: 'AE,JP', dates: '2027-01-09,2027-01-09' }).problems).toEqual([]);
  });
});

describe('the days and the way back of a trip', () => {
  const days = (search: TripSearch) =>
    read(search).stops.map(({ country, on }) => `${country} ${on ?? '?'}`);

  test('the nights at a stop give the next day of entry, if that is not stated', () => {
    expect(days({ stops: 'AE,TH,JP', dates: '2027-01-30', nights: ',12', transit: '1' })).toEqual([
      'AE 2027-01-30',
      'TH 2027-01-30',
      'JP 2027-02-11',
    ]);
    expect(days({ stops: 'AE,JP', dates: '2027-01-30,2027-02-20', nights: '5' })).toEqual([
      'AE 2027-01-30',
      'JP 2027-02-20',
    ]);
    expect(days({ stops: 'AE,TH,JP', dates: '2027-01-30', nights: '2' })[2]).toBe('JP ?');
  });

  const back = (search: TripSearch, home?: string) =>
    readTrip(
      { ...search, back: 'true' },
      {
        countryOf: (code) => (names[code] ? { name: names[code] } : undefined),
        isDay: (text) => dayIn(text) !== undefined,
        home,
      },
    ).wayBack.map(({ line, country, on, transit }) => ({ line, country, on, transit }));

  test('the way back changes planes where the way out did, and ends at the start', () => {
    const search = { stops: 'AE,JP', dates: '2027-01-03', nights: ',9', transit: '1', start: 'TH' };
    const on = '2027-01-12';
    expect(back(search)).toEqual([
      { line: 3, country: 'AE', on, transit: true },
      { line: 4, country: 'TH', on, transit: false },
    ]);
    expect(read(search).wayBack).toEqual([]);
    const stated = { ...search, stops: 'AE,JP,TH', transit: '1,3', start: undefined };
    expect(back(stated, 'AE')).toEqual([{ line: 4, country: 'AE', on, transit: false }]);
    expect(back({ stops: 'JP' })).toEqual([]);
  });

  test('the form without scripts sends second passports and documents beside the first', () => {
    const sent = { passport: 'IN,,DE', second: 'gb,,', documents: 'us-visa,,' };
    expect(travellersOf(sent)).toBe('IN GB us-visa,DE');
    expect(travellersOf({ passport: 'IN+GB,DE' })).toBe('IN GB,DE');
  });
});
