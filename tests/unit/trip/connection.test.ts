import { describe, expect, test } from 'vitest';
import { type Airside, unknownAirside } from '#core/answers/transit/airside.ts';
import type { OpenProgramme } from '#core/answers/transit/programmes.ts';
import type { TransitSides } from '#core/answers/transit/transitAnswer.ts';
import { countedAnswer, planeChange } from '#core/trip/changingPlanes.ts';
import type { Connection } from '#core/trip/connection.ts';
import { nightsAt } from '#core/trip/tripAddress.ts';
import { answerSource, entryAnswer } from '../../fixtures/entryAnswer.ts';

const bangkok: Airside = {
  ...unknownAirside,
  need: 'no_visa',
  offered: 'some_airports',
  maxHours: 12,
  conditions: ['baggage_through', 'onward_ticket', 'documents_for_destination', 'same_airport'],
  confirmed: true,
};
const frankfurt: Airside = {
  ...unknownAirside,
  need: 'no_visa',
  offered: 'some_airports',
  conditions: ['by_air', 'documents_for_destination', 'same_airport'],
};
const closedAtNight: Airside = { ...unknownAirside, need: 'no_visa', overnight: false };
const china: Airside = { ...unknownAirside, need: 'no_visa', maxHours: 24, confirmed: true };

const programme = (changes: Partial<OpenProgramme>): OpenProgramme => ({
  ...{
    name: 'Transit Visa',
    kind: 'transit_visa',
    open: 'yes',
    documents: [],
    documentsInWords: '',
  },
  ...{ maxHours: null, maxDays: null, conditions: [], airports: null, places: null },
  ...{ fee: null, apply: null, source: answerSource() },
  ...changes,
});
const long = programme({
  name: '240 hours',
  kind: 'transit_without_visa',
  maxHours: 240,
  maxDays: 10,
});
const short = programme({ name: '24 hours', kind: 'transit_without_visa', maxHours: 24 });

const entry = entryAnswer({ access: 'visa_required', stay: null });

/** Changing planes with what is said, onward to another country. */
function changing(connection: Connection | undefined, sides: Partial<TransitSides>) {
  const transit: TransitSides = {
    airside: unknownAirside,
    border: { access: 'visa_required', stay: null, restriction: null, doubt: null },
    airsideProgrammes: [],
    programmes: [],
    heading: 'airside',
    ...sides,
  };
  const access = transit.airside.need === 'visa' ? 'visa_required' : 'visa_free';
  const answer = entryAnswer({ purpose: 'transit', access, stay: null, transit });
  const change = planeChange(answer, entry, { control: null, returns: false }, connection);
  if (!change) throw new Error('No permission is asked for');
  return { ...change, counted: countedAnswer({ entry, changing: change }) };
}

describe('what is said of a connection', () => {
  test.each<[string, Connection, Airside, string[]]>([
    ['19 hours where 12 are allowed', { hours: 19 }, bangkok, ['too_long']],
    ['12 hours where 12 are allowed', { hours: 12 }, bangkok, []],
    ['any hours without a limit', { hours: 90 }, frankfurt, []],
    ['two tickets', { ticket: 'two' }, frankfurt, ['two_tickets']],
    ['bags that are collected', { ticket: 'collect' }, frankfurt, ['collects_bags']],
    ['bags checked through', { ticket: 'through', airport: 'same' }, frankfurt, []],
    ['another airport', { airport: 'another' }, frankfurt, ['other_airport']],
    ['a night where none is allowed', { overnight: true }, closedAtNight, ['overnight']],
    ['25 hours, which hold a night', { hours: 25 }, closedAtNight, ['overnight']],
    ['no night', { overnight: false, hours: 9 }, closedAtNight, []],
    ['a night where nothing is known of it', { overnight: true }, bangkok, []],
    [
      'everything against it',
      { hours: 19, airport: 'another', ticket: 'two' },
      bangkok,
      ['other_airport', 'two_tickets', 'too_long'],
    ],
  ])('%s decides between transit area and border', (_what, connection, airside, failures) => {
    const change = changing(connection, { airside });
    expect(change.failures).toEqual(failures);
    expect(change.whyBorder).toBe(failures.length > 0 ? 'connection' : null);
    expect(change.counted.access).toBe(failures.length > 0 ? 'visa_required' : 'visa_free');
  });

  test('changes nothing where nothing is said, or everyone passes the border', () => {
    expect(changing(undefined, { airside: bangkok })).toMatchObject({
      ...{ whyBorder: null, failures: [], conditions: { met: [], open: [] } },
    });
    const all = changing({ ticket: 'two' }, { heading: 'border' });
    expect(all).toMatchObject({ whyBorder: null, failures: [] });
  });

  test('a limit of the transit area is not that of its visa', () => {
    const airside = { ...bangkok, need: 'visa' as const };
    const visa = programme({ kind: 'airside_visa', name: 'Visa C', maxHours: 24 });
    expect(changing({ hours: 19 }, { airside, airsideProgrammes: [visa] })).toMatchObject({
      ...{ whyBorder: null, closed: [] },
      answer: { transit: { airsideProgrammes: [{ name: 'Visa C' }] } },
    });
    expect(changing({ hours: 25 }, { airside, airsideProgrammes: [visa] })).toMatchObject({
      ...{ whyBorder: null, closed: [{ name: 'Visa C', why: 'too_long' }] },
    });
  });

  test('meets conditions of the transit area, and leaves the others open', () => {
    const met = changing({ airport: 'same', ticket: 'through' }, { airside: bangkok });
    expect(met.conditions).toEqual({
      met: ['baggage_through', 'onward_ticket', 'same_airport'],
      open: ['documents_for_destination'],
    });
    expect(changing({ hours: 3 }, { airside: frankfurt }).conditions.open).toEqual([
      'documents_for_destination',
      'same_airport',
    ]);
    const failed = changing({ airport: 'another' }, { airside: bangkok });
    expect(failed.conditions).toEqual({ met: [], open: [] });
  });

  test('leaves the programmes that are long enough, with their own limits', () => {
    const at = (hours: number) =>
      changing({ hours }, { airside: china, programmes: [long, short] });
    const open = (hours: number) => at(hours).answer.transit?.programmes.map(({ name }) => name);
    expect([open(20), at(20).whyBorder]).toEqual([['240 hours', '24 hours'], null]);
    expect([open(30), at(30).whyBorder]).toEqual([['240 hours'], 'connection']);
    expect(at(30).closed).toEqual([{ name: '24 hours', why: 'too_long' }]);
    expect(open(241)).toEqual([]);
    const ofDays = [programme({ maxDays: 2 })];
    expect(changing({ hours: 48 }, { programmes: ofDays }).closed).toEqual([]);
    expect(changing({ hours: 49 }, { programmes: ofDays }).closed).toHaveLength(1);
  });

  test('closes programmes whose conditions it fails', () => {
    const programmes = [
      programme({ name: 'One airport', conditions: ['same_airport'] }),
      programme({ name: 'Bags', conditions: ['baggage_through'] }),
    ];
    const { closed } = changing({ airport: 'another', ticket: 'two' }, { programmes });
    expect(closed).toEqual([
      { name: 'One airport', why: 'other_airport' },
      { name: 'Bags', why: 'bags' },
    ]);
  });

  test('is as many nights as it holds for certain', () => {
    const nights = (connection: Connection) => nightsAt({ transit: true, connection });
    expect([{}, { hours: 19 }, { overnight: true }, { hours: 50 }].map(nights)).toEqual([
      0, 0, 1, 2,
    ]);
    expect(nightsAt({ transit: true, nights: 3, connection: { overnight: true } })).toBe(3);
  });
});
