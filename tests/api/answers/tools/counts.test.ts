import { describe, expect, test } from 'vitest';
import { unpackPassports } from '#core/answers/packedAnswers.ts';
import { unpackGroupRows } from '#core/answers/packedGroup.ts';
import type { Access } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { questionAbout } from '#src/site/answer/country/questionAbout.ts';
import { addSource } from '../../../fixtures/entryRules.ts';
import { startTestSite, type TestSite } from '../../../support/site/testApp.ts';

/**
 * The API's response, requested from a network of its own: each may request 20 tables per minute.
 */
let networks = 0;
async function json({ app }: TestSite, path: string) {
  networks += 1;
  const remoteAddress = `10.1.${networks >> 8}.${networks & 255}`;
  return (await app.inject({ url: `/api/v1/${path}`, remoteAddress })).json();
}

async function countedCodes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('countries')
    .select('code')
    .where('enabled', '=', 1)
    .where('issues_passports', '=', 1)
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Counts these pairs of the table one by one, independently of the product's own lists of accesses.
 */
function countOneByOne(answers: ({ access: string | null; suspended: boolean } | undefined)[]) {
  const counts: Record<Access | 'suspended' | 'unknown', number> = {
    freedom_of_movement: 0,
    visa_free: 0,
    visa_on_arrival: 0,
    eta: 0,
    e_visa: 0,
    travel_permit: 0,
    visa_required: 0,
    no_admission: 0,
    suspended: 0,
    unknown: 0,
  };
  for (const answer of answers) {
    if (!answer) throw new Error('No such pair');
    const shown = answer.suspended ? 'suspended' : (answer.access ?? 'unknown');
    if (shown !== 'own_country') counts[shown as Access] += 1;
  }
  const { freedom_of_movement, visa_free, visa_on_arrival, eta } = counts;
  const visaFree = freedom_of_movement + visa_free;
  return { counts, visaFree, noVisaBeforehand: visaFree + visa_on_arrival + eta };
}

test('every country and every passport has the counts of the table, in the API and on the pages', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = site.browser();
  const table = await currentTable(site.db);
  const codes = await countedCodes(site.db);
  const ranked = new Map(
    unpackPassports((await api.passport.list.query()).passports).map((one) => [one.code, one]),
  );
  expect([codes.length, ranked.size]).toEqual([199, 199]);
  const inApi = ({
    counts,
    suspended,
    unknown,
    visaFree,
    noVisaBeforehand,
    total,
  }: Record<string, number>) => ({
    counts: Object.assign({ suspended, unknown }, counts),
    visaFree,
    noVisaBeforehand,
    total,
  });
  for (const [place, code] of codes.entries()) {
    const there = countOneByOne(codes.map((passport) => table.at(passport, code)));
    expect(await api.countryFacts.passportCounts.query({ code })).toMatchObject({
      total: 198,
      counts: there.counts,
    });
    expect(inApi(await json(site, `destinations/${code}`))).toEqual({ ...there, total: 198 });

    const abroad = countOneByOne(codes.map((destination) => table.at(code, destination)));
    const page = await api.passport.byCode.query({ code });
    expect(page).toMatchObject({ total: 198, counts: abroad.counts });
    expect(page.places['no-visa-beforehand'].open).toBe(abroad.noVisaBeforehand);
    expect(page.places['visa-free'].open).toBe(abroad.visaFree);
    expect(ranked.get(code)?.counts).toEqual(abroad.counts);
    const { pairs, ...inTable } = await json(site, `passports/${code}`);
    expect(inApi(inTable)).toEqual({ ...abroad, total: 198 });
    const counted = pairs.filter((pair: { counted: boolean }) => pair.counted);
    expect(countOneByOne(counted)).toEqual(abroad);

    // These take longer, so a sample of passports is tested.
    if (place % 20 > 0) continue;
    const compared = (await json(site, `compare?passports=${code},${code === 'IN' ? 'BR' : 'IN'}`))
      .passports[0];
    expect(inApi(compared)).toEqual({ ...abroad, total: 198 });
    expect(compared.opens).toBe(abroad.noVisaBeforehand);
    const group = await api.group.ranking.query({ passports: code });
    const { own_country, ...inGroup } = group.counts;
    expect([own_country, { ...countOneByOne([]).counts, ...inGroup }]).toEqual([1, abroad.counts]);
  }
});

test('passports that need an ETA are counted apart from those that need a visa, and suspended ones after them', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = site.browser();
  const answerAbout = async (code: string, name: string) =>
    questionAbout(name, await api.countryFacts.passportCounts.query({ code }))?.answer;
  expect(await answerAbout('GB', 'United Kingdom')).toBe(
    'Of 198 passports, 1 has free movement, 83 need an ETA and 114 need a visa.',
  );
  expect(await answerAbout('US', 'United States')).toMatch(
    /^Of 198 passports, 3 have free movement, 1 is visa free, 42 need an ETA and \d+ need a visa\. Entry or visas suspended for now: 39\.$/,
  );
});

describe('counts with territories, doubts and unknown answers', () => {
  async function siteWithRules(): Promise<TestSite> {
    const site = await startTestSite();
    await addSource(site.db, { id: 'law', kind: 'official', edition: '2025-01-01' }, [
      { passport: 'GB', destination: 'CL', access: 'visa_free' },
    ]);
    await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [
      { passport: 'GB', destination: 'JP' },
      { passport: 'GB', destination: 'IN', access: 'e_visa' },
      { passport: 'GB', destination: 'CL', access: 'visa_required' },
      { passport: 'IN', destination: 'JP', access: 'visa_required' },
    ]);
    return site;
  }

  test('a territory with a page and separate answers changes no count', async () => {
    const site = await siteWithRules();
    const { api } = site.browser();
    const numbers = async () => {
      const { pairs, sources, ...inTable } = await json(site, 'passports/GB');
      const { answers, sources: _, ...page } = await api.passport.byCode.query({ code: 'GB' });
      const compared = await api.comparison.ofPassports.query({ passports: 'GB,IN', all: false });
      const group = await api.group.ranking.query({ passports: 'GB' });
      return {
        inTable,
        page,
        ranking: await api.passport.list.query(),
        compared: [compared.passports, compared.counted, compared.openTogether],
        inApi: (await json(site, 'compare?passports=GB,IN')).passports,
        group: [group.counts, group.total - group.territories],
        atJapan: await api.countryFacts.passportCounts.query({ code: 'JP' }),
      };
    };
    const before = await numbers();
    expect(before.page).toMatchObject({ total: 198, counts: { visa_free: 2 } });
    await changeContent(site.db, undefined, async (trx) => {
      await trx
        .updateTable('countries')
        .set({ enabled: 1 })
        .where('code', 'in', ['GU', 'JE'])
        .execute();
      await addSource(trx, { id: 'territories', edition: '2026-02-17' }, [
        { passport: 'GB', destination: 'GU' },
        { passport: 'IN', destination: 'GU', access: 'visa_required' },
        { passport: 'GB', destination: 'JE', access: 'freedom_of_movement' },
      ]);
      return true;
    });
    expect((await json(site, 'answers/GB/GU')).access).toBe('visa_free');
    expect(await numbers()).toEqual(before);

    // They are still in the lists, and their own pages count passports except the state's own.
    const { pairs } = await json(site, 'passports/GB');
    const guam = pairs.find(({ destination }: { destination: string }) => destination === 'GU');
    expect(guam).toMatchObject({ access: 'visa_free', counted: false });
    const group = await api.group.ranking.query({ passports: 'GB', all: true });
    expect(unpackGroupRows(group.rows).map(([code]) => code)).toContain('GU');
    expect(group.territories).toBe(2);
    const atGuam = await api.countryFacts.passportCounts.query({ code: 'GU' });
    expect(atGuam).toMatchObject({ total: 198, counts: { visa_free: 1, visa_required: 1 } });
  });

  test('a disputed answer counts as shown on its page and is marked uncertain', async () => {
    const site = await siteWithRules();
    expect(await json(site, 'answers/GB/CL')).toMatchObject({
      access: 'visa_free',
      disagrees: true,
    });
    const table = await json(site, 'passports/GB');
    expect(table).toMatchObject({ visaFree: 2, noVisaBeforehand: 2, uncertain: 1, unknown: 195 });
    const { api } = site.browser();
    const atChile = await api.countryFacts.passportCounts.query({ code: 'CL' });
    expect(questionAbout('Chile', atChile)?.answer).toBe(
      'Of 198 passports, 1 is visa free. No answer yet: 197. Uncertain: 1.',
    );
  });
});
