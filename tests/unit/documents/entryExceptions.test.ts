import { describe, expect, test } from 'vitest';
import { readHolds } from '#core/documents/documents.ts';
import { asksMore, matchDocuments } from '#core/documents/entryExceptions.ts';
import type { ExceptionTerms } from '#core/documents/exceptionTerms.ts';
import { exceptionInWords } from '#core/documents/exceptionWords.ts';
import type { StateGroups } from '#core/documents/issuers.ts';
import { readDestinationPacks } from '#db/packs/destinationPacks.ts';

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

/** Two states of the European Union, one that is not, and one that is outside the Schengen area. */
const groups: StateGroups = {
  schengen: new Set(['DE', 'DK', 'NO']),
  eu: new Set(['DE', 'DK', 'IE']),
  nordic: new Set(['DK', 'NO']),
  gcc: new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA']),
};

const match = (terms: ExceptionTerms, holds: string[]) => matchDocuments(terms, { holds, groups });

describe('an exception', () => {
  const visa: ExceptionTerms = { documents: [{ kind: 'visa', issuers: ['US', 'schengen'] }] };

  test.each<[string, ExceptionTerms, string[], boolean]>([
    ['any one of its documents', visa, ['schengen-visa'], true],
    ['not the other kind of document', visa, ['us-residence'], false],
    ['either kind where none is named', { documents: [{ issuers: ['US'] }] }, ['us-visa'], true],
    ['an Irish document for an EU state’s', issued('eu'), ['ireland-visa'], true],
    [
      'a Schengen document for an EU state’s, where the traveller lives in one',
      issued('eu'),
      ['schengen-visa', 'lives-in-IE'],
      true,
    ],
    ['not a Schengen document for an EU state’s alone', issued('eu'), ['schengen-visa'], false],
    [
      'not one of a traveller who lives in another Schengen state',
      issued('eu'),
      ['schengen-residence', 'lives-in-NO'],
      false,
    ],
    [
      'a Schengen document for a Nordic state’s, where the traveller lives in one',
      issued('nordic'),
      ['schengen-residence', 'lives-in-NO'],
      true,
    ],
    ['not a Schengen document for a Nordic state’s', issued('nordic'), ['schengen-visa'], false],
    [
      'a Schengen document where the states that are named are all of them',
      issued('eu', 'NO'),
      ['schengen-visa'],
      true,
    ],
    ['a Gulf document for a Gulf state’s', issued('gcc'), ['gcc-visa'], true],
    [
      'a Gulf document for one of all six states',
      issued('US', 'AE', 'BH', 'QA', 'SA', 'KW', 'OM'),
      ['gcc-residence'],
      true,
    ],
    [
      'not a Gulf document for one of five states',
      issued('BH', 'QA', 'SA', 'KW', 'OM'),
      ['gcc-residence'],
      false,
    ],
    ['not a Gulf document for one state’s', issued('AE'), ['gcc-residence'], false],
    [
      'a Gulf residence permit for one state’s, where the traveller lives there',
      issued('AE'),
      ['gcc-residence', 'lives-in-AE'],
      true,
    ],
    [
      'not a Gulf visa for one state’s, wherever the traveller lives',
      issued('AE'),
      ['gcc-visa', 'lives-in-AE'],
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
    expect(match(terms, holds)?.opens ?? false).toBe(opened);
  });

  test.each<[string, ExceptionTerms, string[], string, string]>([
    [
      'the state that must have issued it',
      issued('US', 'AE'),
      ['gcc-residence'],
      'gcc-residence',
      'a residence permit (United Arab Emirates)',
    ],
    [
      'the group of states that must have issued it',
      { documents: [{ kind: 'residence', issuers: ['US', 'eu'], validDays: 180 }] },
      ['us-visa', 'schengen-residence'],
      'schengen-residence',
      'a residence permit (EU state), valid for 180 more days',
    ],
    [
      'what only the traveller knows',
      { ...visa, orOthers: true, terms: ['further_conditions'] },
      ['us-visa'],
      'us-visa',
      'a visa (United States); under further conditions of the official page',
    ],
  ])('that a document may open names %s', (_, terms, holds, document, words) => {
    const possible = match(terms, holds);
    expect(possible).toMatchObject({ document, opens: false });
    expect(exceptionInWords(possible?.terms ?? {})).toBe(words);
    expect(asksMore(possible?.terms ?? {}, document)).toBe(true);
  });

  test('that a document opens names this document alone, and asks no more than it does', () => {
    const met = match(issued('US', 'AE', 'BH', 'QA', 'SA', 'KW', 'OM'), ['gcc-visa']);
    expect(exceptionInWords(met?.terms ?? {})).toBe('a visa (Gulf Cooperation Council state)');
    expect(asksMore(met?.terms ?? {}, 'gcc-visa')).toBe(false);
    const used = match({ documents: [{ issuers: ['US'], qualities: ['used'] }] }, ['us-visa']);
    expect(asksMore(used?.terms ?? {}, 'us-visa')).toBe(true);
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
      'a visa (United States or Canada), for multiple entries, valid for 90 more days, or a permanent residence permit (Gulf Cooperation Council state), used at least once, or another document that the official page names; at this age: under 20 or 46 or more; arriving by air',
    );
    const permits = [
      { kind: 'residence' as const, issuers: ['JP'], qualities: ['permanent' as const] },
      { kind: 'visa' as const, issuers: ['US'] },
    ];
    expect(exceptionInWords({ documents: permits })).toBe(
      'a permanent residence permit (Japan) or a visa (United States)',
    );
  });
});

function issued(...issuers: string[]): ExceptionTerms {
  return { documents: [{ issuers }] };
}

describe('the compilation’s conditions', () => {
  const exceptions = readDestinationPacks().flatMap(({ destination, exceptions: stated }) =>
    stated.map((one) => ({ destination, ...one })),
  );

  test('name what they ask, and what they give', () => {
    for (const { terms, access } of exceptions.filter((one) => one.terms)) {
      expect(exceptionInWords(terms ?? {})).not.toBe('');
      expect(access).toBeDefined();
    }
  });
});
