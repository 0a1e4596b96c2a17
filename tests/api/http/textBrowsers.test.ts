import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { changesBetween, databaseState } from '../../support/site/databaseState.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const host = 'localhost:3000';

/** Posts a form as w3m and lynx do: without `Origin` and `Sec-Fetch-Site`. */
function post(site: TestSite, url: string, fields: string, headers: Record<string, string> = {}) {
  return site.app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: fields,
  });
}

/** Each form of visitors with fields, and the status of its answer: 400 where the fields lack something. */
const forms: [path: string, fields: string, status: number][] = [
  ['/newsletter', 'email=ana%40example.com', 303],
  ['/contact', 'name=Ana&email=ana%40example.com&message=Hello', 303],
  ['/answer-report', 'passport=DE&destination=JP&purpose=tourist&message=Old', 400],
  ['/answer-watch', 'passport=DE&destination=JP&purpose=tourist&email=ana%40example.com', 400],
  ['/passport', 'passport=JP&returnTo=%2F', 303],
  ['/search', 'category=tourist-visa&country=Japan&from=Germany', 303],
  ['/documents', 'livesIn=Germany&returnTo=%2F', 303],
  ['/visa-info/JP', 'expires=2030-01-01', 200],
  ['/plan/90-180', 'stays=2026-01-01_2026-01-09', 200],
  ['/mail/confirm-newsletter', 'token=none', 303],
];

describe('a form of visitors', () => {
  test('is accepted from a browser that names no origin', async () => {
    const site = await startTestSite({ pages, rules: true });
    for (const [path, fields, status] of forms) {
      const { statusCode } = await post(site, path, fields);
      expect([path, statusCode]).toEqual([path, status]);
    }
    const { api } = await site.signedIn();
    expect((await api.contact.list.query({})).total).toBe(1);
  });

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a hidden origin', { origin: 'null' }],
    ['from a browser that says so without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['with a session', { cookie: 'session=any' }],
  ])('is refused %s', async (_from, headers: Record<string, string>) => {
    const site = await startTestSite({ pages });
    const before = await databaseState(site.db);
    for (const [path, fields] of forms) {
      const { statusCode, headers: sent } = await post(site, path, fields, headers);
      expect([path, statusCode, sent['set-cookie']]).toEqual([path, 403, undefined]);
    }
    expect(changesBetween(before, await databaseState(site.db))).toEqual([]);
  });
});

test('nothing else takes a write without an origin', async () => {
  const site = await startTestSite({ pages });
  const { cookies } = await site.signedIn();
  for (const cookie of ['', `session=${cookies.get('session')}`]) {
    for (const path of [
      '/trpc/newsletter.signUp',
      '/trpc/session.signIn',
      '/trpc/destination.delete',
      '/admin/images',
      '/admin/record-files',
      '/admin/rule-files',
      '/',
      '/admin/login',
    ]) {
      const { statusCode } = await post(site, path, 'id=paris-france', cookie ? { cookie } : {});
      expect([path, statusCode]).toEqual([path, 403]);
    }
  }
});

describe('one redirect leads to the last address', () => {
  test.each([
    [
      '/trip?passport=Germany&second=France&documents=&stops=Spain&dates=2027-01-05&nights=3&stops=Japan&dates=&nights=&start=',
      '/trip?passport=DE+FR&stops=ES,JP&dates=2027-01-05,&nights=3,#answers',
    ],
    ['/compare?add=Germany&add=France', '/compare?passports=DE,FR'],
    ['/together?add=Germany&add=France&holder=', '/together?passports=DE,FR'],
    ['/changes?passport=Germany&destination=', '/changes?passport=DE'],
    ['/visa-info/Japan?from=Germany&type=tourist&on=', '/visa-info/JP?from=DE&type=tourist'],
    ['/visa-info/transit?from=Germany&find=&access=', '/visa-info/transit?from=DE'],
    ['/de/compare?add=Deutschland&add=', '/de/compare?passports=DE'],
  ])('from %s', async (address, last) => {
    const { app } = await startTestSite({ pages, rules: true });
    const { statusCode, headers } = await app.inject({ url: address, headers: { host } });
    expect([statusCode, headers.location?.replace('#answers', '')]).toEqual([
      307,
      last.replace('#answers', ''),
    ]);
    const page = await app.inject({ url: last.replace(/#.*/, ''), headers: { host } });
    expect(page.statusCode).toBe(200);
  });

  test('from a search form', async () => {
    const site = await startTestSite({ pages, rules: true });
    const { statusCode, headers } = await post(
      site,
      '/search',
      'category=tourist-visa&country=Japan&from=Germany&shown=US',
    );
    expect([statusCode, headers.location]).toEqual([303, '/visa-info/JP?type=tourist&from=DE']);
  });

  test('which stays permanent where all on the way are', async () => {
    const { app } = await startTestSite({ pages });
    const { statusCode, headers } = await app.inject({ url: '/visa-info/jp', headers: { host } });
    expect([statusCode, headers.location]).toEqual([301, '/visa-info/JP']);
  });
});

// w3m writes the fields of a form behind the fragment of its action, where no server sees them.
test('the form of a trip names no fragment, and its redirect does', async () => {
  const { app } = await startTestSite({ pages });
  const { body } = await app.inject({ url: '/trip', headers: { host } });
  expect(body).toMatch(/<form [^>]*action="\/trip"/);
  const { headers } = await app.inject({ url: '/trip?stops=Spain&start=', headers: { host } });
  expect(headers.location).toBe('/trip?stops=ES#answers');
});
