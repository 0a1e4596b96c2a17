import { describe, expect, test } from 'vitest';
import { unknownAirside } from '#core/answers/transit/airside.ts';
import type { OpenProgramme } from '#core/answers/transit/programmes.ts';
import type { TransitSides } from '#core/answers/transit/transitAnswer.ts';
import {
  passesBorder,
  planeChange,
  type TripPlace,
  transitRoute,
} from '#core/trip/changingPlanes.ts';
import { answerSource, entryAnswer } from '../../fixtures/entryAnswer.ts';

const zones: Record<string, string> = { DE: 'schengen', FR: 'schengen', GB: 'cta', IE: 'cta' };

/** What the stops of a trip, as `JP CN JP`, decide about the one in this place. */
function routeAt(trip: string, place: number) {
  const places = trip
    .split(' ')
    .map((country): TripPlace => ({ country, controlZone: zones[country] ?? null }));
  const [at] = places.slice(place);
  if (!at) throw new Error(`No stop ${place}`);
  return transitRoute(at, places.slice(0, place), places.slice(place + 1));
}

describe('the stops around one for changing planes', () => {
  test.each([
    ['IN DE FR', 'next_in_zone'],
    ['IN GB IE', 'next_in_zone'],
    ['JP US US', 'next_in_country'],
    ['FR DE US', 'from_zone'],
    ['US US IN', 'from_country'],
    ['FR DE FR', 'next_in_zone'],
    ['IN DE US', null],
    ['IN DE GB', null],
    ['IN AE JP', null],
    ['IN DE', null],
  ])('%s: passport control is passed (%s)', (trip, control) => {
    expect(routeAt(trip, 1).control).toBe(control);
  });

  test('bring one back to where one came from, or on to another country', () => {
    expect(routeAt('JP CN JP', 1).returns).toBe(true);
    expect(routeAt('JP CN CN JP', 1).returns).toBe(true);
    expect(routeAt('JP CN HK', 1).returns).toBe(false);
    expect(routeAt('HK CN TW', 1).returns).toBe(false);
    expect(routeAt('CN JP', 0).returns).toBe(false);
    expect(routeAt('JP CN', 1).returns).toBe(false);
  });
});

describe('changing planes on a route', () => {
  const programme = (name: string, conditions: OpenProgramme['conditions']): OpenProgramme => ({
    ...{ name, conditions, kind: 'transit_visa', open: 'yes', documents: [], documentsInWords: '' },
    ...{ maxHours: null, maxDays: 5, airports: null, places: null, fee: null, apply: null },
    source: answerSource(),
  });
  const withTransit = (sides: Partial<TransitSides>) =>
    entryAnswer({
      purpose: 'transit',
      transit: {
        airside: unknownAirside,
        border: { access: 'visa_required', stay: null, restriction: null, doubt: null },
        airsideProgrammes: [],
        programmes: [programme('Free', ['third_country']), programme('Visa', [])],
        heading: 'airside',
        ...sides,
      },
    });
  const onward = { control: null, returns: false };
  const back = { control: null, returns: true };
  const entry = { access: 'visa_required' } as const;
  const open = (change: ReturnType<typeof planeChange>) =>
    change?.answer.transit?.programmes.map(({ name }) => name);

  test('closes what asks for a third country to those who fly back', () => {
    const answer = withTransit({});
    expect(open(planeChange(answer, entry, onward))).toEqual(['Free', 'Visa']);
    const returning = planeChange(answer, entry, back);
    expect(open(returning)).toEqual(['Visa']);
    expect(returning?.closed).toEqual([{ name: 'Free', why: 'no_third_country' }]);
    expect(returning?.whyBorder).toBeNull();
    const ofArea = {
      airsideProgrammes: [programme('Area', ['third_country']), programme('24 h', [])],
    };
    const inArea = (route: typeof back) => planeChange(withTransit(ofArea), entry, route);
    expect(inArea(back)?.answer.transit?.airsideProgrammes).toMatchObject([{ name: '24 h' }]);
    expect(inArea(back)?.closed.map(({ name }) => name)).toEqual(['Area', 'Free']);
    expect(inArea(onward)?.answer.transit?.airsideProgrammes).toHaveLength(2);
    const airside = { ...unknownAirside, conditions: ['third_country' as const] };
    const asking = withTransit({ airside });
    expect(planeChange(asking, entry, back)?.whyBorder).toBe('no_third_country');
    expect(planeChange(asking, entry, onward)?.whyBorder).toBeNull();
  });

  test('has no programme within a zone, which is no place to leave', () => {
    const within = (control: 'next_in_zone' | 'next_in_country') =>
      open(planeChange(withTransit({}), entry, { ...onward, control }));
    expect(within('next_in_zone')).toEqual([]);
    expect(within('next_in_country')).toEqual(['Free', 'Visa']);
  });

  test('is nothing to those who enter by right, and passes the border where that counts', () => {
    const answer = withTransit({});
    expect(planeChange(answer, { access: 'own_country' }, onward)).toBeNull();
    const passes = (sides: Partial<TransitSides>, route: Parameters<typeof planeChange>[2]) =>
      passesBorder({ changing: planeChange(withTransit(sides), entry, route) });
    expect(passes({}, onward)).toBe(false);
    expect(passes({}, { ...onward, control: 'from_zone' })).toBe(true);
    expect(passes({ heading: 'border' }, onward)).toBe(true);
  });
});
