import { describe, expect, test } from 'vitest';
import { isPrivateHost } from '#server/http/publicHost.ts';
import { exchange, listen } from '../support/servers/rawSocket.ts';
import { refusalOf, startTestSite } from '../support/site/testApp.ts';
import { PUBLIC_URL, pages } from './signedInSite.ts';

const startSite = (env: Record<string, string> = {}) =>
  startTestSite({ samples: true, pages, env: { PUBLIC_URL, ...env } });

const sentence = `This is not the address of this site. Open ${PUBLIC_URL} and try again there.`;

describe('another host than PUBLIC_URL’s', () => {
  test.each([
    ['www.visa.example.com', '/'],
    ['203.0.113.5', '/destination/paris-france?type=tourist&from=US'],
    ['203.0.113.5:3000', '/robots.txt'],
    ['203.0.113.5:3000', '/ja/visa-info/JP'],
    ['[2001:db8::1]:3000', '/nowhere'],
    ['visa.example.com:8443', '/admin/setup?token=abc'],
    ['visa.example.com@evil.example', '/@evil.example'],
    ['a b', '/contact?x=%0d%0alocation:%20https://evil.example'],
  ])('%s%s redirects to the same path of PUBLIC_URL', async (host, url) => {
    const { app } = await startSite();
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url, headers: { host } });
      expect({ statusCode, location: headers.location, cache: headers['cache-control'] }).toEqual({
        statusCode: 308,
        location: PUBLIC_URL + url,
        cache: 'no-store',
      });
      expect(new URL(String(headers.location)).origin).toBe(PUBLIC_URL);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  // Bypasses Node's client, which would normalise these.
  test.each(['//evil.example/..?x=//evil.example', '/\\evil.example', '/%0d%0ax:y'])(
    'redirects to %s at PUBLIC_URL, unchanged',
    async (target) => {
      const { app } = await startSite();
      const request = `GET ${target} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`;
      const answer = await exchange(await listen(app), Buffer.from(request, 'latin1'));
      expect(answer).toMatch(/^HTTP\/1\.1 308 /);
      expect(answer.split('\r\n')).toContain(`location: ${PUBLIC_URL}${target}`);
    },
  );

  test('gets an API error that names PUBLIC_URL, single or in a batch', async () => {
    const site = await startSite();
    const host = 'www.visa.example.com';
    const { api, lastHeaders } = site.browser({ headers: { host }, origin: `https://${host}` });
    for (const call of [
      () => api.country.names.query(),
      () => api.newsletter.signUp.mutate({ email: 'ana@example.com' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'FORBIDDEN', message: sentence });
      expect(lastHeaders()['content-type']).toMatch(/^application\/json/);
    }
    const batch = await site.app.inject({
      url: '/trpc/country.names,faq.list?batch=1',
      headers: { host },
    });
    expect([batch.statusCode, batch.json().error.message]).toEqual([403, sentence]);
  });

  test.each(['/newsletter', '/contact', '/passport', '/admin/images', '/admin/rule-files', '/'])(
    'can’t write to %s, and gets the reason',
    async (url) => {
      const { app } = await startSite();
      const host = 'www.visa.example.com';
      const { statusCode, headers, body } = await app.inject({
        method: 'POST',
        url,
        headers: { host, origin: `https://${host}` },
        payload: 'x',
      });
      expect([statusCode, headers['content-type'], body]).toEqual([
        403,
        'text/plain; charset=utf-8',
        sentence,
      ]);
      expect(headers.location).toBeUndefined();
    },
  );
});

describe('is not redirected', () => {
  const hosts = ['127.0.0.1', 'localhost:3000', '[::1]:3000', '10.1.2.3', 'landfall:3000'];

  test.each(hosts)('for %s: pages, health checks and the API respond', async (host) => {
    const { app } = await startSite();
    for (const url of [
      '/',
      '/trpc/country.names',
      '/healthz',
      '/readyz',
      '/metrics',
      '/robots.txt',
    ])
      expect([url, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([url, 200]);
    const write = await app.inject({
      method: 'POST',
      url: '/trpc/newsletter.signUp',
      headers: { host, origin: PUBLIC_URL },
      payload: { email: 'ana@example.com' },
    });
    expect(write.statusCode).toBe(200);
  });

  test.each(['www.visa.example.com', 'visa.example.com', '127.0.0.1'])(
    'for a health check on any host: %s',
    async (host) => {
      const { app } = await startSite();
      for (const url of ['/healthz', '/readyz', '/metrics', '/healthz?x']) {
        const { statusCode, headers } = await app.inject({ url, headers: { host } });
        expect([url, statusCode, headers['x-received-host']]).toEqual([url, 200, host]);
      }
    },
  );

  test.each(['visa.example.com', 'VISA.example.com', 'visa.example.com:443'])(
    'for another spelling of PUBLIC_URL’s host: %s',
    async (host) => {
      const { app } = await startSite();
      expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    },
  );

  test('if the trusted proxy names the requested host', async () => {
    const { app } = await startSite({ TRUST_PROXY: 'loopback' });
    const ask = (forwarded: string) =>
      app.inject({
        url: '/',
        headers: { host: 'backend.example.net', 'x-forwarded-host': forwarded },
      });
    expect((await ask('visa.example.com')).statusCode).toBe(200);
    expect((await ask('www.visa.example.com')).headers.location).toBe(`${PUBLIC_URL}/`);
  });

  test('if PUBLIC_URL is not set', async () => {
    const { app } = await startTestSite({ samples: true, pages });
    const answer = await app.inject({ url: '/', headers: { host: 'www.visa.example.com' } });
    expect(answer.statusCode).toBe(200);
  });
});

test('a write from a page on a private host gets an error that names PUBLIC_URL', async () => {
  const site = await startSite();
  const host = '192.168.1.5:3000';
  const { api } = site.browser({ headers: { host }, origin: `http://${host}` });
  const refusal = await refusalOf(api.newsletter.signUp.mutate({ email: 'ana@example.com' }));
  expect(refusal.message).toBe(sentence);
});

test('private hosts are detected by address or name', () => {
  const priv = ['localhost', 'a.localhost:1', '127.1.2.3', '[::1]:1', '[fe80::1]', '172.16.0.1'];
  priv.push('landfall', 'landfall_web:3000', 'nas.local', 'x.internal', 'x.home.arpa', 'x.local.');
  expect(priv.filter((host) => !isPrivateHost(host))).toEqual([]);
  const others = ['example.com', '8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'local.example.com'];
  others.push('127.0.0.1.evil.example', 'evil.example:3000', 'xlocal.example', 'a b', '');
  expect(others.filter(isPrivateHost)).toEqual([]);
});
