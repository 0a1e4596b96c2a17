import { describe, expect, test } from 'vitest';
import { accesses } from '../../../server/schemas/answers/access.ts';
import { byEaseOfEntry, statusOf, verdictWords } from '../../../server/schemas/answers/verdict.ts';
import {
  decideVisaBox,
  extensionSentence,
  lengthOfStay,
} from '../../../server/schemas/answers/visaBox.ts';
import { visaTypes } from '../../../server/schemas/constants.ts';

const inAdvance = { type: 'tourist', required: true, onArrival: false } as const;
const onArrival = { type: 'tourist', required: true, onArrival: true } as const;
const visaFree = { type: 'tourist', required: false, onArrival: false } as const;
const transit = { type: 'transit', required: false, onArrival: false } as const;
const working = { type: 'working', required: true, onArrival: false } as const;

const abroad = { destinationCountry: 'FR', passport: 'US' };

describe('one requirement', () => {
  test.each([
    [inAdvance, 'in-advance', 'Visa Required', 'Must be obtained in advance'],
    [onArrival, 'on-arrival', 'Visa Required', 'Available on arrival'],
    [visaFree, 'visa-free', 'No Visa Required', 'Visa-free travel available'],
  ])('%o is %s', (requirement, status, heading, detail) => {
    const box = decideVisaBox({ ...abroad, requirements: [requirement] });
    expect(box).toEqual({
      status,
      heading,
      detail,
      type: 'tourist',
      types: ['tourist'],
      requirement,
    });
  });
});

describe('beside what the country’s rules say', () => {
  test.each(['eta', 'e_visa', 'visa_required'] as const)(
    '"in advance" agrees with %s and takes its finer word',
    (access) => {
      const country = { tourist: access };
      const box = decideVisaBox({ ...abroad, requirements: [inAdvance], country });
      expect(box).toMatchObject({ status: statusOf(access), requirement: inAdvance });
      expect(box).toMatchObject(verdictWords[statusOf(access) as 'eta']);
    },
  );

  test.each([
    [inAdvance, 'visa_free', 'in-advance'],
    [inAdvance, 'visa_on_arrival', 'in-advance'],
    [inAdvance, 'no_admission', 'in-advance'],
    [inAdvance, null, 'in-advance'],
    [onArrival, 'e_visa', 'on-arrival'],
    [visaFree, 'visa_required', 'visa-free'],
    [visaFree, 'freedom_of_movement', 'freedom-of-movement'],
  ] as const)('%o with %s is %s: a requirement of its own comes first', (own, access, status) => {
    const country = { tourist: access };
    expect(decideVisaBox({ ...abroad, requirements: [own], country }).status).toBe(status);
  });

  test.each([
    ['own_country', 'own-country', 'No Visa Required'],
    ['freedom_of_movement', 'freedom-of-movement', 'No Visa Required'],
    ['visa_free', 'visa-free', 'No Visa Required'],
    ['visa_on_arrival', 'on-arrival', 'Visa Required'],
    ['eta', 'eta', 'Travel Authorisation Required'],
    ['e_visa', 'e-visa', 'Visa Required'],
    ['visa_required', 'in-advance', 'Visa Required'],
    ['no_admission', 'no-admission', 'Entry Not Admitted'],
  ] as const)('without one of its own, %s is %s', (access, status, heading) => {
    const box = decideVisaBox({ ...abroad, requirements: [], country: { tourist: access } });
    expect(box).toMatchObject({ status, heading, types: ['tourist'], requirement: null });
  });

  test('a country’s answer for another stay is offered, never given', () => {
    const country = { tourist: 'visa_free', working: null } as const;
    const box = decideVisaBox({ ...abroad, requirements: [], country, wanted: 'working' });
    expect(box).toMatchObject({ status: 'unknown', types: ['tourist'] });
  });

  test('the easiest stands first, the unknown last', () => {
    const sorted = accesses.toReversed().map((access) => ({ status: statusOf(access) }));
    sorted.unshift({ status: 'unknown' }, { status: 'own-country' });
    expect(sorted.sort(byEaseOfEntry).map(({ status }) => status)).toEqual([
      'own-country',
      ...accesses.map(statusOf),
      'unknown',
    ]);
  });
});

describe('no requirement', () => {
  test('is unknown, never visa-free', () => {
    const box = decideVisaBox({ ...abroad, requirements: [] });
    expect(box.status).toBe('unknown');
    expect(box.heading).toBe('Visa information not available for this combination');
    expect(box.requirement).toBeNull();
  });

  test('for the passport’s own country needs no visa', () => {
    const box = decideVisaBox({ destinationCountry: 'FR', passport: 'FR', requirements: [] });
    expect(box.status).toBe('own-country');
    expect(box.heading).toBe('No Visa Required');
    expect(box.requirement).toBeNull();
  });
});

test('a stored requirement counts even for the passport’s own country', () => {
  const home = { destinationCountry: 'FR', passport: 'FR' };
  expect(decideVisaBox({ ...home, requirements: [inAdvance] }).status).toBe('in-advance');
});

describe('several kinds of stay', () => {
  const requirements = [working, transit, inAdvance];

  test('are offered as tourist, transit, working', () => {
    const { types } = decideVisaBox({ ...abroad, requirements });
    expect(types).toEqual(['tourist', 'transit', 'working']);
  });

  test('start with tourist', () => {
    expect(decideVisaBox({ ...abroad, requirements }).requirement).toBe(inAdvance);
  });

  test('answer the one that was asked for', () => {
    const box = decideVisaBox({ ...abroad, requirements, wanted: 'transit' });
    expect(box).toMatchObject({ type: 'transit', status: 'visa-free', requirement: transit });
  });

  test.each(visaTypes)('give no answer for a %s stay that has no row', (wanted) => {
    const others = requirements.filter(({ type }) => type !== wanted);
    expect(decideVisaBox({ ...abroad, requirements: others, wanted })).toMatchObject({
      status: 'unknown',
      heading: `No answer for a ${wanted} stay yet`,
      type: wanted,
      types: visaTypes.filter((type) => type !== wanted),
      requirement: null,
    });
  });

  test('give no other answer than the tourist’s where no stay was asked for', () => {
    const box = decideVisaBox({ ...abroad, requirements: [working, transit] });
    expect(box).toMatchObject({ type: 'tourist', status: 'unknown', requirement: null });
  });

  test('keep the wanted type when there is no row at all', () => {
    const box = decideVisaBox({ ...abroad, requirements: [], wanted: 'working' });
    expect(box).toMatchObject({ type: 'working', types: [], status: 'unknown' });
  });
});

test.each([
  [1, 'Up to 1 day'],
  [90, 'Up to 90 days'],
])('a stay of %i reads %s', (days, words) => {
  expect(lengthOfStay(days)).toBe(words);
});

test.each([
  [false, 30, 'Cannot be extended'],
  [true, 30, 'Can be extended up to 30 days'],
  [true, 1, 'Can be extended up to 1 day'],
  [true, 0, 'Can be extended'],
])('extension possible %s by %i reads %s', (possible, maxDuration, words) => {
  expect(extensionSentence({ possible, maxDuration })).toBe(words);
});
