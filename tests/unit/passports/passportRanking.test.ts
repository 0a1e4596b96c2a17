import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AccessCounts,
  countAccesses,
  countOpen,
  isOpen,
  openings,
} from '#core/answers/accessCounts.ts';
import { answerMarks, noMarks } from '#core/answers/answerMarks.ts';
import {
  type CountedPassport,
  packAnswers,
  packPassports,
  type ShownAnswer,
  unpackAnswers,
  unpackPassports,
} from '#core/answers/packedAnswers.ts';
import { marksInWords } from '#core/answers/words/markWords.ts';
import { rankPassports } from '#core/passports/passportRanking.ts';
import { continents } from '#core/siteVocabulary.ts';
import { accesses } from '#core/vocabulary.ts';
import { shownRows, type TableAnswer } from '#src/site/answerLists/answerRows.ts';
import { rankedRows, shownPassports } from '#src/site/passports/ranking/rankedRows.ts';

const none = countAccesses([]);

test('equal passports share a rank, and the next rank follows all of them', () => {
  const ranked = rankPassports([10, 30, 20, 30, 10, 5], (open) => open);
  expect(ranked.map(({ item, rank, shared }) => [item, rank, shared])).toEqual([
    [30, 1, true],
    [30, 1, true],
    [20, 3, false],
    [10, 4, true],
    [10, 4, true],
    [5, 6, false],
  ]);
});

test('a rank is one more than the number of better passports', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 40 }), (opened) => {
      for (const { item, rank, shared } of rankPassports(opened, (open) => open)) {
        expect(rank).toBe(opened.filter((other) => other > item).length + 1);
        expect(shared).toBe(opened.filter((other) => other === item).length > 1);
      }
    }),
  );
});

test('an ETA is not a visa, a visa on arrival needs nothing in advance, and unknown never counts', () => {
  const free = ['freedom_of_movement', 'visa_free'];
  const expected = {
    'visa-free': free,
    'no-visa': [...free, 'eta'],
    'no-visa-beforehand': [...free, 'visa_on_arrival', 'eta'],
  };
  for (const opening of openings) {
    const open = accesses.filter((access) => isOpen(access, opening));
    expect([opening, open]).toEqual([opening, expected[opening]]);
    for (const access of [...accesses, 'unknown' as const]) {
      const counted = countOpen({ ...none, [access]: 7 }, opening);
      expect([opening, access, counted]).toEqual([
        opening,
        access,
        expected[opening].includes(access) ? 7 : 0,
      ]);
    }
    expect([isOpen('own_country', opening), isOpen(null, opening)]).toEqual([true, false]);
  }
});

describe('the shown ranking', () => {
  const passport = (
    code: string,
    continent: CountedPassport['continent'],
    counts: AccessCounts,
  ): CountedPassport => ({ code, continent, counts });
  const names = new Map([
    ['BR', 'Brazil'],
    ['DE', 'Germany'],
    ['IN', 'India'],
    ['TR', 'Türkiye'],
  ]);
  const passports = [
    passport('BR', 'South America', { ...none, visa_free: 5, eta: 5, unknown: 2 }),
    passport('DE', 'Europe', { ...none, freedom_of_movement: 6, visa_free: 4, unknown: 1 }),
    passport('IN', 'Asia', { ...none, visa_free: 2, e_visa: 9 }),
    passport('TR', 'Asia', { ...none, visa_free: 3 }),
  ];
  const rows = rankedRows(passports, names, 'no-visa-beforehand');
  const shown = (search: object, of = rows) =>
    shownPassports(of, search, { DE: ['Deutschland'], TR: ['Turkey'] }).map(
      ({ code, rank }) => `${rank} ${code}`,
    );

  test('keeps ranks when searched or filtered', () => {
    expect(shown({})).toEqual(['1 BR', '1 DE', '3 TR', '4 IN']);
    expect(shown({ continent: 'Asia' })).toEqual(['3 TR', '4 IN']);
    expect(shown({ find: 'deutschland' })).toEqual(['1 DE']);
    expect(shown({ find: 'turkey' })).toEqual(['3 TR']);
    expect(shown({ find: 'nowhere' })).toEqual([]);
  });

  test('ranks by visa free only', () => {
    expect(shown({}, rankedRows(passports, names, 'visa-free'))).toEqual([
      '1 DE',
      '2 BR',
      '3 TR',
      '4 IN',
    ]);
  });

  test('sorts by name and by unknown, in both orders', () => {
    expect(shown({ sort: '-name' })).toEqual(['3 TR', '4 IN', '1 DE', '1 BR']);
    expect(shown({ sort: 'unknown' })).toEqual(['1 BR', '1 DE', '4 IN', '3 TR']);
    expect(shown({ sort: '-rank' })).toEqual(['4 IN', '3 TR', '1 BR', '1 DE']);
    expect(shown({ sort: 'nonsense', continent: 'Atlantis' })).toEqual(shown({}));
  });
});

describe('a table of answers', () => {
  const row = (name: string, rest: Partial<TableAnswer> = {}): TableAnswer => ({
    ...noMarks,
    code: name.slice(0, 2).toUpperCase(),
    name,
    continent: 'Asia',
    href: '/',
    access: 'visa_free',
    stay: null,
    ...rest,
  });
  const rows = [
    row('Albania', { access: 'own_country', continent: 'Europe' }),
    row('China', { access: null }),
    row('Japan', { stay: { number: 90, unit: 'days' } }),
    row('Nepal', { access: 'visa_on_arrival', stay: { number: 6, unit: 'months' } }),
  ];
  const names = (search: object) => shownRows(rows, search, {}).map(({ name }) => name);

  test('sorts unknown last, in both orders', () => {
    expect(names({ sort: 'access' })).toEqual(['Albania', 'Japan', 'Nepal', 'China']);
    expect(names({ sort: '-access' })).toEqual(['Nepal', 'Japan', 'Albania', 'China']);
    expect(names({ sort: 'stay' })).toEqual(['Nepal', 'Japan', 'Albania', 'China']);
    expect(names({ sort: '-stay' })).toEqual(['Japan', 'Nepal', 'Albania', 'China']);
    expect(names({})).toEqual(['Albania', 'China', 'Japan', 'Nepal']);
    expect(names({ sort: '-name' })).toEqual(['Nepal', 'Japan', 'China', 'Albania']);
  });

  test('keeps the order of names that it is given, the one of the page’s language', () => {
    const czech = ['Cuba', 'Dania', 'Chile'].map((name) => row(name));
    expect(shownRows(czech, {}, {}).map(({ name }) => name)).toEqual(['Cuba', 'Dania', 'Chile']);
  });

  test('filters by access, including unknown, and by continent', () => {
    expect(names({ access: 'unknown' })).toEqual(['China']);
    expect(names({ access: 'visa_free', continent: 'Asia' })).toEqual(['Japan']);
    expect(names({ find: 'nippon', access: 'nonsense' })).toEqual([]);
    expect(names({ find: 'jap', access: 'nonsense' })).toEqual(['Japan']);
  });

  test('names every mark, the gravest first', () => {
    const all = Object.fromEntries(answerMarks.map((mark) => [mark, true]));
    expect(marksInWords(all)).toBe(
      'Sources disagree · Ask before you travel · With a condition · Unconfirmed',
    );
    expect(marksInWords(noMarks)).toBe('');
  });
});

test('unpacking restores the packed answers', () => {
  const answer: fc.Arbitrary<Parameters<typeof packAnswers>[0][number]> = fc.record({
    code: fc.constantFrom('BR', 'XK'),
    continent: fc.constantFrom(...continents),
    access: fc.constantFrom(null, 'own_country' as const, ...accesses),
    stay: fc.option(
      fc.record({
        number: fc.integer({ min: 1, max: 400 }),
        unit: fc.constantFrom('days' as const, 'months' as const),
      }),
    ),
    suspended: fc.boolean(),
    disagrees: fc.boolean(),
    conditional: fc.boolean(),
    unconfirmed: fc.boolean(),
    askBeforeTravel: fc.boolean(),
    probable: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(answer), (given) => {
      const shown = given.map(
        ({ suspended, ...one }): ShownAnswer => ({
          ...one,
          access: suspended ? 'suspended' : one.access,
        }),
      );
      expect(unpackAnswers(packAnswers(given))).toEqual(shown);
    }),
  );
  const counts = { ...none, eta: 3, unknown: 9 };
  const passports: CountedPassport[] = [
    { code: 'BR', continent: 'Africa', counts },
    { code: 'XK', continent: 'Europe', counts: none },
  ];
  expect(unpackPassports(packPassports(passports))).toEqual(passports);
});
