import { describe, expect, test } from 'vitest';
import type { ExceptionTerms } from '../../../db/exceptionTerms.ts';
import { readPackedCompilation } from '../../../db/seed/rules/packs.ts';
import { readHolds } from '../../../server/schemas/answers/documents.ts';
import { isOpenedBy } from '../../../server/schemas/answers/entryExceptions.ts';
import { exceptionInWords } from '../../../server/schemas/answers/exceptionWords.ts';

describe('documents in an address', () => {
  test('are read in any order and case, each once, with one country of residence', () => {
    expect(readHolds('uk-residence,US-visa,us-visa,lives-in-de')).toEqual({
      holds: ['us-visa', 'uk-residence', 'lives-in-DE'],
      unknown: [],
    });
  });

  test('that nobody knows are named', () => {
    expect(readHolds('us-visa,moon-visa,lives-in-Germany')).toEqual({
      holds: ['us-visa'],
      unknown: ['moon-visa', 'lives-in-Germany'],
    });
  });
});

describe('an exception', () => {
  const visa: ExceptionTerms = { documents: [{ kind: 'visa', issuers: ['US', 'schengen'] }] };

  test.each<[string, ExceptionTerms, string[], boolean]>([
    ['any one of its documents', visa, ['schengen-visa'], true],
    ['not the other kind of document', visa, ['us-residence'], false],
    ['either kind where none is named', { documents: [{ issuers: ['US'] }] }, ['us-visa'], true],
    [
      'a Schengen document for an EU state’s',
      { documents: [{ issuers: ['eu'] }] },
      ['schengen-visa'],
      true,
    ],
    [
      'not a Gulf document for one state’s',
      { documents: [{ issuers: ['AE'] }] },
      ['gcc-residence'],
      false,
    ],
    ['the country of residence', { livesIn: ['DE'] }, ['lives-in-DE'], true],
    ['not another country of residence', { livesIn: ['DE'] }, ['lives-in-FR'], false],
    [
      'a document beside papers that anyone can get',
      { ...visa, terms: ['onward_ticket'] },
      ['us-visa'],
      true,
    ],
    ['no document where an age decides', { ...visa, ages: [{ from: 55 }] }, ['us-visa'], false],
    ['no document in transit only', { ...visa, terms: ['in_transit'] }, ['us-visa'], false],
    ['nothing without documents', { terms: ['organised_group'] }, ['us-visa'], false],
  ])('is opened by %s', (_, terms, holds, opened) => {
    expect(isOpenedBy(terms, holds)).toBe(opened);
  });

  test('is in words, with what its documents must be', () => {
    expect(
      exceptionInWords({
        documents: [
          { kind: 'visa', issuers: ['US', 'CA'], qualities: ['multiple_entry'], validDays: 90 },
          { kind: 'residence', issuers: ['gcc'], qualities: ['permanent', 'used'] },
        ],
        orOthers: true,
        ages: [{ under: 20 }, { from: 46 }],
        terms: ['by_air'],
      }),
    ).toBe(
      'a visa (United States or Canada), for multiple entries, valid for 90 more days, or a residence permit (Gulf Cooperation Council state), permanent, used at least once, or another document that the official page names; at this age: under 20 or 46 or more; arriving by air',
    );
  });
});

describe('the compilation’s conditions', () => {
  const exceptions = Object.entries(readPackedCompilation().destinations).flatMap(
    ([destination, packed]) => packed.exceptions.map((one) => ({ destination, ...one })),
  );

  test('are expressed, 80 of 98, and a stay in transit', () => {
    expect(exceptions).toHaveLength(99);
    expect(exceptions.filter(({ terms }) => terms)).toHaveLength(81);
  });

  test('that are not expressed are known', () => {
    const left = exceptions.filter(({ terms }) => !terms);
    expect(
      left.map(({ destination, passports }) => `${destination} ${passports.slice(0, 8)}`),
    ).toEqual([
      'AU CN BN KH',
      'BA HK MO',
      'CL BO',
      'CL ',
      'CR HK MO',
      'EC ',
      'EC ',
      'IE BA CI EC',
      'IQ IR',
      'JO SY',
      'KH CN HK MO',
      'KR US GB CA',
      'NI AL AR AU',
      'SN ',
      'TN IR',
      'TR NP',
      'TR UA',
      'TW BN',
    ]);
  });

  test('name what they ask, and passports', () => {
    for (const { terms, passports, access } of exceptions.filter((one) => one.terms)) {
      expect(exceptionInWords(terms ?? {})).not.toBe('');
      const isNamed = passports !== '' || terms?.terms?.includes('named_nationality');
      expect([isNamed, access !== undefined]).toEqual([true, true]);
    }
  });
});
