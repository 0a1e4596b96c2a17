import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { listen, openSocket } from '../../support/servers/rawSocket.ts';
import { startTestSite } from '../../support/site/testApp.ts';

// Node's own client can't send these requests.

const https = { PUBLIC_URL: 'https://visa.example.com' };

/** Starts a site; the function sends the lines of one request, and returns status, headers and body of its response. */
async function start(options: Parameters<typeof startTestSite>[0] = {}) {
  const { app } = await startTestSite(options);
  const port = await listen(app);
  return (lines: string[], payload?: string) => exchange(port, lines, payload);
}

async function exchange(port: number, lines: string[], payload = '') {
  const { socket, closed } = openSocket(port);
  socket.write([...lines, 'connection: close', '', payload].join('\r\n'));
  const [head = '', body = ''] = (await closed).split(/\r\n\r\n/);
  const [status = '', ...headers] = head.split('\r\n');
  return { status: Number(status.split(' ')[1]), headers, body };
}

describe('a request with several hosts is refused', () => {
  test.each([
    ['/robots.txt', {}],
    ['/robots.txt', https],
    ['/healthz', {}],
    ['/JA/visa-info', {}],
    ['http://a.example/robots.txt', {}],
  ])('%s %j', async (target, env) => {
    const send = await start({ env: { ...env } });
    for (const second of ['Host: b.example', 'host: a.example', 'HOST:']) {
      const first = [`GET ${target} HTTP/1.1`, 'Host: a.example', 'accept: */*'];
      const { status } = await send([...first, second]);
      expect([second, status]).toEqual([second, 400]);
    }
  });

  test('by the JSON API as problem details', async () => {
    const { status, headers } = await (await start())([
      'GET /api/v1/answers/BR/JP HTTP/1.1',
      'host: a.example',
      'host: a.example',
    ]);
    expect(status).toBe(400);

    expect(headers).toContain('content-type: application/problem+json; charset=utf-8');
  });
});

describe('a target with scheme and host', () => {
  test.each([
    ['http://a.example/robots.txt', '/sitemap.xml'],
    ['HTTP://a.example/robots.txt?x=http://c.example/', '/sitemap.xml'],
    ['https://a.example/de/robots.txt', '/sitemap.xml'],
  ])('%s is answered for that host, whatever Host says', async (target, path) => {
    const { status, body } = await (await start())([`GET ${target} HTTP/1.1`, 'host: b.example']);
    expect(status).toBe(200);
    expect(body).toContain(`Sitemap: http://a.example${path}`);
    expect(body).not.toContain('b.example');
  });

  test.each([
    ['http://a.example', '<html lang="en"'],
    ['http://a.example?from=BR', '<html lang="en"'],
    ['http://a.example/ja/visa-info/JP', '<html lang="ja"'],
  ])('%s is a page in the language of its path', async (target, html) => {
    const send = await start({ pages: await builtPages() });
    const { status, body } = await send([`GET ${target} HTTP/1.1`, 'host: b.example']);
    expect(status).toBe(200);
    expect(body).toContain(html);
  });

  test.each([
    'http://www.visa.example.com/de/visa-info?x=1',
    'http://evil.example/de/visa-info?x=1',
  ])('%s redirects to PUBLIC_URL, although Host names that', async (target) => {
    const { status, headers } = await (await start({ env: https }))([
      `GET ${target} HTTP/1.1`,
      'host: visa.example.com',
    ]);
    expect(status).toBe(308);
    expect(headers).toContain('location: https://visa.example.com/de/visa-info?x=1');
  });

  test.each([
    ['http://a.example', 'b.example', 'http://a.example', 200],
    ['http://a.example', 'b.example', 'http://b.example', 403],
    ['http://evil.example', 'a.example', 'http://a.example', 403],
  ])('%s with Host: %s and a write from %s: %i', async (target, host, origin, status) => {
    const payload = '{"email":"ana@example.com"}';
    const send = await start();
    const response = await send(
      [
        `POST ${target}/trpc/newsletter.signUp HTTP/1.1`,
        `host: ${host}`,
        `origin: ${origin}`,
        'content-type: application/json',
        `content-length: ${payload.length}`,
      ],
      payload,
    );
    expect(response.status).toBe(status);
  });

  test.each([
    'http://user@a.example/robots.txt',
    'http://a.example\\@b.example/robots.txt',
    'http://a_b c/robots.txt',
    'http:///robots.txt',
    'ftp://a.example/robots.txt',
    'a.example/robots.txt',
  ])('%s is refused', async (target) => {
    const send = await start();
    const { status } = await send([`GET ${target} HTTP/1.1`, 'host: a.example']);
    expect(status).toBe(400);
  });
});

describe('OPTIONS', () => {
  const readable = 'GET, HEAD, OPTIONS';
  const writable = 'GET, HEAD, POST, OPTIONS';

  test.each([
    ['/', readable],
    ['/ja/visa-info/JP?from=BR', writable],
    ['/nowhere', readable],
    ['/robots.txt', readable],
    ['/contact', writable],
    ['/ja/newsletter', writable],
    ['/trpc/country.names', writable],
    ['/api/v2', readable],
  ])(
    '%s names the methods, to any site, and allows none to other sites’ scripts',
    async (url, methods) => {
      const { app } = await startTestSite({ pages: await builtPages() });
      for (const sent of [
        {},
        { origin: 'http://localhost:3000' },
        { origin: 'https://other.example', 'access-control-request-method': 'POST' },
      ]) {
        const { statusCode, headers, body } = await app.inject({
          method: 'OPTIONS',
          url,
          headers: { host: 'localhost:3000', ...sent },
        });
        expect([statusCode, headers.allow, body]).toEqual([204, methods, '']);
        expect(Object.keys(headers).filter((name) => /^access-control/.test(name))).toEqual([]);
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  test('* is answered for the whole server', async () => {
    const { status, headers } = await (await start())(['OPTIONS * HTTP/1.1', 'host: a.example']);
    expect(status).toBe(204);
    expect(headers).toContain(`allow: ${readable}`);
  });

  test('a page at another host than PUBLIC_URL’s redirects as it does when read', async () => {
    const { app } = await startTestSite({ env: https });
    const headers = { host: 'www.visa.example.com' };
    const { statusCode } = await app.inject({ method: 'OPTIONS', url: '/contact', headers });
    expect(statusCode).toBe(308);
  });
});
