import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages/languages.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { recordChanges } from '../fixtures/answerChanges.ts';
import { headOf } from './pageHead.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { documentOf, plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();
const origin = 'http://localhost:3000';
const file = (path: string, of = site()) =>
  of.app.inject({ url: path, headers: { host: 'localhost:3000' } });

/** The entries of a sitemap: each address without the origin, and its time. */
async function entriesOf(path: string, of = site()) {
  const { body, statusCode } = await file(path, of);
  expect([path, statusCode]).toEqual([path, 200]);
  const document = documentOf(body, origin + path, 'application/xml');
  return [...document.querySelectorAll('url, sitemap')].map((entry) => ({
    path: (entry.querySelector('loc')?.textContent ?? '').slice(origin.length),
    lastmod: entry.querySelector('lastmod')?.textContent,
  }));
}

const answer = '/visa-info/JP?from=BR';

describe('an answer from a government’s page', () => {
  test('is a page of its own', async () => {
    const head = await headOf(plainBrowser(site()), answer);
    expect([head.canonical, head.robots]).toEqual([[origin + answer], []]);
    expect(head.title).toBe(
      'Visa free · 90 days · conditions apply — Brazilian passport, Japan · Landfall',
    );
    expect(head.meta.description?.[0]).toMatch(/^Japan, Brazilian passport\. Result: Visa free/);
    expect(head.meta['og:url']).toEqual([origin + answer]);
    expect(head.data).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'Visa Information' },
          { name: 'Japan', item: `${origin}/visa-info/JP` },
          { name: 'Brazilian passport', item: origin + answer },
        ],
      },
    ]);
  });

  test('names its translations, which name each other', async () => {
    const alternatesOf = async (path: string) => {
      const { document } = await plainBrowser(site()).open(path);
      const links = document.querySelectorAll('link[rel=alternate][hreflang]');
      return [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    };
    const expected = languages.map(({ code }) => [
      code,
      `${origin}${code === 'en' ? '' : `/${code}`}${answer}`,
    ]);
    expected.push(['x-default', origin + answer]);
    for (const path of [answer, `/de${answer}`, `/ar${answer}`]) {
      expect([path, await alternatesOf(path)]).toEqual([path, expected]);
      const { canonical } = await headOf(plainBrowser(site()), path);
      expect(canonical).toEqual([origin + path]);
    }
  });

  test('is the same page with a stay that it answers anyway, or what changes nothing', async () => {
    for (const parameter of ['type=tourist', 'utm_source=x', 'find=a']) {
      const { canonical, robots } = await headOf(plainBrowser(site()), `${answer}&${parameter}`);
      expect([parameter, canonical, robots]).toEqual([parameter, [origin + answer], []]);
    }
  });

  test('is the page of its passport, also for a visitor with two', async () => {
    const cookies = new Map([['passport', 'BR.DE']]);
    const { canonical, robots } = await headOf(plainBrowser(site(), { cookies }), answer);
    expect([canonical, robots]).toEqual([[origin + answer], []]);
    // Two in the address are none.
    const two = await headOf(plainBrowser(site()), `${answer}&from=DE`);
    expect(two.canonical).not.toEqual([origin + answer]);
  });

  test('is linked from the pages of its passport and its country', async () => {
    for (const page of ['/passports/BR', '/visa-info/JP/passports']) {
      const { document } = await plainBrowser(site()).open(page);
      const hrefs = [...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'));
      expect([page, hrefs.includes(answer)]).toEqual([page, true]);
    }
  });
});

test.each([
  ['another kind of stay', `${answer}&type=transit`, `${answer}&type=transit`],
  ['a later day', `${answer}&on=2031-01-01`, `${answer}&on=2031-01-01`],
  ['a traveller’s documents', `${answer}&holds=us-visa`, answer],
  ['no source', '/visa-info/BR?from=BR', '/visa-info/BR?from=BR'],
])('an answer with %s is not indexed', async (_what, path, address) => {
  const { canonical, robots } = await headOf(plainBrowser(site()), path);
  expect([canonical, robots]).toEqual([[origin + address], ['noindex, follow']]);
});

test('answers in doubt are neither indexed nor in the sitemap', async () => {
  const table = await currentTable(site().db);
  for (const mark of ['disagrees', 'askBeforeTravel', 'unconfirmed'] as const) {
    const [pair] = table.pairsWith(mark).filter(({ answer: { suspended } }) => !suspended);
    const { passport = '', destination = '' } = pair ?? {};
    const path = `/visa-info/${destination}?from=${passport}`;
    const { robots } = await headOf(plainBrowser(site()), path);
    expect([mark, path, robots]).toEqual([mark, path, ['noindex, follow']]);
    expect((await file(`/sitemap-answers-${destination}.xml`)).body).not.toContain(`${path}<`);
  }
});

test('answers of collected lists are neither indexed nor in the sitemap', async () => {
  const own = await startPageSite();
  const run = sqlOf(own);
  const inSitemap = async (path: string) => {
    const listed = await entriesOf('/sitemap-answers-JP.xml', own);
    return listed.some((entry) => entry.path === path);
  };
  expect(await inSitemap(answer)).toBe(true);
  run("update rule_sources set kind = 'edition' where kind = 'compilation'");
  const head = await headOf(plainBrowser(own), answer);
  expect(head.robots).toEqual(['noindex, follow']);
  expect((await file('/sitemap-answers-JP.xml', own)).body).not.toContain('from=BR<');
});

describe('the sitemap', () => {
  test('is an index with a file for each country that has such answers', async () => {
    const index = await entriesOf('/sitemap.xml');
    expect(index[0]?.path).toBe('/sitemap-1.xml');
    const countries = index.slice(1).map(({ path }) => path);
    expect(countries).toContain('/sitemap-answers-JP.xml');
    expect(countries.length).toBeGreaterThan(150);
    const listed = await entriesOf('/sitemap-answers-JP.xml');
    expect(listed.map(({ path }) => path)).toContain(answer);
    expect(listed.map(({ path }) => path)).not.toContain('/visa-info/JP?from=JP');
    const german = await entriesOf('/de/sitemap-answers-JP.xml');
    expect(german.map(({ path }) => path)).toEqual(listed.map(({ path }) => `/de${path}`));
    for (const missing of ['/sitemap-answers-ZZ.xml', '/sitemap-answers-jp.xml']) {
      expect((await file(missing)).statusCode).toBe(404);
    }
  });

  test('lists exactly the pages that are indexed', async () => {
    for (const country of ['US', 'PR', 'SY']) {
      const { body } = await file(`/sitemap-answers-${country}.xml`);
      for (const passport of ['BR', 'DE', 'IN', 'NG', 'SY', 'US', 'XK', 'GM']) {
        const path = `/visa-info/${country}?from=${passport}`;
        const { robots } = await headOf(plainBrowser(site()), path);
        expect([path, robots]).toEqual([
          path,
          body.includes(`${path}<`) ? [] : ['noindex, follow'],
        ]);
      }
    }
  });

  test('has the time of each answer’s own change', async () => {
    const own = await startPageSite();
    await recordChanges(own.db, [
      { changed_at: '2031-01-01T00:00:00.000Z' },
      { changed_at: '2031-02-01T00:00:00.000Z' },
      { changed_at: '2031-03-01T00:00:00.000Z', purpose: 'transit' },
    ]);
    const listed = await entriesOf('/sitemap-answers-JP.xml', own);
    const timeOf = (path: string) => listed.find((entry) => entry.path === path)?.lastmod;
    expect(timeOf(answer)).toBe('2031-02-01T00:00:00.000Z');
    expect(timeOf('/visa-info/JP?from=DE')).toBeUndefined();
    const index = await entriesOf('/sitemap.xml', own);
    expect(index.find(({ path }) => path === '/sitemap-answers-JP.xml')?.lastmod).toBe(
      '2031-03-01T00:00:00.000Z',
    );
  });
});

test('Settings close answers to search engines: pages, sitemap and robots.txt', async () => {
  const own = await startPageSite();
  const { api } = await own.signedIn();
  const robotsText = async () => (await file('/robots.txt', own)).body.split('\n');
  expect(await robotsText()).not.toContain('Disallow: /visa-info/*?*from=');
  const { version } = await api.settings.searchEngines.query();
  await api.settings.updateSearchEngines.mutate({ answers: false, version });
  const { canonical, robots } = await headOf(plainBrowser(own), answer);
  expect([canonical, robots]).toEqual([[origin + answer], ['noindex, follow']]);
  expect((await entriesOf('/sitemap.xml', own)).map(({ path }) => path)).toEqual([
    '/sitemap-1.xml',
  ]);
  expect((await file('/sitemap-answers-JP.xml', own)).statusCode).toBe(404);
  expect(await robotsText()).toContain('Disallow: /visa-info/*?*from=');
});
