import { expect, test } from 'vitest';
import { LOCATION_MAX } from '#core/site/sitePath.ts';
import { startTestSite } from '../support/site/testApp.ts';
import { PUBLIC_URL, pages, startSignedIn } from './signedInSite.ts';

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

test('the passport form redirects to this site only', async () => {
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

test('sign-in redirects to this site only', async () => {
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

test('sign-in redirects to a path in any script, escaped', async () => {
  const { site, cookie } = await startSignedIn();
  for (const [path, location] of [
    ['/東', '/%E6%9D%B1'],
    ['/Ā?x=ß#é', '/%C4%80?x=%C3%9F#%C3%A9'],
    ['/admin/destinations?search=東京', '/admin/destinations?search=%E6%9D%B1%E4%BA%AC'],
    ['/\ud800', '/%EF%BF%BD'],
    [`/${'a'.repeat(LOCATION_MAX)}`, '/admin/destinations'],
    [`/${'東'.repeat(300)}`, '/admin/destinations'],
  ] as const) {
    const { statusCode, headers } = await site.app.inject({
      url: `/admin/login?redirect=${encodeURIComponent(path.toWellFormed())}`,
      headers: { host: 'visa.example.com', cookie },
    });
    expect([path, statusCode, headers.location]).toEqual([path, 307, location]);
  }
});

test('no URL causes a long response header', async () => {
  const { site, cookie } = await startSignedIn();
  const long = (text: string) => text.repeat(Math.floor(7900 / text.length));
  for (const url of [
    `/admin/destinations?search=${long('%22')}`,
    `/admin/destinations?search=${long('%E6%9D%B1')}`,
    `/admin/destinations/${long('a')}`,
    `/admin/login?redirect=/${long('a')}`,
    `/search?category=tourist&country=JP&x=${long("'")}`,
    `/search/?x=${long("'")}`,
    `/contact/?${long("'")}`,
    `/?${long("'")}`,
    `//${long('a')}`,
    `/visa-info/${long('a')}/`,
  ]) {
    for (const sent of [{ cookie }, {}, { host: 'www.visa.example.com' }]) {
      const headers = { host: 'visa.example.com', ...sent };
      const answer = await site.app.inject({ url, headers });
      expect([url, answer.statusCode < 500]).toEqual([url, true]);
      const longest = Object.values(answer.headers).map((value) => String(value).length);
      expect([url, Math.max(...longest) <= LOCATION_MAX]).toEqual([url, true]);
    }
  }
});

test('a form without scripts causes no long header either', async () => {
  const { app } = await startTestSite({ pages, env: { PUBLIC_URL } });
  for (const returnTo of [`/?from=US&x=${"'".repeat(1900)}`, `/?from=US&x=${'a'.repeat(9000)}`]) {
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
    expect([statusCode, headers.location]).toEqual([303, '/']);
  }
});

test('the redirect to sign-in stays on this site for any path', async () => {
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

test('a path that begins like another host doesn’t redirect to it', async () => {
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

/** The origin that a browser on the site would go to. */
function originOf(location: string): string {
  return new URL(location, `${PUBLIC_URL}/`).origin;
}
