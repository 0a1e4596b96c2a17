import { describe, expect, test } from 'vitest';
import { factsFor } from '#core/answers/admission.ts';
import { collectorOf, originOf } from '#core/answers/words/answerTexts.ts';
import { defaultStaleness } from '#core/inputs/settings/staleness.ts';
import { checkPassport } from '#core/passports/passportCheck.ts';
import { answerSource, entryAnswer } from '../../fixtures/entryAnswer.ts';
import { answer, byEdition, byOfficialPrimary } from '../../fixtures/storedFacts.ts';

describe('travellers who enter by right', () => {
  const card = { scheme: 'arrival_card', foreignersOnly: false } as const;
  const foreignersCard = { scheme: 'arrival_card', foreignersOnly: true } as const;
  const facts = {
    conditions: [{ kind: 'funds' as const }, { kind: 'vaccination' as const }],
    officialLinks: [{ scheme: 'eta', foreignersOnly: false } as const, card, foreignersCard],
    nomadSchemes: ['a visa'],
  };

  test.each([
    ['own_country', [card]],
    ['freedom_of_movement', [card, foreignersCard]],
  ] as const)('by %s is told of arrival cards alone', (access, officialLinks) => {
    expect(factsFor({ access, disagreement: null, right: null }, facts)).toEqual({
      conditions: [],
      officialLinks,
      nomadSchemes: [],
    });
  });

  test('by a right of some citizens are told of vaccinations, too', () => {
    const right = { id: 'pact', title: 'Pact', conditions: [], source: answerSource() };
    for (const access of ['visa_free', 'freedom_of_movement'] as const) {
      expect(factsFor({ access, disagreement: null, right }, facts)).toEqual({
        conditions: [{ kind: 'vaccination' }],
        officialLinks: [card, foreignersCard],
        nomadSchemes: [],
      });
    }
  });

  test('see all requirements if a source disagrees', () => {
    const { disagreement } = answer(
      [byOfficialPrimary({ editionDate: '2025' }), byEdition({ access: 'eta' })],
      {},
    );
    expect(disagreement).not.toBe(null);
    const right = null;
    expect(factsFor({ access: 'freedom_of_movement', disagreement, right }, facts)).toBe(facts);
    expect(factsFor({ access: 'visa_free', disagreement: null, right }, facts)).toBe(facts);
  });

  test('need a passport valid during the stay', () => {
    const dates = { issued: undefined, entry: '2026-12-01', departure: '2026-12-09' };
    expect(checkPassport({ ...dates, expires: '2026-12-09' }, null)).toMatchObject([
      { rule: 'travel', verdict: 'good' },
    ]);
    expect(checkPassport({ ...dates, expires: '2026-12-08' }, null)).toMatchObject([
      { rule: 'travel', verdict: 'not_enough' },
    ]);
  });
});

describe('by the default ages', () => {
  const at = (today: string) => ({ today, staleness: defaultStaleness });

  test('a collection is old after 150 days', () => {
    expect(answer([byEdition()], at('2026-07-17')).stale).toBe(null);
    expect(answer([byEdition()], at('2026-07-18')).stale).toBe('edition');
    expect(answer([byEdition()], at('2026-11-22')).stale).toBe('edition');
  });

  test('an official list is old after a year', () => {
    expect(answer([byOfficialPrimary()], at('2027-03-01')).stale).toBe(null);
    expect(answer([byOfficialPrimary()], at('2027-03-02')).stale).toBe('rule');
  });
});

describe('the source line', () => {
  const lineOf = (changes: Parameters<typeof entryAnswer>[0]) => {
    const origin = originOf(entryAnswer(changes));
    return origin && `${origin.before}${origin.link}${origin.after}`;
  };

  test('names a collection, that it is unchecked, and that it is old', () => {
    expect(lineOf({})).toBe('Source: Passport Index, edition of 17 Feb 2026. Not checked by us.');
    expect(collectorOf(entryAnswer({}))).toBe('imorte (MIT)');
    expect(lineOf({ stale: 'edition' })).toMatch(
      /Not checked by us\. Unconfirmed: our source is from Feb 2026\.$/,
    );
    const yearly = answerSource({ date: '2025' });
    expect(lineOf({ stale: 'edition', source: yearly })).toMatch(/our source is from 2025\.$/);
  });

  test('names the page that a collection read, its collector elsewhere, unless it was checked here', () => {
    const page = {
      title: 'Visit Saudi',
      address: 'https://visitsaudi.com/',
      scope: 'rule',
    } as const;
    const read = answerSource({ page, date: '2026-09-26' });
    expect(lineOf({ source: read })).toBe(
      'Source: Visit Saudi, read 26 Sep 2026. Not checked by us.',
    );
    const checked = answerSource({ page, date: '2026-09-26', verifiedOn: '2026-11-22' });
    expect(lineOf({ source: checked })).toBe(
      'Source: Visit Saudi, read 26 Sep 2026. Checked by us on 22 Nov 2026. Collected by imorte (MIT).',
    );
    expect(collectorOf(entryAnswer({ source: checked }))).toBe(null);
  });

  test('names an official source with its date, without a note on checks', () => {
    const law = { kind: 'official', quality: 'primary', title: 'Law' } as const;
    expect(lineOf({ source: answerSource({ ...law, date: '2026-08-21' }) })).toBe(
      'Official source, 21 Aug 2026: Law.',
    );
    expect(lineOf({ source: answerSource({ ...law, date: null }) })).toBe(
      'Official source, date unknown: Law.',
    );
    const checked = answerSource({ ...law, date: '2026', verifiedOn: '2026-11-22' });
    expect(lineOf({ source: checked })).toBe(
      'Official source, 2026: Law, checked by us on 22 Nov 2026.',
    );
  });

  test('doesn’t call a secondary source official', () => {
    const report = { kind: 'official', quality: 'secondary', title: 'News' } as const;
    expect(lineOf({ source: answerSource(report) })).toBe('Source: News, 17 Feb 2026.');
  });
});
