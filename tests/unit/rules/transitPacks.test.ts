import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { airsideOf } from '#core/answers/transit/airside.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { cityOfAirport } from '#core/countries/airportCities.ts';
import { airportNames } from '#core/countries/airports.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { readPackedEdition } from '#db/packs/packs.ts';
import { parseTransitPack } from '#db/packs/policies/transitPack.ts';
import { readTransitPacks, transitFolder } from '#db/packs/policies/transitPacks.ts';
import { readSampleDestinations } from '#db/seed/samples/samples.ts';
import { transitFaultsOf } from '../../../scripts/dev/packs/checkTransitPacks.ts';
import { formatPolicy } from '../../../scripts/dev/packs/formatPolicy.ts';

const policies = readTransitPacks();
const passports = new Set(readPackedEdition().codes.split(' '));

describe('the shipped transit policies', () => {
  test('have no fault, and are laid out a line a record', () => {
    expect(policies).toHaveLength(109);
    for (const policy of policies) {
      const file = join(transitFolder, `${policy.country}.json`);
      expect(transitFaultsOf(policy, passports)).toEqual([]);
      expect(readFileSync(file, 'utf8')).toBe(formatPolicy(policy));
    }
  });

  test('state the transit area of 84 countries, 83 exceptions and 43 programmes', () => {
    expect(policies.filter(({ airside }) => airside)).toHaveLength(84);
    expect(policies.flatMap(({ exceptions }) => exceptions)).toHaveLength(83);
    expect(policies.flatMap(({ programmes }) => programmes)).toHaveLength(43);
  });

  test('name airports, each of which has a name of its own, and no other has one', () => {
    const named = policies.flatMap(({ airside, programmes }) =>
      [airside, ...programmes].flatMap((part) => part?.airports ?? []),
    );
    expect(Object.keys(airportNames).sort()).toEqual([...new Set(named)].sort());
    expect(new Set(Object.values(airportNames)).size).toBe(Object.keys(airportNames).length);
  });

  test('every airport that is named, and every large one, has a city', () => {
    const codes = [...Object.keys(airportNames), ...Object.values(transitHubs).flat()];
    expect(codes.filter((code) => cityOfAirport(code) === code)).toEqual([]);
  });
});

test('a sample for changing planes asks for a visa only where the transit area does', () => {
  // What it takes to leave the transit area is no answer for those who stay in it.
  const asking = readSampleDestinations().flatMap(({ destination, requirements }) =>
    requirements
      .filter(({ type, required }) => type === 'transit' && required)
      .map(({ countryCode }) => {
        const policy = policies.find(({ country }) => country === destination.countryCode);
        const source = { id: 'transit', licence: '', edition: 1 };
        const stored = policy && { policy, source };
        return [destination.name, countryCode, airsideOf(stored, countryCode).need];
      }),
  );
  expect(asking.filter(([, , need]) => need !== 'visa')).toEqual([]);
});

/** A policy of Kenya in which all that is stated is right, but for the given parts. */
function kenya(parts: Partial<TransitPolicy> = {}): TransitPolicy {
  return {
    country: 'KE',
    sources: {
      law: {
        title: 'Act',
        publisher: 'Kenya Immigration',
        address: 'https://immigration.example/',
        quality: 'law',
        asOf: '2026-10',
        asOfIs: 'stated',
      },
    },
    airside: {
      offered: 'yes',
      airports: ['ADD'],
      maxHours: 24,
      overnight: null,
      visa: { list: 'only', passports: ['AF', 'SO'], mayBeNeeded: ['SO'] },
      eta: null,
      conditions: ['onward_ticket'],
      source: 'law',
      alsoSources: [],
    },
    exceptions: [exception],
    programmes: [programme],
    ...parts,
  };
}

const exception: TransitPolicy['exceptions'][number] = {
  of: 'airside',
  passports: 'all',
  holds: ['us-visa'],
  must: { 'us-visa': ['used'] },
  conditions: [],
  effect: 'no_visa',
  source: 'law',
};

const programme: TransitPolicy['programmes'][number] = {
  name: 'Transit visa',
  kind: 'transit_visa',
  passports: { list: 'all', passports: [] },
  holds: [],
  maxHours: 72,
  maxDays: null,
  conditions: [],
  airports: null,
  places: null,
  fee: { amount: 20, currency: 'USD' },
  apply: null,
  from: '2026-01-01',
  to: null,
  source: 'law',
};

const { airside } = kenya();

function ofVisa(visa: NonNullable<TransitPolicy['airside']>['visa']): Partial<TransitPolicy> {
  return { airside: airside && { ...airside, visa } };
}

describe('the check of a policy', () => {
  test('finds nothing in a right one', () => {
    expect(transitFaultsOf(kenya(), passports)).toEqual([]);
  });

  test.each<[string, Partial<TransitPolicy>, string]>([
    ['an unknown passport', ofVisa({ list: 'only', passports: ['ZZ'] }), 'airside.visa: ZZ is no'],
    ['an order', ofVisa({ list: 'only', passports: ['SO', 'AF'] }), 'airside.visa: the passports'],
    ['a passport twice', ofVisa({ list: 'only', passports: ['AF', 'AF'] }), 'airside.visa: the'],
    ['a list without passports', ofVisa({ list: 'only', passports: [] }), 'a list "only" with 0'],
    ['nobody with passports', ofVisa({ list: 'nobody', passports: ['AF'] }), 'a list "nobody"'],
    [
      'a possible need outside the list',
      ofVisa({ list: 'only', passports: ['AF'], mayBeNeeded: ['SO'] }),
      'mayBeNeeded: SO is not',
    ],
    [
      'an airport without a name',
      { programmes: [{ ...programme, airports: ['ZZZ'] }] },
      'the airport ZZZ has no name',
    ],
    ['a source that is not there', { sources: {} }, 'there is no source law'],
    [
      'an exception of no programme',
      { exceptions: [{ ...exception, of: 'Transit' }] },
      'an exception of Transit',
    ],
    [
      'a quality of another document',
      { exceptions: [{ ...exception, must: { 'uk-visa': ['used'] } }] },
      'must: uk-visa is not',
    ],
    ['a programme twice', { programmes: [programme, programme] }, 'two programmes are named'],
    [
      'a day that is none',
      { programmes: [{ ...programme, to: '2026-02-30' }] },
      '2026-02-30 is no',
    ],
    [
      'an end before the start',
      { programmes: [{ ...programme, to: '2025-12-31' }] },
      '2026-01-01 is after 2025-12-31',
    ],
  ])('finds %s', (_fault, parts, sentence) => {
    expect(transitFaultsOf(kenya(parts), passports).join('\n')).toContain(`KE.json: ${sentence}`);
  });
});

describe('the reader of a policy', () => {
  const read = (policy: unknown) => () => parseTransitPack(JSON.stringify(policy), 'KE.json');

  test.each<[string, unknown, string]>([
    ['an unknown key', { ...kenya(), notes: [] }, 'KE.json, file: Unrecognized key: "notes"'],
    [
      'an unknown word',
      kenya({ exceptions: [{ ...exception, effect: 'free' as 'no_visa' }] }),
      'KE.json, exceptions[0].effect: ',
    ],
    [
      'an unknown document',
      kenya({ programmes: [{ ...programme, holds: ['fr-visa'] }] }),
      'KE.json, programmes[0].holds[0]: ',
    ],
    [
      'an unknown airport',
      kenya({ programmes: [{ ...programme, airports: ['Nairobi'] }] }),
      'KE.json, programmes[0].airports[0]: takes a code such as "CDG"',
    ],
  ])('names the place of %s', (_fault, policy, sentence) => {
    expect(read(policy)).toThrow(sentence);
  });
});
