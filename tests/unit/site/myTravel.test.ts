import { describe, expect, test } from 'vitest';
import { changeOf, type SavedVerdict } from '#core/answers/savedVerdict.ts';
import { readTravelFile } from '#src/site/my/travelFile.ts';
import type { SavedAnswer } from '#src/site/my/travelSchema.ts';
import { nothingSaved, parseTravel } from '#src/site/my/travelStore.ts';

const verdict: SavedVerdict = {
  result: 'Visa-free · 90 days',
  access: 'visa_free',
  stay: { number: 90, unit: 'days' },
  restriction: null,
  doubt: null,
  sourceDate: '2026-10-03',
};

const answer: SavedAnswer = {
  passport: { code: 'DE', name: 'Germany' },
  destination: { code: 'JP', name: 'Japan' },
  purpose: 'tourist',
  verdict,
  savedAt: '2026-11-22T18:17:00.000Z',
};

const trip = {
  address: '/trip?passport=DE&stops=JP',
  title: 'Japan',
  savedAt: '2026-11-22T18:17:00.000Z',
};

describe('stored travel', () => {
  test('is read as it was stored', () => {
    const travel = { version: 1, answers: [answer], trips: [trip] };
    expect(parseTravel(JSON.stringify(travel))).toEqual({ travel, isWhole: true });
    expect(parseTravel(null)).toEqual({ travel: nothingSaved, isWhole: true });
  });

  test('with an entry that can’t be read keeps the others, and isn’t whole', () => {
    const text = JSON.stringify({
      version: 1,
      answers: [answer, { ...answer, purpose: 'holiday' }, null],
      trips: [trip, { ...trip, address: 'https://elsewhere.example/trip?x' }],
    });
    const { travel, isWhole } = parseTravel(text);
    expect(isWhole).toBe(false);
    expect(travel).toEqual({ version: 1, answers: [answer], trips: [trip] });
  });

  test.each(['{', '"text"', '[]', '{"version":2}', 'null'])('%s is not whole', (text) => {
    expect(parseTravel(text)).toEqual({ travel: nothingSaved, isWhole: false });
  });
});

describe('a saved answer', () => {
  test.each([
    ['the same', {}, null],
    ['of another access', { access: 'visa_required' }, 'verdict'],
    ['of a shorter stay', { stay: { number: 30, unit: 'days' } }, 'verdict'],
    ['of a stay in months', { stay: { number: 90, unit: 'months' } }, 'verdict'],
    ['without a stay', { stay: null }, 'verdict'],
    ['while entry is suspended', { restriction: 'entry_suspended' }, 'verdict'],
    ['on which sources disagree', { doubt: 'disagreement' }, 'verdict'],
    ['of a newer source', { sourceDate: '2026-11-20' }, 'source'],
    ['in other words', { result: 'No visa · 90 days' }, null],
  ] as const)('compared with an answer %s', (_, present, change) => {
    expect(changeOf(verdict, { ...verdict, ...present }, 'tourist')).toBe(change);
  });

  test.each(['transit', 'working'] as const)(
    'of kind %s that was unknown is known by now, and hasn’t changed',
    (purpose) => {
      const unknown = { ...verdict, access: null, stay: null, sourceDate: null };
      const known = { ...verdict, access: 'visa_free', stay: null };
      expect(changeOf(unknown, known, purpose)).toBe('known');
      expect(changeOf(unknown, unknown, purpose)).toBeNull();
      expect(changeOf(unknown, known, 'tourist')).toBe('verdict');
      expect(changeOf(known, { ...known, access: 'visa_required' }, purpose)).toBe('verdict');
      const suspended = { ...unknown, restriction: 'entry_suspended' };
      expect(changeOf(suspended, known, purpose)).toBe('verdict');
    },
  );
});

describe('an imported file', () => {
  const file = {
    kind: 'my-travel',
    version: 1,
    exportedAt: '2026-11-22T18:17:00.000Z',
    passports: ['DE'],
    holds: 'us-visa',
    answers: [answer],
    trips: [trip],
    stays: { schengen: [{ entry: '2026-01-01', exit: '2026-01-05', label: '', exempt: false }] },
  };

  test('is read as it was exported', () => {
    expect(readTravelFile(JSON.stringify(file))).toEqual(file);
  });

  test.each([
    ['no JSON', 'not a file'],
    ['of another kind', JSON.stringify({ ...file, kind: 'stays' })],
    ['with an unknown document', JSON.stringify({ ...file, holds: 'moon-visa' })],
    [
      'with an address elsewhere',
      JSON.stringify({ ...file, trips: [{ ...trip, address: '//x' }] }),
    ],
    ['with too many answers', JSON.stringify({ ...file, answers: Array(101).fill(answer) })],
  ])('%s is refused', (_, text) => {
    expect(readTravelFile(text)).toBeUndefined();
  });
});
