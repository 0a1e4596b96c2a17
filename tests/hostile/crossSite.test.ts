import { describe, expect, test } from 'vitest';
import { builtPages } from '../../server/pagesBuilt.ts';
import { administrator, startTestSite, type TestSite } from '../api/testApp.ts';
import { changesBetween, databaseState } from './databaseState.ts';

// On the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const PUBLIC_URL = 'https://visa.example.com';

/** A site with a signed-in administrator, whose cookie browsers may send along. */
async function startSignedIn(): Promise<{ site: TestSite; cookie: string }> {
  const site = await startTestSite({ samples: true, pages, env: { PUBLIC_URL } });
  const { cookies } = await site.signedIn();
  return { site, cookie: `__Host-session=${cookies.get('__Host-session')}` };
}

type Forgery = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
};

/** Sends the forgeries with the administrator's cookie and expects that nothing comes of any. */
async function expectNothing(forgeries: Record<string, Forgery>, statuses: number[]) {
  const { site, cookie } = await startSignedIn();
  const before = await databaseState(site.db);
  for (const [way, forgery] of Object.entries(forgeries)) {
    const { statusCode, headers } = await site.app.inject({
      method: forgery.method ?? 'POST',
      url: forgery.url,
      headers: { host: 'visa.example.com', cookie, ...forgery.headers },
      ...(forgery.payload && { payload: forgery.payload }),
    });
    expect([way, statuses.includes(statusCode) || statusCode]).toEqual([way, true]);
    expect([way, changesBetween(before, await databaseState(site.db))]).toEqual([way, []]);
    expect([way, headers['set-cookie']]).toEqual([way, undefined]);
    expect([way, headers['access-control-allow-origin']]).toEqual([way, undefined]);
    expect([way, headers['access-control-allow-credentials']]).toEqual([way, undefined]);
  }
}

const json = { 'content-type': 'application/json' };
const deletion = { url: '/trpc/destination.delete', payload: '{"id":"paris-france"}' };

describe('a page elsewhere gets nothing done in an administrator’s name', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const plain = { 'content-type': 'text/plain' };
  test('whatever its origin', async () => {
    const origins = [
      'https://evil.example',
      'https://visa.example.com.evil.example',
      'https://evil.example#visa.example.com',
      'https://visa.example.com@evil.example',
      'https://blog.visa.example.com',
      'https://example.com',
      'http://visa.example.com',
      'https://visa.example.com:8443',
      'https://VISA.example.com.',
      'null',
      '',
      'file://',
      'https://visa.example.com, https://evil.example',
    ];
    const forgeries = origins.map((origin) => [
      `from "${origin}"`,
      { ...deletion, headers: { ...json, origin } },
    ]);
    await expectNothing(Object.fromEntries(forgeries), [403]);
  });

  test('while our own page does', async () => {
    const { site, cookie } = await startSignedIn();
    const { statusCode } = await site.app.inject({
      method: 'POST',
      ...deletion,
      headers: { host: 'visa.example.com', cookie, ...json, origin: PUBLIC_URL },
    });
    expect(statusCode).toBe(200);
  });

  const evil = { origin: 'https://evil.example' };
  test('whatever way it sends', () =>
    expectNothing(
      Object.fromEntries<Forgery>([
        ['a form', { ...deletion, headers: { ...form, ...evil } }],
        ['a form of JSON in text/plain', { ...deletion, headers: { ...plain, ...evil } }],
        [
          'fetch without CORS',
          { ...deletion, headers: { ...plain, ...evil, 'sec-fetch-mode': 'no-cors' } },
        ],
        [
          'a beacon',
          { url: '/trpc/session.signOut', headers: { ...plain, ...evil }, payload: '{}' },
        ],
        [
          'a sign-out',
          { url: '/trpc/session.signOut', headers: { ...json, ...evil }, payload: '{}' },
        ],
        [
          'an upload',
          {
            url: '/admin/pictures',
            headers: { 'content-type': 'multipart/form-data; boundary=x', ...evil },
            payload: '--x--',
          },
        ],
        [
          'the passport form',
          { url: '/passport', headers: { ...form, ...evil }, payload: 'passport=JP' },
        ],
        [
          'the newsletter form',
          { url: '/newsletter', headers: { ...form, ...evil }, payload: 'email=a%40example.com' },
        ],
        [
          'a sign-in',
          {
            url: '/trpc/session.signIn',
            headers: { ...json, ...evil },
            payload: JSON.stringify(administrator),
          },
        ],
        [
          'a preflight',
          {
            method: 'OPTIONS',
            url: deletion.url,
            headers: { ...evil, 'access-control-request-method': 'POST' },
          },
        ],
        [
          'no origin but a referer of ours',
          { ...deletion, headers: { ...json, referer: `${PUBLIC_URL}/` } },
        ],
        [
          'no origin but a host of ours',
          { ...deletion, headers: { ...json, 'x-forwarded-host': 'visa.example.com' } },
        ],
      ]),
      [403],
    ));

  const ours = { origin: PUBLIC_URL };
  const input = encodeURIComponent('{"id":"paris-france"}');
  test('by reading, nor by another method', () =>
    expectNothing(
      Object.fromEntries<Forgery>([
        ['reading', { method: 'GET', url: `/trpc/destination.delete?input=${input}` }],
        [
          'reading in a batch',
          {
            method: 'GET',
            url: `/trpc/destination.delete?batch=1&input=${encodeURIComponent('{"0":{"id":"paris-france"}}')}`,
          },
        ],
        ['a HEAD', { method: 'HEAD', url: `/trpc/destination.delete?input=${input}` }],
        ['a link that signs out', { method: 'GET', url: '/trpc/session.signOut' }],
        [
          'an overridden method',
          {
            method: 'GET',
            url: `/trpc/destination.delete?input=${input}&_method=POST`,
            headers: { 'x-http-method-override': 'POST' },
          },
        ],
        ['another method', { ...deletion, method: 'PUT', headers: { ...json, ...ours } }],
        ['deleting', { method: 'DELETE', url: '/trpc/destination.delete', headers: ours }],
        [
          'a form’s content type even from our own pages',
          { ...deletion, headers: { ...plain, ...ours } },
        ],
      ]),
      [204, 400, 404, 405, 415],
    ));
});

const returnAddresses = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example\t',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  '@evil.example',
  'visa.example.com@evil.example',
  '.evil.example',
  ':80@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '/\u2028/evil.example',
  '/ok\r\nlocation: https://evil.example',
  '/ok\r\n\r\n<script>alert(1)</script>',
  '/..//evil.example',
  '/./\\evil.example',
  '/a/../../\\evil.example',
  '/.//evil.example?from=US',
  '/%2e//evil.example?from=US',
  '/x/..//evil.example?from=US',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '',
  '?',
  '#',
];

test('the passport form leads back to this site only', async () => {
  const { app } = await startTestSite({ pages, env: { PUBLIC_URL } });
  for (const returnTo of returnAddresses) {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/passport',
      headers: {
        host: 'visa.example.com',
        origin: PUBLIC_URL,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ passport: 'JP', returnTo }).toString(),
    });
    const location = String(headers.location);
    expect([returnTo, statusCode, originOf(location)]).toEqual([returnTo, 303, PUBLIC_URL]);
    expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  }
});

const signInAddresses = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https://evil.example',
  'https:\\\\evil.example',
  '@evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/admin/..//evil.example',
  '/%09/evil.example',
  '/%5c%5cevil.example',
];

test('signing in leads back to this site only', async () => {
  const { site, cookie } = await startSignedIn();
  for (const target of signInAddresses) {
    for (const value of [target, JSON.stringify(target), encodeURIComponent(target)]) {
      const { statusCode, headers } = await site.app.inject({
        url: `/admin/login?redirect=${encodeURIComponent(value)}`,
        headers: { host: 'visa.example.com', cookie },
      });
      const origin = originOf(String(headers.location));
      expect([value, statusCode, origin]).toEqual([value, 307, PUBLIC_URL]);
    }
  }
});

test('asking for sign-in leads to this site’s, whatever was asked for', async () => {
  const { app } = await startTestSite({ pages, env: { PUBLIC_URL } });
  for (const target of signInAddresses) {
    const { statusCode, headers } = await app.inject({
      url: `/admin/destinations?search=${encodeURIComponent(target)}`,
      headers: { host: 'visa.example.com' },
    });
    expect([target, statusCode]).toEqual([target, 307]);
    expect(headers.location).toMatch(/^\/admin\/login\?redirect=/);
  }
});

test('an address that begins like another host’s redirects to none', async () => {
  const { app } = await startTestSite({ pages, env: { PUBLIC_URL } });
  for (const url of [
    '//evil.example',
    '//evil.example/admin',
    '/\\evil.example',
    '/%5Cevil.example',
    '///evil.example/..',
    '//evil.example/admin/destinations',
    '/admin//evil.example',
  ]) {
    const { headers } = await app.inject({ url, headers: { host: 'visa.example.com' } });
    expect([url, originOf(String(headers.location ?? '/'))]).toEqual([url, PUBLIC_URL]);
  }
});

/** Where a browser on the site would go. */
function originOf(location: string): string {
  return new URL(location, `${PUBLIC_URL}/`).origin;
}
