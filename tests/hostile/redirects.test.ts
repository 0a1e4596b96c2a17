import { expect, test } from 'vitest';
import { startTestSite } from '../api/testApp.ts';
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
