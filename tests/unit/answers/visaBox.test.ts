import { describe, expect, test } from 'vitest';
import { type CountryAnswer, stricterStatement } from '#core/answers/destinationVerdict.ts';
import type { AnswerRule, EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { OwnRequirement } from '#core/answers/requirement.ts';
import { byEaseOfEntry, statusName, statusOf } from '#core/answers/verdict.ts';
import { decideVisaBox } from '#core/answers/visaBox.ts';
import { extensionSentence } from '#core/answers/words/requirementWords.ts';
import { verdictWords } from '#core/answers/words/verdictWords.ts';
import { accesses, answerAccesses, type VisaType, visaTypes } from '#core/vocabulary.ts';

/** The box with the words of its verdict. */
function boxInWords<Requirement extends OwnRequirement & { type: VisaType }>(
  asked: Parameters<typeof decideVisaBox<Requirement>>[0],
) {
  const box = decideVisaBox(asked);
  const restriction = asked.country?.[box.type]?.restriction;
  return { ...box, ...verdictWords({ access: box.access, restriction }) };
}

/** As of March 2026, with a source: newer than `countryAnswer`. */
const sourced = {
  durationDays: 90,
  sourceAddress: 'https://law.example/',
  sourceDate: '2026-03',
  // Nobody vouches for these.
  standing: 'sample' as const,
  updatedAt: '2026-03-09T00:00:00.000Z',
};
const inAdvance = { type: 'tourist', required: true, onArrival: false, ...sourced } as const;
const onArrival = { type: 'tourist', required: true, onArrival: true, ...sourced } as const;
const visaFree = { type: 'tourist', required: false, onArrival: false, ...sourced } as const;
const transit = { type: 'transit', required: false, onArrival: false, ...sourced } as const;
const working = { type: 'working', required: true, onArrival: false, ...sourced } as const;

function countryAnswer(
  access: CountryAnswer['access'],
  changes: Partial<CountryAnswer> = {},
): CountryAnswer {
  return { access, stay: null, asOf: '2026-02-17', ...changes };
}

describe('one requirement', () => {
  test.each([
    [inAdvance, 'visa_required', 'Visa Required', 'Must be obtained in advance'],
    [onArrival, 'visa_on_arrival', 'Visa Required', 'Available on arrival'],
    [visaFree, 'visa_free', 'No Visa Required', 'Visa-free travel available'],
  ])('%o is %s', (requirement, status, heading, detail) => {
    const box = boxInWords({ requirements: [requirement] });
    expect(box).toEqual({
      access: expect.any(String),
      status,
      heading,
      detail,
      type: 'tourist',
      types: ['tourist'],
      requirement,
      answeredBy: 'requirement',
      contradicts: false,
      differs: null,
      stricter: null,
    });
  });
});

describe('beside the country’s rules', () => {
  test.each(['eta', 'e_visa', 'visa_required'] as const)(
    '"in advance" agrees with %s and uses its more exact word',
    (access) => {
      const country = { tourist: countryAnswer(access) };
      const box = boxInWords({ requirements: [inAdvance], country });
      expect(box).toMatchObject({ status: statusOf({ access }), requirement: inAdvance });
      expect(box).toMatchObject(verdictWords({ access }));
    },
  );

  test.each([
    [inAdvance, 'visa_free', 'visa_required'],
    [inAdvance, 'visa_on_arrival', 'visa_required'],
    [inAdvance, 'no_admission', 'visa_required'],
    [inAdvance, null, 'visa_required'],
    [onArrival, 'e_visa', 'visa_on_arrival'],
    [visaFree, 'visa_required', 'visa_free'],
    [visaFree, 'freedom_of_movement', 'freedom_of_movement'],
  ] as const)('%o with %s is %s: a requirement of its own comes first', (own, access, status) => {
    const country = { tourist: countryAnswer(access) };
    expect(boxInWords({ requirements: [own], country }).status).toBe(status);
  });

  test.each([
    ['own_country', 'own_country', 'No Visa Required'],
    ['freedom_of_movement', 'freedom_of_movement', 'No Visa Required'],
    ['visa_free', 'visa_free', 'No Visa Required'],
    ['visa_on_arrival', 'visa_on_arrival', 'Visa Required'],
    ['eta', 'eta', 'Travel authorisation required'],
    ['e_visa', 'e_visa', 'Visa Required'],
    ['visa_required', 'visa_required', 'Visa Required'],
    ['no_admission', 'no_admission', 'Entry refused'],
  ] as const)('without one of its own, %s is %s', (access, status, heading) => {
    const box = boxInWords({ requirements: [], country: { tourist: countryAnswer(access) } });
    expect(box).toMatchObject({ status, heading, types: ['tourist'], requirement: null });
  });

  test('a country’s answer for another stay is linked, never shown', () => {
    const country = { tourist: countryAnswer('visa_free'), working: countryAnswer(null) };
    const box = boxInWords({ requirements: [], country, wanted: 'working' });
    expect(box).toMatchObject({ status: 'unknown', types: ['tourist'] });
  });

  test('the easiest is first, the unknown last', () => {
    const sorted = accesses.toReversed().map((access) => ({ status: statusOf({ access }) }));
    sorted.unshift({ status: 'unknown' }, { status: 'suspended' }, { status: 'own_country' });
    expect(sorted.sort(byEaseOfEntry).map(({ status }) => status)).toEqual([
      'own_country',
      ...accesses.slice(0, -1).map((access) => statusOf({ access })),
      'suspended',
      'no_admission',
      'unknown',
    ]);
  });
});

test('styles and the machine line have their own names of statuses', () => {
  const statuses = [...answerAccesses, 'suspended', 'unknown', 'doubtful'] as const;
  expect(statuses.map(statusName).join(' ')).toBe(
    'freedom-of-movement visa-free on-arrival eta e-visa travel-permit in-advance no-admission own-country restricted unknown doubtful',
  );
});

describe('no requirement', () => {
  test('is unknown, never visa-free', () => {
    const box = boxInWords({ requirements: [] });
    expect(box.status).toBe('unknown');
    expect(box.heading).toBe('Visa information not available for this combination');
    expect(box.requirement).toBeNull();
  });
});

describe('requirement or country', () => {
  const older = { sourceDate: '2025-11' };
  const unsourced = { sourceAddress: null };
  const undated = { sourceDate: null };

  test.each([
    ['newer', onArrival, countryAnswer('visa_free'), 'requirement'],
    [
      'of the same month',
      onArrival,
      countryAnswer('visa_free', { asOf: '2026-03-09' }),
      'requirement',
    ],
    [
      'dated, the country’s not',
      onArrival,
      countryAnswer('visa_free', { asOf: null }),
      'requirement',
    ],
    ['older', { ...onArrival, ...older }, countryAnswer('visa_free'), 'country'],
    ['without a source', { ...onArrival, ...unsourced }, countryAnswer('visa_free'), 'country'],
    ['without a date', { ...onArrival, ...undated }, countryAnswer('visa_free'), 'country'],
    ['for citizens', onArrival, countryAnswer('own_country', { asOf: null }), 'country'],
    ['alone', { ...onArrival, ...unsourced, ...undated }, countryAnswer(null), 'requirement'],
  ] as const)('a requirement that is %s: %o beside %o: the %s', (_why, own, tourist, first) => {
    const box = boxInWords({ requirements: [own], country: { tourist } });
    const status = first === 'requirement' ? 'visa_on_arrival' : statusOf(tourist);
    expect(box).toMatchObject({
      status,
      answeredBy: first,
      contradicts: tourist.access !== null,
      requirement: own,
    });
  });

  test.each([
    [90, null, false],
    [90, { number: 90, unit: 'days' }, false],
    [30, { number: 90, unit: 'days' }, true],
    [180, { number: 6, unit: 'months' }, false],
    [90, { number: 6, unit: 'months' }, true],
    [30, { number: 1, unit: 'months' }, false],
  ] as const)('a stay of %i days contradicts %o: %s', (durationDays, stay, contradicts) => {
    const country = { tourist: countryAnswer('visa_free', { stay }) };
    const requirements = [{ ...visaFree, durationDays }];
    expect(boxInWords({ requirements, country }).contradicts).toBe(contradicts);
  });
});

describe('a requirement of the team', () => {
  const saved = { standing: 'team' as const, updatedAt: '2026-03-09T08:00:00.000Z' };
  const unsourced = { sourceAddress: null, sourceDate: null };
  const official = { kind: 'official' } as EntryAnswer['source'];
  const decide = (own: object, country: CountryAnswer) =>
    boxInWords({
      requirements: [{ ...visaFree, ...saved, ...unsourced, ...own }],
      country: { tourist: country },
    });

  test.each([
    [inAdvance, 'eta', 'visa_required', 'Visa Required', 'Must be obtained in advance'],
    [inAdvance, 'e_visa', 'visa_required', 'Visa Required', 'Must be obtained in advance'],
    [onArrival, 'visa_free', 'visa_on_arrival', 'Visa Required', 'Available on arrival'],
    [visaFree, 'eta', 'visa_free', 'No Visa Required', 'Visa-free travel available'],
    [visaFree, null, 'visa_free', 'No Visa Required', 'Visa-free travel available'],
  ] as const)('%o comes first, as entered, before %s', (own, access, status, heading, detail) => {
    const box = decide({ ...own, ...saved, ...unsourced }, countryAnswer(access));
    expect(box).toMatchObject({ status, heading, detail, answeredBy: 'requirement' });
  });

  test.each([
    ['the own country', countryAnswer('own_country')],
    ['freedom of movement', countryAnswer('freedom_of_movement')],
    [
      'a suspension',
      countryAnswer('visa_required', {
        restriction: { kind: 'entry_suspended' } as EntryAnswer['restriction'],
      }),
    ],
    [
      'a suspension without a rule',
      countryAnswer(null, {
        restriction: { kind: 'visas_suspended' } as EntryAnswer['restriction'],
      }),
    ],
  ])('yields to %s', (_what, country) => {
    const box = decide({ ...onArrival, ...saved }, country);
    expect(box).toMatchObject({ answeredBy: 'country', status: statusOf(country) });
  });

  test.each([
    ['older', 'visa_on_arrival', '2026-02', null],
    ['at least as new', 'visa_on_arrival', '2026-03-09', 'otherwise'],
    ['of the same month', 'visa_on_arrival', '2026-03', 'otherwise'],
    ['new, and agrees', 'visa_free', '2026-03-09', null],
    ['undated', 'visa_on_arrival', null, null],
  ] as const)('is doubtful beside an edition that is %s', (_what, access, asOf, doubt) => {
    expect(decide({}, countryAnswer(access, { asOf })).differs).toBe(doubt);
  });

  test('counts from the date of its source, or else from its last save', () => {
    const country = countryAnswer('visa_on_arrival', { asOf: '2026-03-01' });
    expect(decide({}, country).differs).toBeNull();
    expect(decide({ sourceDate: '2026-02-28' }, country).differs).toBe('otherwise');
  });

  test('is doubtful if two sources of the country disagree', () => {
    const other = { access: 'visa_required', stay: null, source: official } as AnswerRule;
    const disagreement = { kind: 'sources_disagree', other } as const;
    const country = countryAnswer('visa_free', { asOf: '2020', disagreement });
    expect(decide({}, country).differs).toBe('easier');
    expect(decide({ ...inAdvance, ...saved }, country)).toMatchObject({
      status: 'visa_required',
      differs: 'otherwise',
    });
    expect(stricterStatement(visaFree, country)).toMatchObject(other);
  });

  const days = (number: number) => ({ stay: { number, unit: 'days' } as const });
  const condition = { headlineCondition: {} as EntryAnswer['headlineCondition'] };
  test.each([
    [visaFree, 'eta', {}, 'easier'],
    [onArrival, 'visa_required', {}, 'easier'],
    [inAdvance, 'no_admission', {}, 'easier'],
    [inAdvance, 'visa_free', {}, null],
    [visaFree, 'visa_free', {}, null],
    [visaFree, 'visa_free', condition, 'easier'],
    [visaFree, 'visa_free', days(30), 'easier'],
    [visaFree, 'visa_free', days(90), null],
    [visaFree, 'visa_free', days(180), null],
    [visaFree, 'visa_free', { stay: { number: 2, unit: 'months' } as const }, 'easier'],
    [visaFree, 'visa_free', { stay: { number: 3, unit: 'months' } as const }, null],
  ] as const)('%o beside an older official %s %o: %s', (own, access, changes, doubt) => {
    const country = countryAnswer(access, { asOf: '2020', source: official, ...changes });
    expect(decide({ ...own, ...saved }, country).differs).toBe(doubt);
    const compiled = { kind: 'compilation' } as EntryAnswer['source'];
    expect(decide({ ...own, ...saved }, { ...country, source: compiled }).differs).toBe(doubt);
    const edition = { kind: 'edition' } as EntryAnswer['source'];
    expect(decide({ ...own, ...saved }, { ...country, source: edition }).differs).toBeNull();
  });
});

describe('several kinds of stay', () => {
  const requirements = [working, transit, inAdvance];

  test('are offered as tourist, transit, working', () => {
    const { types } = boxInWords({ requirements });
    expect(types).toEqual(['tourist', 'transit', 'working']);
  });

  test('start with tourist', () => {
    expect(boxInWords({ requirements }).requirement).toBe(inAdvance);
  });

  test('answer the requested one', () => {
    const box = boxInWords({ requirements, wanted: 'transit' });
    expect(box).toMatchObject({ type: 'transit', status: 'visa_free', requirement: transit });
  });

  test.each(visaTypes)('give no answer for a %s stay that has no row', (wanted) => {
    const others = requirements.filter(({ type }) => type !== wanted);
    expect(boxInWords({ requirements: others, wanted })).toMatchObject({
      status: 'unknown',
      heading: 'Visa information not available for this combination',
      type: wanted,
      types: visaTypes.filter((type) => type !== wanted),
      requirement: null,
    });
  });

  test('answer only for tourists without a requested stay', () => {
    const box = boxInWords({ requirements: [working, transit] });
    expect(box).toMatchObject({ type: 'tourist', status: 'unknown', requirement: null });
  });

  test('keep the wanted type when there is no row at all', () => {
    const box = boxInWords({ requirements: [], wanted: 'working' });
    expect(box).toMatchObject({ type: 'working', types: [], status: 'unknown' });
  });
});

test.each([
  [false, 30, 'Cannot be extended'],
  [true, 30, 'Can be extended up to 30 days'],
  [true, 1, 'Can be extended up to 1 day'],
  [true, 0, 'Can be extended'],
])('extension possible %s by %i reads %s', (possible, maxDuration, words) => {
  expect(extensionSentence({ possible, maxDuration })).toBe(words);
});
