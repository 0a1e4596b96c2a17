import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { territoryCodes } from '#core/countries/territories.ts';
import { shippedPages } from '#core/site/shippedPages.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { recordChanges } from '../../fixtures/answerChanges.ts';
import { siteOfFile, startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const publicFolder = join(import.meta.dirname, '..', '..', '..', 'src', 'public');

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

describe('sitemap.xml', () => {
  test('lists each destination and each country that is offered, once, with the last change', async () => {
    const { app, db } = await startTestSite({
      samples: true,
      env: { PUBLIC_URL: 'https://visa.example.com' },
    });
    const changedAt = '2031-02-03T04:05:06.000Z';
    await db
      .updateTable('destinations')
      .set({ updated_at: changedAt })
      .where('id', '=', 'paris-france')
      .execute();
    const response = await app.inject('/sitemap-1.xml');
    expect(response.headers['content-type']).toMatch(/^application\/xml/);
    for (const path of ['/destination/paris-france', '/visa-info/FR']) {
      expect(response.body).toContain(
        `<url><loc>https://visa.example.com${path}</loc><lastmod>${changedAt}</lastmod></url>`,
      );
    }
    const paths = locations(response.body).map(pathOf);
    expect(paths.filter((path) => path.startsWith('/destination/'))).toHaveLength(4);
    expect(paths).toEqual(expect.arrayContaining(['/', '/destinations/tourist', '/visa-info']));
    const offered = await db
      .selectFrom('countries')
      .select('code')
      .where('enabled', '=', 1)
      .orderBy('code')
      .execute();
    const countries = paths.filter((path) => /^\/visa-info\/[A-Z]{2}$/.test(path));
    const codes = [...offered.map(({ code }) => code), ...territoryCodes].sort();
    expect(countries).toEqual(codes.map((code) => `/visa-info/${code}`));
    expect(paths.filter((path) => path.endsWith('/passports'))).toEqual([
      '/passports',
      ...countries.map((path) => `${path}/passports`),
    ]);
    expect(paths.filter((path) => path.includes('?'))).toEqual(
      countries.flatMap((path) => [
        `${path}/passports?type=transit`,
        `${path}/passports?type=working`,
      ]),
    );
    expect(countries).toContain('/visa-info/PR');
    expect(countries).not.toContain('/visa-info/AQ');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([]);
  });

  test('lists each passport, and its changes if it has any', async () => {
    const { app, db } = await startTestSite();
    await recordChanges(db, [{ changed_at: '2031-02-03T04:05:06.000Z' }]);
    const { body } = await app.inject('/sitemap-1.xml');
    const paths = locations(body).map((address) => new URL(address).pathname);
    expect(paths.filter((path) => path.startsWith('/passports/'))).toHaveLength(199);
    expect(paths.filter((path) => path.startsWith('/changes/'))).toEqual([
      '/changes/passport/BR',
      '/changes/country/JP',
    ]);
    expect(body).toContain('/passports/BR</loc><lastmod>2031-02-03T04:05:06.000Z<');
    for (const path of ['/visa-info/JP', '/visa-info/JP/passports', '/changes']) {
      expect(body).toContain(`${path}</loc><lastmod>2031-02-03T04:05:06.000Z<`);
    }
    for (const path of ['/passports/AR', '/visa-info/AR/passports']) {
      expect(body).toContain(`${path}</loc></url>`);
    }
  });

  test('a changed visa requirement changes its country’s date', async () => {
    const { app, db } = await startTestSite({ samples: true });
    const changedAt = '2031-02-03T04:05:06.000Z';
    await db
      .updateTable('visa_requirements')
      .set({ updated_at: changedAt })
      .where('destination_id', '=', 'tokyo-japan')
      .execute();
    const { body } = await app.inject('/sitemap-1.xml');
    expect(body).toContain(`/visa-info/JP</loc><lastmod>${changedAt}<`);
    expect(body).not.toContain(`/destination/tokyo-japan</loc><lastmod>${changedAt}<`);
  });

  test('a legal page that the team wrote has the date of its text', async () => {
    const { app, db } = await startTestSite();
    const changedAt = '2031-02-03T04:05:06.000Z';
    await db
      .insertInto('settings')
      .values({
        key: 'page.terms',
        value: JSON.stringify(shippedPages.terms),
        version: 1,
        updated_at: changedAt,
      })
      .execute();
    const { body } = await app.inject('/sitemap-1.xml');
    expect(body).toContain(`/terms</loc><lastmod>${changedAt}<`);
    expect(body).toContain('/privacy</loc></url>');
  });

  test('of pages is one file; its addresses follow the host without PUBLIC_URL', async () => {
    const { app } = await startTestSite();
    const headers = { host: 'other.example' };
    const { body } = await app.inject({ url: '/sitemap-1.xml', headers });
    expect(locations(body)[0]).toBe('http://other.example/');
    expect(locations((await app.inject({ url: '/sitemap.xml', headers })).body)[0]).toBe(
      'http://other.example/sitemap-1.xml',
    );
    expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  test('disallows the admin panel, the API, filtered listings and answers with further parameters only', async () => {
    const { app } = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const lines = body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Sitemap: https://visa.example.com/sitemap.xml');
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const isClosed = (path: string) => closed.some((pattern) => asRegExp(pattern).test(path));

    for (const path of [
      '/admin',
      '/admin/login',
      '/trpc/faq.list',
      '/search?category=tourist',
      '/destinations/tourist?continent=Asia',
      '/destinations/tourist?country=JP&page=2',
      '/visa-info/JP?from=DE&page=2',
      '/visa-info/JP?type=tourist&from=DE',
      '/visa-info/JP?from=DE&type=transit',
      '/visa-info/JP?from=DE&holds=us-visa',
      '/visa-info/transit?from=DE',
      '/de/visa-info/working?from=DE',
      '/share/answer/DE-JP-tourist.png',
      '/visa-info/JP?on=2026-12-24',
      '/contact?to=JP&from=DE&type=transit',
    ])
      expect([path, isClosed(path)]).toEqual([path, true]);
    for (const path of [
      '/',
      '/destinations/tourist',
      '/destination/paris-france',
      '/visa-info/JP',
      '/visa-info/JP?type=tourist',
      '/visa-info/JP?from=DE',
      '/de/visa-info/JP?from=DE',
      '/contact',
      '/share/destination/paris-france.png',
      '/assets/entry.js',
    ])
      expect([path, isClosed(path)]).toEqual([path, false]);
  });

  test('lets programs that preview shared links read answers for one passport', async () => {
    const { app } = await startTestSite();
    const { body } = await app.inject('/robots.txt');
    const group = body.split('\n\n').find((part) => part.includes('User-agent: Twitterbot'));
    expect(group).toContain('User-agent: facebookexternalhit');
    expect(group).toContain('Disallow: /admin');
    expect(group).not.toContain('/visa-info');
  });

  /** A pattern as defined by RFC 9309: anchored at the start of the path, with * as a wildcard. */
  function asRegExp(pattern: string): RegExp {
    const literal = pattern.split('*').map((part) => part.replace(/[.?+^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('.*')}`);
  }

  test('pages that must not be indexed say so', async () => {
    const { app } = await startTestSite({ pages });
    for (const url of ['/admin', '/admin/login?x=1', '/trpc/faq.list']) {
      const { headers } = await app.inject(url);
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    for (const url of ['/sitemap-1.xml', '/administration']) {
      expect((await app.inject(url)).headers['x-robots-tag']).toBeUndefined();
    }
  });
});

test('the manifest names existing icons with their sizes', async () => {
  const { app } = await startTestSite();
  const response = await app.inject('/manifest.webmanifest');
  expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = response.json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
  expect(manifest).toMatchObject({
    name: 'Landfall',
    start_url: '/',
    theme_color: '#f7f3ea',
    background_color: '#f7f3ea',
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  const sizes = manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

describe('compression', () => {
  test('applies to generated responses, if accepted', async () => {
    const { app } = await startTestSite({ samples: true });
    const plain = await app.inject('/sitemap-1.xml');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const small = await app.inject({ url: '/sitemap-1.xml', headers });
      expect(small.headers['content-encoding']).toBe(encoding);
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(decode(small.rawPayload).toString()).toBe(plain.body);
    }
  });

  test('skips responses that fit in one packet', async () => {
    const { app } = await startTestSite();
    const headers = { 'accept-encoding': 'br' };
    const { headers: answer } = await app.inject({ url: '/.well-known/security.txt', headers });
    expect(answer['content-encoding']).toBeUndefined();
  });
});

describe('a file that is loaded again', () => {
  const site = siteOfFile({ samples: true, rules: true, pages });

  test.each([
    '/robots.txt',
    '/de/robots.txt',
    '/manifest.webmanifest',
    '/ja/manifest.webmanifest',
    '/service-worker.js',
    '/ja/service-worker.js',
    '/offline.js',
    '/plan/service-worker.js',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-answers-JP.xml',
    '/changes.atom',
    '/changes/country/JP.atom',
    '/favicon.ico',
    '/mark.svg',
    '/flags/FR.svg',
    '/posters/paris-france.svg',
    '/posters/generated/paris-france.svg',
    '/share/site.png',
  ])('%s is sent once', async (url) => {
    const { app } = site();
    const first = await app.inject(url);
    expect(first.statusCode).toBe(200);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': known } });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
      expect(again.headers.etag).toBe(etag);
    }
    const { statusCode } = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(statusCode).toBe(200);
  });
});
