import { describe, expect, test } from 'vitest';
import { changesBetween, databaseState } from '../support/site/databaseState.ts';
import { administrator } from '../support/site/testApp.ts';
import { PUBLIC_URL, startSignedIn } from './signedInSite.ts';

type Forgery = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
};

/** Sends the forgeries with the administrator's cookie and expects no effects. */
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

describe('another site can’t act as an administrator', () => {
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

  test('while our own page can', async () => {
    const { site, cookie } = await startSignedIn();
    const { statusCode } = await site.app.inject({
      method: 'POST',
      ...deletion,
      headers: { host: 'visa.example.com', cookie, ...json, origin: PUBLIC_URL },
    });
    expect(statusCode).toBe(200);
  });

  const evil = { origin: 'https://evil.example' };
  test('by any kind of request', () =>
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
            url: '/admin/images',
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

  test('asked about beforehand', () =>
    expectNothing(
      {
        'a preflight': {
          method: 'OPTIONS',
          url: deletion.url,
          headers: { ...evil, 'access-control-request-method': 'POST' },
        },
      },
      [204],
    ));

  const ours = { origin: PUBLIC_URL };
  const input = encodeURIComponent('{"id":"paris-france"}');
  test('by GET or another method', () =>
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
