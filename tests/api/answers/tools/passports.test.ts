import { describe, expect, test } from 'vitest';
import { countOpen, isOpen } from '#core/answers/accessCounts.ts';
import { unpackAnswers, unpackPassports } from '#core/answers/packedAnswers.ts';
import { utcDay } from '#core/dates.ts';
import { listAnswerChangesNewestFirst } from '#db/queries/answers/answerChanges.ts';
import { setCountryEnabled } from '#db/queries/countries.ts';
import { listRuleEditions } from '#db/queries/rules/ruleEditions.ts';
import { countOfferedPassports, readPassport } from '#server/answers/tools/passportRanking.ts';
import { listChangeEntries } from '#server/rules/changeEntries.ts';
import { recordChanges } from '../../../fixtures/answerChanges.ts';
import { addSource } from '../../../fixtures/entryRules.ts';
import { refusalOf, startTestSite, type TestSite } from '../../../support/site/testApp.ts';
import { filledDatabase } from '../../database/filledDatabase.ts';

const { db } = filledDatabase();

describe('the shipped rules', () => {
  test('every passport is counted over the same destinations, except its own country', async () => {
    const passports = unpackPassports((await countOfferedPassports(db())).passports);
    expect(passports).toHaveLength(199);
    for (const { code, counts } of passports) {
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect([code, total]).toEqual([code, 198]);
    }
  });

  test('a passport’s counts match its answers, and its rank the list', async () => {
    const { passports } = await countOfferedPassports(db());
    const all = unpackPassports(passports);
    for (const code of ['BR', 'DE', 'IN', 'AF']) {
      const passport = await readPassport(db(), { code });
      const answers = unpackAnswers(passport.answers);
      expect(answers.find((answer) => answer.code === code)?.access).toBe('own_country');
      const opens = answers.filter(
        ({ access }) => access !== 'own_country' && isOpen(access, 'no-visa-beforehand'),
      ).length;
      const { open, rank } = passport.places['no-visa-beforehand'];
      expect(open).toBe(opens);
      expect(passport.counts.unknown).toBe(answers.filter(({ access }) => !access).length);
      const better = all.filter(({ counts }) => countOpen(counts, 'no-visa-beforehand') > open);
      expect(rank).toBe(better.length + 1);
      const sourced = passport.sources.reduce((sum, source) => sum + source.answers, 0);
      expect(sourced).toBe(answers.length - 1 - passport.counts.unknown);
    }
  });

  test('names the source of most answers and its date first', async () => {
    const [first] = (await readPassport(db(), { code: 'BR' })).sources;
    expect(first).toMatchObject({ kind: 'compilation', date: '2026-10-09' });
  });

  test('countries that are switched off are neither counted nor found', async () => {
    await setCountryEnabled(db(), 'JP', false);
    try {
      const { passports } = await countOfferedPassports(db());
      expect(unpackPassports(passports)).toHaveLength(198);
      const { answers, total } = await readPassport(db(), { code: 'BR' });
      expect(unpackAnswers(answers).map(({ code }) => code)).not.toContain('JP');
      expect(total).toBe(197);
      for (const code of ['JP', 'AQ', 'ZZ']) {
        await expect(readPassport(db(), { code })).rejects.toThrow('Passport');
      }
    } finally {
      await setCountryEnabled(db(), 'JP', true);
    }
  });
});

test('the API agrees, and an unknown passport is not found', async () => {
  const { api } = (await startTestSite()).browser();
  const { passports } = await api.passport.list.query();
  const { counts } = await api.passport.byCode.query({ code: 'BR' });
  const listed = unpackPassports(passports).find(({ code }) => code === 'BR');
  expect(listed?.counts).toEqual(counts);
  expect((await refusalOf(api.passport.byCode.query({ code: 'AQ' }))).code).toBe('NOT_FOUND');
});

describe('feeds of one passport and one country', () => {
  const imported = {
    cause: 'import',
    source_title: 'Passport Index',
    changed_at: '2026-02-18T10:00:00.000Z',
  } as const;

  const get = ({ app }: TestSite, url: string) =>
    app.inject({ url, headers: { host: 'x.example' } });

  test('one entry for each import and edit, with the answers that it changed', async () => {
    const site = await startTestSite();
    await recordChanges(site.db, [
      { ...imported },
      { ...imported, destination: 'FR' },
      { ...imported, passport: 'IN' },
      { destination: 'US', source_title: '<b>Editors</b>' },
    ]);
    const passport = await get(site, '/changes/passport/BR.atom');
    expect(passport.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(passport.body.match(/<entry>/g)).toHaveLength(2);
    expect(passport.body).toContain('2 answers changed');
    expect(passport.body).toContain('Brazil → United States: Visa required');
    expect(passport.body).toContain('Visa free, 90 days → Visa required: Japan, France');
    expect(passport.body).toContain('&lt;b&gt;Editors');
    expect(passport.body).not.toContain('<b>');
    expect(passport.body).not.toContain('India');

    const country = await get(site, '/changes/country/jp.atom');
    expect(country.body).toContain('Visa required: Brazil, India');
    expect(country.body).not.toContain('France');

    const again = { 'if-none-match': String(passport.headers.etag), host: 'x.example' };
    const unchanged = await site.app.inject({ url: '/changes/passport/BR.atom', headers: again });
    expect(unchanged.statusCode).toBe(304);
  });

  test('a feed without changes has the date of the newest import, or the day', async () => {
    const site = await startTestSite();
    const updated = async () =>
      /<updated>(.*?)</.exec((await get(site, '/changes/passport/BR.atom')).body)?.[1];
    expect(await updated()).toBe(`${utcDay()}T00:00:00.000Z`);
    await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [{}]);
    const { importedAt } = (await listRuleEditions(site.db))[0] ?? {};
    expect(await updated()).toBe(importedAt);
    const { body } = await get(site, '/changes.atom');
    expect(body).toContain(`<updated>${importedAt}</updated>`);
  });

  test('an unknown passport or country has none', async () => {
    const site = await startTestSite();
    for (const path of ['passport/ZZ', 'passport/AQ', 'country/ZZ', 'country/AQ', 'passport/BRA']) {
      expect([path, (await get(site, `/changes/${path}.atom`)).statusCode]).toEqual([path, 404]);
    }
    expect((await get(site, '/changes/passport/BR.atom?on=now')).statusCode).toBe(400);
  });

  test('an entry is complete, even at the reading limit', async () => {
    const site = await startTestSite();
    await recordChanges(site.db, [
      ...Array.from({ length: 5 }, () => imported),
      { destination: 'US' },
      { destination: 'FR', changed_at: '2026-02-21T10:00:00.000Z' },
    ]);
    const lengths = async (most: { rows: number; entries: number }) =>
      (await listChangeEntries(site.db, { passport: 'BR' }, most)).map(({ length }) => length);
    expect(await lengths({ rows: 10, entries: 10 })).toEqual([1, 1, 5]);
    expect(await lengths({ rows: 4, entries: 10 })).toEqual([1, 1]);
    expect(await lengths({ rows: 10, entries: 2 })).toEqual([1, 1]);
    expect(await lengths({ rows: 1, entries: 2 })).toEqual([1]);
    const [newest] = await listAnswerChangesNewestFirst(site.db, { passport: 'BR' }, 1);
    const [[first] = []] = await listChangeEntries(site.db, { passport: 'BR' });
    expect(first).toEqual(newest);
  });
});
