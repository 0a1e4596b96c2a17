import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { markupProblems } from '../../support/documents/markupProblems.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const site = siteOfFile({ pages: await builtPages(), samples: true, rules: true });

/** Addresses of each public route, with answers, lists, refused questions and empty pages. */
const addresses: Record<string, string[]> = {
  '/': ['/', '/de/', '/ar/'],
  '/$': ['/no-such-page'],
  '/changes': ['/changes', '/changes?passport=BR'],
  '/changes/$side/$code': ['/changes/country/JP', '/changes/passport/BR'],
  '/compare': ['/compare', '/compare?passports=DE,IN'],
  '/contact': ['/contact', '/contact?sent=true'],
  '/continents': ['/continents'],
  '/cookies': ['/cookies'],
  '/credits': ['/credits'],
  '/credits/gaps': ['/credits/gaps'],
  '/destination/$destinationId': ['/destination/paris-france', '/destination/no-such-place'],
  '/destinations/$category': [
    '/destinations/tourist?continent=Asia&noVisaBeforehand=true',
    '/destinations/nomad?q=nothing',
  ],
  '/destinations/popular': ['/destinations/popular'],
  '/developers': ['/developers'],
  '/documents': ['/documents'],
  '/mail/$action': ['/mail/unsubscribe?token=none'],
  '/my': ['/my'],
  '/nomads': ['/nomads', '/nomads?income=3000&order=fee'],
  '/passports': ['/passports', '/passports?count=visa-free'],
  '/passports/$passport': ['/passports/BR'],
  '/plan/90-180': ['/plan/90-180'],
  '/preview/$token': ['/preview/none'],
  '/privacy': ['/privacy'],
  '/search': ['/search', '/search?category=working-visa', '/search?q=japan'],
  '/styleguide': ['/styleguide'],
  '/terms': ['/terms'],
  '/together': ['/together', '/together?passports=BR,IN'],
  '/trip': ['/trip', '/trip?passport=IN&stops=GB,FR,XX&dates=2027-01-09,2027-01-03&transit=1'],
  '/visa-application': ['/visa-application'],
  '/visa-info': ['/visa-info', '/visa-info?from=US'],
  '/visa-info/$topic': [
    '/visa-info/tourist',
    '/visa-info/JP',
    '/visa-info/JP?type=transit&from=IN&on=2027-01-09',
    '/visa-info/FR?from=nowhere',
    '/de/visa-info/FR?from=US',
  ],
  '/visa-info/$topic/passports': ['/visa-info/JP/passports'],
  '/visa-requirements': ['/visa-requirements'],
};

test('every public route is listed here', () => {
  const tree = readFileSync(`${import.meta.dirname}/../../../src/routeTree.gen.ts`, 'utf8');
  const [, byPath = ''] = /interface FileRoutesByFullPath \{(.*?)\}/s.exec(tree) ?? [];
  const routes = [...byPath.matchAll(/'(\/.*?)':/g)].map(([, path = '']) =>
    path.replace(/(?<=.)\/$/, ''),
  );
  const open = routes.filter((path) => !path.startsWith('/admin'));
  expect(Object.keys(addresses).sort()).toEqual([...new Set(open)].sort());
});

/** The page at an address, or the one that it redirects to. */
async function pageAt(url: string): Promise<string> {
  const { body, headers } = await site().app.inject({ url, headers: { host: 'localhost:3000' } });
  return headers.location ? pageAt(String(headers.location)) : body;
}

test.each(Object.values(addresses).flat())(
  '%s is served without problems of markup',
  async (url) => {
    const page = await pageAt(url);
    expect(page).toContain('<main');
    expect(markupProblems(page)).toEqual([]);
  },
);

test('the home search asks each question once', async () => {
  const { body } = await site().app.inject('/');
  const [form = ''] = /<form[^>]*action="\/search".*?<\/form>/s.exec(body) ?? [];
  const names = [
    ...form.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]*\sname="(\w+)"/g),
  ].map(([, name]) => name);
  expect(names).toEqual(['category', 'country', 'from']);
});

test('the frame to copy has its width in pixels or in its style, as HTML wants it', async () => {
  const { body } = await site().app.inject('/developers');
  const [copied = ''] = /&lt;iframe.*?&lt;\/iframe&gt;/s.exec(body) ?? [];
  expect(copied).toContain('/embed/answer?to=JP');
  const [shown = ''] = /<iframe[^>]*>/.exec(body) ?? [];
  for (const frame of [copied.replaceAll('&quot;', '"'), shown]) {
    expect(frame).toMatch(/\sheight="\d+"/);
    expect(frame).not.toMatch(/\swidth="(?!\d+")/);
  }
});

test('questions are data for search engines where the page shows them', async () => {
  for (const url of ['/', '/visa-info/JP', '/passports/BR', '/visa-info/JP/passports']) {
    const { body } = await site().app.inject(url);
    const page = body
      .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', "'");
    const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json ?? ''))
      .filter((entry) => entry['@type'] === 'FAQPage');
    expect([url, data.length]).toEqual([url, url === '/' || url === '/visa-info/JP' ? 1 : 0]);
    for (const { name, acceptedAnswer } of data.flatMap(({ mainEntity }) => mainEntity)) {
      expect(page).toContain(name);
      expect(page).toContain(acceptedAnswer.text);
    }
  }
});

const pageOf = async (url: string) => (await site().app.inject(url)).body;

test('a destination’s own words carry their language', async () => {
  const page = await pageOf('/de/destination/paris-france');
  expect(page).toContain('<bdi lang="en" dir="ltr">Paris</bdi>');
  expect(page).toContain('<span lang="en" dir="ltr">French</span>');
  expect(await pageOf('/destination/paris-france')).toContain('<bdi>Paris</bdi>');
});

test('a capital has its name in the page’s language, and Hong Kong has none', async () => {
  expect(await pageOf('/de/visa-info/JP?from=BR')).toMatch(/Hauptstadt<.{0,80}>Tokio</);
  expect(await pageOf('/de/visa-info/CA?from=BR')).toMatch(/Hauptstadt<.{0,80}>Ottawa</);
  expect(await pageOf('/de/visa-info/HK?from=BR')).not.toContain('Hauptstadt');
});

test('names of forms and visas, which are not translated, carry their language', async () => {
  const madagascar = await pageOf('/de/visa-info/MG?from=DE');
  expect(madagascar).toContain('<span lang="en">Health declaration form (Ebola measures)</span>');
  // A title that is made of terms has words in each language.
  expect(madagascar).toMatch(/<a [^>]*>E-Visum, bis zu 15 Tage, einmalige Einreise<\/a>/);
  expect(await pageOf('/de/visa-info/GB?from=BD')).toMatch(/lang="en"[^>]*>Standard Visitor visa</);
  expect(await pageOf('/visa-info/GT?from=DE')).toMatch(
    /lang="es"[^>]*>Declaración Jurada Regional de Viajero</,
  );
});
