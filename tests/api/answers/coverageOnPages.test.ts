import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dateSpanText } from '#core/languages/dateSpanText.ts';
import { numberText } from '#core/languages/numberText.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { isOfferedPassport, listCountries } from '#db/queries/countries.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addSource, type TestRule } from '../../fixtures/entryRules.ts';
import { madeUpEdition } from '../../fixtures/madeUpEdition.ts';
import { runScript } from '../../support/site/runScript.ts';
import { siteOfFile, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { expectDocumented } from '../jsonApi/openApi.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

/** Each request is from a network of its own: one may send few a minute. */
let networks = 0;
async function get({ app }: TestSite, url: string) {
  networks += 1;
  const remoteAddress = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const response = await app.inject({ url, remoteAddress });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response;
}

const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/ +/g, ' ');

/** The line of a page about government pages, without its link; undefined if there is none. */
async function lineAt(site: TestSite, path: string): Promise<string | undefined> {
  return /^From a government page.*$/m.exec(textOf((await get(site, path)).body))?.[0].trim();
}

/**
 * The rows of the page of gaps by the country that they link to: the number of passports with an answer
 * from a collected list, and without one.
 */
async function gapsAt(site: TestSite): Promise<Record<string, [number, number]>> {
  const { body } = await get(site, '/credits/gaps');
  const row =
    /href="\/visa-info\/(\w\w)\/passports"[^>]*>[^<]+<\/a>(?:<small>Unknown: (\d+)<\/small>)?<\/th><td[^>]*>(\d+)</g;
  return Object.fromEntries(
    Array.from(body.matchAll(row), ([, code, unknown = 0, all]) => [
      code,
      [Number(all) - Number(unknown), Number(unknown)],
    ]),
  );
}

async function countedCodes({ db }: TestSite): Promise<string[]> {
  return (await listCountries(db)).filter(isOfferedPassport).map(({ code }) => code);
}

type Answer = {
  access: string | null;
  unconfirmed: boolean;
  source: { kind: string; date: string | null } | null;
  officialPage: { scope: string } | null;
};

/** The kind of an answer's source, independently of the product's own count. */
function kindOf({ access, unconfirmed, source, officialPage }: Answer): string {
  if (access === null || source === null) return 'unknown';
  if (source.kind === 'compilation') return `page_of_${officialPage?.scope}`;
  if (source.kind !== 'official') return source.kind;
  if (access === 'freedom_of_movement') return access;
  return unconfirmed ? 'official_secondary' : 'official_primary';
}

const isGovernmentPage = (kind: string) => /^(page_of_|official_primary)/.test(kind);

/** Counts answers of the API one by one, as the line on the page and the numbers in the API. */
async function countOneByOne(site: TestSite, pairs: string[]) {
  const counts: Record<string, number> = {};
  const dates: (string | null)[] = [];
  for (const pair of pairs) {
    const answer: Answer = (await get(site, `/api/v1/answers/${pair}`)).json();
    const kind = kindOf(answer);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (isGovernmentPage(kind)) dates.push(answer.source?.date ?? null);
  }
  const known = dates.filter((date) => date !== null).sort();
  const [first = '', last = ''] = [known[0], known.at(-1)];
  const read = dates.includes(null)
    ? `Newest: ${partialDateText(last)}.`
    : `Date read or published: ${dateSpanText(first, last)}.`;
  return {
    counts,
    line: `From a government page: ${dates.length} of ${pairs.length} answers. ${read}`,
    oldest: dates.includes(null) ? null : known[0],
    newest: known.at(-1),
    count: dates.length,
  };
}

/** The kinds that occur, of a table's coverage in the API. */
const known = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

describe('with the shipped rules', () => {
  const site = siteOfFile({ rules: true, pages });

  // All by one page, of one date; of several; with freedom of movement; partly undated; partly unknown.
  test.each(['KE', 'AU', 'FR', 'NZ', 'ME'])(
    '%s has the coverage that counting its answers gives, on its page, in the API and in the gaps',
    async (destination) => {
      const passports = (await countedCodes(site())).filter((code) => code !== destination);
      const pairs = passports.map((passport) => `${passport}/${destination}`);
      const { counts, line, ...governmentPages } = await countOneByOne(site(), pairs);
      expect(await lineAt(site(), `/visa-info/${destination}/passports`)).toBe(line);
      const response = await get(site(), `/api/v1/destinations/${destination}`);
      expectDocumented(response);
      const { coverage } = response.json();
      expect(known(coverage.counts)).toEqual(counts);
      expect(coverage.governmentPages).toMatchObject(governmentPages);
      const { edition = 0, unknown = 0 } = counts;
      expect((await gapsAt(site()))[destination]).toEqual(
        edition + unknown > 0 ? [edition, unknown] : undefined,
      );
    },
  );

  test.each([
    ['KE', ''],
    ['DE', ''],
    ['IN', '?holds=us-visa,lives-in-AE'],
  ])('so has the passport %s%s', async (passport, query) => {
    const destinations = (await countedCodes(site())).filter((code) => code !== passport);
    const pairs = destinations.map((destination) => `${passport}/${destination}${query}`);
    const { counts, line, ...governmentPages } = await countOneByOne(site(), pairs);
    expect(await lineAt(site(), `/passports/${passport}${query}`)).toBe(line);
    const response = await get(site(), `/api/v1/passports/${passport}${query}`);
    expectDocumented(response);
    const { coverage } = response.json();
    expect(known(coverage.counts)).toEqual(counts);
    expect(coverage.governmentPages).toMatchObject(governmentPages);
  });

  test('credits and gaps have the sums of all countries', async () => {
    const sums: Record<string, number> = {};
    const gaps: Record<string, [number, number]> = {};
    for (const code of await countedCodes(site())) {
      const { counts } = (await get(site(), `/api/v1/destinations/${code}`)).json().coverage;
      for (const [kind, count] of Object.entries<number>(counts))
        sums[kind] = (sums[kind] ?? 0) + count;
      if (counts.edition + counts.unknown > 0) gaps[code] = [counts.edition, counts.unknown];
    }
    const { rows } = await site().browser().api.ruleSource.coverage.query();
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toEqual(known(sums));
    expect(await gapsAt(site())).toEqual(gaps);
    const shown = textOf((await get(site(), '/credits')).body).split(/\n+/);
    for (const { count } of rows) expect(shown).toContain(numberText(count));
  });

  test('the page of gaps begins with the largest, and stays small', async () => {
    const numbers = Object.values(await gapsAt(site())).map(([one, other]) => one + other);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    const { body } = await get(site(), '/credits/gaps');
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
  });
});

/** A compilation that cites a page about this rule. */
async function addCompilation({ db }: TestSite, rules: TestRule[]) {
  const page = {
    page_scope: 'rule',
    source_address: 'https://gov.example/',
    source_date: '2026-08-12',
  };
  await addSource(
    db,
    { id: 'compiled', kind: 'compilation', edition: '2026-10-09' },
    rules.map((rule): TestRule => ({ ...page, page_scope: 'rule', ...rule })),
  );
}

test('a site without rules has no such line, and all its answers are gaps', async () => {
  const site = await startTestSite({ pages });
  for (const path of ['/visa-info/JP/passports', '/passports/JP']) {
    expect(await lineAt(site, path)).toBe(undefined);
  }
  const others = (await countedCodes(site)).length - 1;
  const response = await get(site, '/api/v1/destinations/JP');
  expectDocumented(response);
  const { coverage } = response.json();
  expect(known(coverage.counts)).toEqual({ unknown: others });
  const none = { count: 0, recent: 0, oldest: null, newest: null };
  expect(coverage.governmentPages).toEqual(none);
  expect((await gapsAt(site)).JP).toEqual([0, others]);
});

test('the line counts the page of the rule that answers today, on the day that it was read', async () => {
  const site = await startTestSite({ pages });
  await addCompilation(site, [
    { valid_to: '2026-01-01', source_date: '2026-01-01', access: 'visa_required' },
    { valid_from: '2026-01-02' },
    { valid_from: '2999-01-01', source_date: '2026-09-01', page_scope: 'other_government' },
    { passport: 'CL', source_date: '2026-09-20' },
  ]);
  const total = (await countedCodes(site)).length - 1;
  expect(await lineAt(site, '/visa-info/JP/passports')).toBe(
    `From a government page: 2 of ${total} answers. Date read or published: 12 Aug – 20 Sep 2026.`,
  );
  const { coverage } = (await get(site, '/api/v1/destinations/JP')).json();
  expect(known(coverage.counts)).toEqual({ page_of_rule: 2, unknown: total - 2 });
});

test('a rule of the team is no government page; the line follows its save', async () => {
  const site = await startTestSite({ pages });
  await addCompilation(site, [{}, { passport: 'CL' }]);
  const total = (await countedCodes(site)).length - 1;
  const said = (count: number, of: number) =>
    `From a government page: ${count} of ${of} answers. Date read or published: 12 Aug 2026.`;
  const there = '/visa-info/JP/passports';
  expect(await lineAt(site, there)).toBe(said(2, total));
  expect(await lineAt(site, '/passports/BR')).toBe(said(1, total));

  const { api } = await site.signedIn();
  const source = { sourceTitle: 'Ministry', sourceAddress: 'https://gov.example/' };
  await api.rule.create.mutate({ fields: ruleFixture({ ...source, sourceDate: '2026-11-01' }) });
  expect(await lineAt(site, there)).toBe(said(1, total));
  expect(await lineAt(site, '/passports/BR')).toBe(
    `From a government page: 0 of ${total} answers.`,
  );
  const { coverage } = (await get(site, '/api/v1/passports/BR')).json();
  expect(known(coverage.counts)).toEqual({ administrator: 1, unknown: total - 1 });
});

test('line and gaps follow an import', async () => {
  const site = await startTestSite({ pages });
  await addCompilation(site, [{ passport: 'JP', destination: 'KE' }]);
  const total = (await countedCodes(site)).length - 1;
  const there = '/visa-info/KE/passports';
  const line = `From a government page: 1 of ${total} answers. Date read or published: 12 Aug 2026.`;
  expect(await lineAt(site, there)).toBe(line);
  expect((await gapsAt(site)).KE).toEqual([0, total - 1]);
  expect(await lineAt(site, '/visa-info/SZ/passports')).toBe(undefined);

  const { DATA_DIR: dataDir, ...env } = site.data.settings;
  const file = join(dataDir, 'edition.json');
  writeFileSync(file, JSON.stringify(madeUpEdition()));
  const args = ['import', file, '--date', '2026-02-17'];
  expect(await runScript('rules.ts', args, { dataDir, env })).toMatchObject({ code: 0 });
  // Of four passports, Japan's keeps the answer of the page.
  expect(await lineAt(site, there)).toBe(line);
  expect((await gapsAt(site)).KE).toEqual([3, total - 4]);
  expect(await lineAt(site, '/visa-info/SZ/passports')).toBe(
    `From a government page: 0 of ${total} answers.`,
  );
});
