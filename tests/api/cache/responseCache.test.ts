import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { HOUR_MS } from '#core/dates.ts';
import { setCountryEnabled } from '#db/queries/countries.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { takeBackup } from '#server/backups/takeBackup.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import type { PageRenderer } from '#server/ssr/pageRenderer.ts';
import { inOtherProcess, onceKnown } from '../../support/site/otherProcess.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import {
  administrator,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const list = '/trpc/country.names';
/** A page with a list of all countries. */
const search = '/search?q=japan';
const paris = '/destination/paris-france';

async function start(env: Record<string, string> = {}) {
  const site = await startTestSite({ pages, samples: true, env });
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  return { site, get };
}

/** The headers of a browser with a signed-in administrator. */
async function signedIn(site: TestSite) {
  const { cookies } = await site.signedIn();
  return { cookie: `session=${cookies.get('session')}` };
}

describe('a cached response', () => {
  test.each(['/', list])(
    '%s is sent in the accepted encoding, all with one weak ETag',
    async (url) => {
      const { get } = await start();
      const plain = await get(url);
      const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await get(url, { 'accept-encoding': 'gzip' });
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
      expect(new Set(tags).size).toBe(1);
      expect(tags[0]).toMatch(/^W\/"[\w-]+"$/);
      for (const { headers, rawPayload } of [plain, brotli, gzip]) {
        expect(headers['content-length']).toBe(String(rawPayload.length));
        expect(headers['cache-control']).toBe('private, no-cache');
      }
    },
  );

  test.each([search, list])('%s is 304 for a matching ETag, until a write', async (url) => {
    const { site, get } = await start();
    const { etag = '' } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': `W/"other", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
    await setCountryEnabled(site.db, 'AQ', true);
    const changed = await get(url, { 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Antarctica');
  });

  test('is renewed at once after a write by another process', async () => {
    const { site, get } = await start();
    expect((await get(search)).body).not.toContain('Antarctica');
    expect((await get(list)).body).not.toContain('Antarctica');
    await setCountryEnabled(inOtherProcess(site.data.address), 'AQ', true);
    await onceKnown(async () => expect((await get(search)).body).toContain('Antarctica'));
    expect((await get(list)).body).toContain('Antarctica');
  });

  test('has the same headers for HEAD', async () => {
    const { site, get } = await start();
    const page = await get('/');
    const head = await site.app.inject({
      method: 'HEAD',
      url: '/',
      headers: { host: 'localhost:3000' },
    });
    expect(head.statusCode).toBe(200);
    expect(head.headers.etag).toBe(page.headers.etag);
    expect(head.body).toBe('');
  });

  test('is never an error', async () => {
    const { site, get } = await start();
    await site.db.schema.alterTable('destinations').renameTo('gone').execute();
    expect((await get(paris)).statusCode).toBe(500);
    expect((await get('/trpc/destination.list?input={}')).statusCode).toBe(500);
    await site.db.schema.alterTable('gone').renameTo('destinations').execute();
    expect((await get(paris)).statusCode).toBe(200);
    expect((await get('/trpc/destination.list?input={}')).statusCode).toBe(200);
  });
});

/** Answers that the cache keeps, and the length of a page. */
const ANSWERS = { count: 1500, bytes: 60_000 };

test('1,500 answers with up to 60 kB of HTML are all served from the cache', async () => {
  let html = '';
  let rendered = 0;
  const render: PageRenderer['render'] = async (page) => {
    html ||= (await pages.render(page)).html;
    rendered += 1;
    return { status: 200, html: html.slice(0, ANSWERS.bytes) + page.url, location: null };
  };
  const site = await startTestSite({ pages: { ...pages, render }, samples: true, rules: true });
  const headers = { host: 'localhost:3000', 'accept-encoding': 'gzip, deflate, br' };
  const getAll = async () => {
    for (let number = 1; number <= ANSWERS.count; number += 1) {
      const url = `/visa-info/JP?from=DE&number=${number}`;
      expect((await site.app.inject({ url, headers })).statusCode).toBe(200);
    }
  };
  await getAll();
  expect(html.length).toBeGreaterThan(ANSWERS.bytes / 2);
  expect(rendered).toBe(ANSWERS.count);
  await getAll();
  expect(rendered).toBe(ANSWERS.count);
});

describe('private responses stay private', () => {
  test('each passport has a separate page', async () => {
    const { get } = await start();
    const american = await get(paris, { cookie: 'passport=US' });
    const chinese = await get(paris, { cookie: 'passport=CN' });
    expect(american.body).not.toBe(chinese.body);
    expect((await get(paris, { cookie: 'passport=US' })).body).toBe(american.body);
    expect((await get(paris, { cookie: 'passport=CN' })).body).toBe(chinese.body);
    expect(american.headers.etag).not.toBe(chinese.headers.etag);
  });

  test('stated and guessed passports have separate pages', async () => {
    const { get } = await start();
    const guessed = await get('/trpc/visitor.country');
    const stated = await get('/trpc/visitor.country', { cookie: 'passport=US' });
    expect(guessed.json().result.data).toMatchObject({
      guessed: 'default',
      country: { code: 'US' },
    });
    expect(stated.json().result.data).toMatchObject({ guessed: false, country: { code: 'US' } });
    const guess = 'This is the site’s default.';
    expect((await get(paris)).body).toContain(guess);
    expect((await get(paris, { cookie: 'passport=US' })).body).not.toContain(guess);
  });

  test('the same guessed passport has the same page, apart from the default', async () => {
    const { site, get } = await start({ TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-country' });
    const byDefault = await get(paris);
    const byHeader = await get(paris, { 'x-country': 'US' });
    expect(byDefault.body).toContain('This is the site’s default.');
    expect(byHeader.body).toContain('We guessed this from your location.');
    // While the content version is unchanged, only a cached page can still be sent.
    await site.db.schema.alterTable('destinations').renameTo('gone').execute();
    const again = await get(paris, { 'x-country': 'us' });
    expect([again.statusCode, again.body]).toEqual([200, byHeader.body]);
    expect((await get(paris, { 'x-country': 'CN' })).statusCode).toBe(500);
  });

  test('pages for several passports are not cached', async () => {
    const { get } = await start();
    const several = await get(paris, { cookie: 'passport=US.CN' });
    expect(several.statusCode).toBe(200);
    expect(several.headers.etag).toBeUndefined();
    expect(several.body).toContain('and 1 more');
    expect((await get(paris, { cookie: 'passport=US' })).body).not.toContain('and 1 more');
  });

  test.each(['/', paris, '/contact', '/visa-requirements'])(
    'an administrator on %s gets the public page, without private data in it',
    async (url) => {
      const { site, get } = await start();
      const first = await get(url, await signedIn(site));
      const second = await get(url);
      expect(first.statusCode).toBe(200);
      expect(first.body).not.toContain(administrator.email);
      expect(second.body).toBe(first.body);
      expect(second.headers['set-cookie']).toBeUndefined();
    },
  );

  test.each(['/admin', '/admin/destinations', '/admin/settings', '/admin/login'])(
    '%s is not cached',
    async (url) => {
      const { site, get } = await start();
      const administrators = await get(url, await signedIn(site));
      const strangers = await get(url);
      for (const { headers } of [administrators, strangers]) {
        expect(headers['cache-control']).toBe('no-store');
        expect(headers.etag).toBeUndefined();
      }
      expect(strangers.body).not.toContain(administrator.email);
      if (url === '/admin/login') expect(administrators.statusCode).toBeGreaterThanOrEqual(300);
      else expect(strangers.headers.location).toContain('/admin/login');
    },
  );

  test.each([
    '/trpc/session.me',
    '/trpc/session.me?batch=1',
    '/trpc/country.names,session.me?batch=1',
    '/trpc/session.me,country.names?batch=1',
    '/trpc/user.list',
    '/trpc/country.listAll',
    '/trpc/country.names%2Csession.me?batch=1',
  ])('the response of %s is private', async (url) => {
    const { site, get } = await start();
    const own = await get(url, await signedIn(site));
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers.etag).toBeUndefined();
    const strangers = await get(url);
    expect(strangers.body).not.toBe(own.body);
    expect(strangers.body).not.toContain(administrator.email);
  });

  test('a refused form is private', async () => {
    const { site, get } = await start();
    const refused = await site.app.inject({
      method: 'POST',
      url: '/contact',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'name=Only+mine&email=nothing&message=Mine',
    });
    expect(refused.body).toContain('Only mine');
    expect(refused.headers.etag).toBeUndefined();
    expect((await get('/contact')).body).not.toContain('Only mine');
  });

  test('a page under another host name is cached separately', async () => {
    const { get } = await start();
    expect((await get('/', { host: 'evil.example' })).body).toContain('evil.example');
    expect((await get('/')).body).not.toContain('evil.example');
  });

  test('headers of the first request are not cached', async () => {
    const { get } = await start();
    const streamed = await get(`${list}?batch=1`, { 'trpc-accept': 'application/jsonl' });
    const plain = await get(`${list}?batch=1`);
    expect(streamed.body).toBe(plain.body);
    expect(plain.json()).toMatchObject([{ result: {} }]);
  });
});

describe('only content empties the cache', () => {
  test('messages, sign-ups, sign-ins, session renewals and a backup keep every cached page', async () => {
    const { site, get } = await start();
    const addresses = ['/', paris, '/contact', '/destinations/tourist', list, '/sitemap.xml'];
    for (const url of addresses) expect((await get(url)).statusCode).toBe(200);
    const before = await lookups(site);
    expect(before.misses).toBe(addresses.length);

    await createAdministrator(site.db, administrator);
    for (let visitor = 0; visitor < 1000; visitor += 1) {
      const address = `203.0.${visitor >> 8}.${visitor & 255}`;
      const { api } = site.browser({ address });
      const email = `visitor${visitor}@example.com`;
      await api.contact.send.mutate({ name: 'Ana', email, message: `Message ${visitor}` });
      if (visitor % 5 === 0) await api.newsletter.signUp.mutate({ email });
      if (visitor % 250 === 0) {
        await api.session.signIn.mutate(administrator);
        await renewSessions(site, api);
      }
      // PostgreSQL's backups are made with its own tools.
      if (visitor === 500 && inject('engine') === 'sqlite') {
        const { backups, database, dataDir } = site.config;
        await takeBackup({ backups, database, dataDir });
      }
      if (visitor % 100 === 0) for (const url of addresses) await get(url);
    }
    const after = await lookups(site);
    expect(after.misses).toBe(before.misses);
    expect(after.hits - before.hits).toBe(10 * addresses.length);
  });

  test('a change by the command line is visible at the next request', async () => {
    const site = await startTestSite({ pages });
    const get = () => site.app.inject({ url: '/sitemap-1.xml' });
    expect((await get()).body).not.toContain(paris);
    expect((await get()).statusCode).toBe(200);
    const { DATA_DIR: dataDir, ...env } = site.data.settings;
    expect(await spawnScript('seed.ts', [], { dataDir, env })).toMatchObject({ code: 0 });
    await onceKnown(async () => expect((await get()).body).toContain(paris));
  });
});

/** Makes all sessions old enough for the next request to renew them (half their lifetime). */
async function renewSessions({ db }: TestSite, api: TestBrowser['api']) {
  const soon = new Date(Date.now() + HOUR_MS).toISOString();
  await db.updateTable('sessions').set({ expires_at: soon }).execute();
  await api.session.me.query();
  const renewed = await db
    .selectFrom('sessions')
    .select('id_hash')
    .where('expires_at', '>', soon)
    .execute();
  expect(renewed).toHaveLength(1);
}

/** The hits and misses of all kinds in /metrics. */
async function lookups({ app }: TestSite) {
  const { body } = await app.inject({ url: '/metrics' });
  const sum = (result: string) =>
    [...body.matchAll(new RegExp(`cache_requests_total.*result="${result}"} (\\d+)`, 'g'))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    );
  return { hits: sum('hit'), misses: sum('miss') };
}
