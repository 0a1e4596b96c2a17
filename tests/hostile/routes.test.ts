import { createTRPCClient, httpLink } from '@trpc/client';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { requestLimits } from '#server/http/limits/requestLimits.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import type { PageRequest } from '#server/ssr/pageRenderer.ts';
import { bounded, hostileText, hostileTexts, liveMarkup, SEED } from '../support/hostileText.ts';
import { exchange, listen } from '../support/servers/rawSocket.ts';
import { changesBetween, databaseState } from '../support/site/databaseState.ts';
import { startTestSite, type TestSite } from '../support/site/testApp.ts';
import { runs } from '../support/thorough.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const startSite = () => startTestSite({ samples: true, pages });

/** Addresses with placeholders for hostile text: {} in the path, [] in the query. */
const patterns = [
  '/{}',
  '/?subscribed=[]',
  '/destination/{}?type=[]',
  '/destinations/{}?page=[]',
  '/destinations/tourist?page=[]&continent=[]',
  '/destinations/popular?page=[]',
  '/continents?continent=[]',
  '/search?category=[]&country=[]&page=[]',
  '/visa-info/{}?type=[]&from=[]&page=[]',
  '/visa-info/JP?from=[]',
  '/visa-requirements?destination=[]&from=[]',
  '/trip?passport=[]&stops=[]&dates=[]&transit=[]',
  '/embed/answer?to=[]&from=[]&type=[]',
  '/contact?sent=[]',
  '/admin/{}',
  '/admin/login?redirect=[]',
  '/admin/setup?token=[]',
  '/admin/destinations/{}/visa-requirements/{}',
  '/admin/destinations?search=[]&page=[]',
  '/trpc/{}?input=[]',
  '/trpc/{},{}?batch=1&input=[]',
  '/trpc/destination.list?input=[]',
  '/trpc/destination.list,faq.list?batch=[]&input=[]',
  '/posters/generated/{}',
  '/posters/{}',
  '/images/{}',
  '/images/{}/{}.webp',
  '/share/destination/{}',
  '/flags/{}',
  '/assets/{}',
  '/sitemap-{}.xml',
  '/changes?passport=[]&destination=[]&before=[]',
  '/changes.atom?[]=[]',
  '/api/v1/{}',
  '/api/v1/answers/{}/{}?purpose=[]&on=[]',
  '/api/v1/answers/BR/JP?purpose=[]&on=[]',
  '/api/v1/answers/BR/JP?[]=[]',
  '/api/v1/passports/{}',
  '/api/v1/passports/{}.csv?[]=[]',
  '/api/v1/passports/BR?purpose=[]&holds=[]',
  '/api/v1/destinations/{}',
  '/api/v1/destinations/JP{}?[]=[]',
  '/api/v1/destinations/JP.csv?purpose=[]',
  '/api/v1/changes?since=[]&passport=[]&destination=[]&cursor=[]',
  '/{}/{}?[]=[]',
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'application/json; charset=utf-16',
  '',
  'x',
];

/** Text in an address: escaped, or raw where Node's client would send it. */
const addressPart = hostileText(300).chain((text) => {
  const escaped = fc.constant(encodeURIComponent(text.toWellFormed()));
  return /^[!-~]*$/.test(text) ? fc.oneof(escaped, fc.constant(text)) : escaped;
});

const addresses = fc
  .tuple(fc.constantFrom(...patterns), fc.array(addressPart, { minLength: 5, maxLength: 5 }))
  .map(([pattern, parts]) => pattern.replace(/\{\}|\[\]/g, () => parts.pop() ?? ''));

/** Valid header characters: Node refuses to send any others. */
const headerValue = hostileText(200).map((text) => text.replace(/[^\t -~]/g, ''));

const headers = fc.record(
  {
    accept: headerValue,
    'accept-encoding': headerValue,
    'accept-language': headerValue,
    cookie: fc.oneof(
      headerValue,
      headerValue.map((value) => `session=${value}; passport=${value}; device=${value}`),
    ),
    'if-none-match': headerValue,
    'if-modified-since': headerValue,
    range: fc.oneof(headerValue, fc.constant('bytes=0-0,1-1,-1')),
    referer: headerValue,
    'user-agent': headerValue,
    'x-forwarded-for': headerValue,
    'x-forwarded-host': headerValue,
    'x-forwarded-proto': headerValue,
    'x-http-method-override': fc.constantFrom('DELETE', 'POST'),
    'trpc-accept': headerValue,
    expect: fc.constant('x'),
  },
  { requiredKeys: [] },
);

/** Expects no server error, no internals, and input only as text. */
function expectDecentAnswer({ statusCode, headers, body }: LightMyRequestResponse) {
  expect([statusCode, statusCode >= 500 ? body.slice(0, 500) : '']).toEqual([statusCode, '']);
  const type = String(headers['content-type'] ?? '');
  if (/html|xml/.test(type)) expect(liveMarkup.exec(body)?.[0]).toBeUndefined();
  if (statusCode >= 400 && !type.includes('html')) {
    expect(body).not.toMatch(/"stack"|node_modules|\.[tj]sx?:\d|SQLITE_|\/server\/|root:x:0/);
  }
  const location = headers.location;
  if (location !== undefined) expect(leavesTheSite(String(location))).toBe(false);
  for (const cookie of [headers['set-cookie'] ?? []].flat()) expect(cookie).not.toMatch(/planted/);
}

function leavesTheSite(location: string): boolean {
  return new URL(location, 'http://localhost:3000').origin !== 'http://localhost:3000';
}

test(`every address, read with hostile headers (seed ${SEED})`, async () => {
  const site = await startSite();
  const before = await databaseState(site.db);
  await fc.assert(
    // Each from its own network, or the JSON API's rate limit would refuse them.
    fc.asyncProperty(addresses, headers, fc.ipV4(), async (url, sent, remoteAddress) => {
      const headers = { host: 'localhost:3000', ...sent };
      expectDecentAnswer(await site.app.inject({ url, headers, remoteAddress }));
    }),
    bounded(runs(100, 500)),
  );
  expect(changesBetween(before, await databaseState(site.db))).toEqual([]);
  await expectAlive(site);
});

test(`every method, content type and body, with our own origin or not (seed ${SEED})`, async () => {
  const site = await startSite();
  const routes = fc.oneof(
    addresses,
    fc.constantFrom('/newsletter', '/contact', '/passport', '/admin/images', '/admin/rule-files'),
    fc.constantFrom('/trpc/newsletter.signUp', '/trpc/session.signIn', '/trpc/session.setUp'),
  );
  const bodies = fc.oneof(
    hostileText(2000),
    fc.json(),
    fc
      .array(
        fc.tuple(
          fc.constantFrom('name', 'email', 'message', 'passport', '__proto__', 'returnTo'),
          hostileText(),
        ),
      )
      .map((fields) =>
        fields
          .map((field) => field.map((t) => encodeURIComponent(t.toWellFormed())).join('='))
          .join('&'),
      ),
    fc.constant(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="../../x"\r\n\r\na\r\n--x--',
    ),
  );
  const origins = fc.constantFrom(
    'http://localhost:3000',
    'https://evil.example',
    'null',
    undefined,
  );
  const requests = fc.tuple(
    fc.constantFrom(...methods),
    routes,
    bodies,
    fc.constantFrom(...contentTypes),
    origins,
  );
  await fc.assert(
    fc.asyncProperty(requests, fc.ipV4(), async (request, address) => {
      const [method, url, payload, contentType, origin] = request;
      const before = await databaseState(site.db);
      const answer = await site.app.inject({
        method,
        url,
        remoteAddress: address,
        headers: {
          host: 'localhost:3000',
          ...(origin && { origin }),
          ...(contentType && { 'content-type': contentType }),
        },
        ...(method !== 'GET' && method !== 'HEAD' && { payload }),
      });
      expectDecentAnswer(answer);
      const accepted = answer.statusCode < 400 && origin === 'http://localhost:3000';
      const changes = changesBetween(before, await databaseState(site.db));
      if (!accepted || method !== 'POST') expect(changes).toEqual([]);
      else expect(changes.filter(({ kind }) => kind !== 'added')).toEqual([]);
    }),
    bounded(runs(60, 300)),
  );
  await expectAlive(site);
});

test.each([
  '/',
  '/contact',
  '/robots.txt',
  '/sitemap.xml',
  '/trpc/country.names',
  '/api/v1/answers/BR/JP',
  '/changes.atom',
])('any host: %s', async (url) => {
  const { app } = await startSite();
  for (const host of [...hostileTexts, 'a b', '[', 'a:b:c', '::1', 'user@host', 'host/path?x#y']) {
    if (!/^[ -~]*$/.test(host)) continue;
    expectDecentAnswer(await app.inject({ url, headers: { host } }));
  }
});

test('TRACE is not answered', async () => {
  const { app } = await startSite();
  const port = await listen(app);
  const answer = await exchange(
    port,
    'TRACE / HTTP/1.1\r\nhost: a\r\norigin: http://a\r\nx-secret: 1\r\nconnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(answer).not.toContain('x-secret');
});

test('bytes that are not HTTP are refused, and the server keeps running', async () => {
  const site = await startSite();
  const port = await listen(site.app);
  const lines = [
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
    'GET  HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n',
    'GET //evil.example/%2e%2e HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'GET /\0 HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'GET /flags/..%2f..%2fpackage.json HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
    'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'BREW /pot HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nx: a\nb: c\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    // Two lengths, or a length and chunks: proxies and servers have interpreted these differently.
    'POST /newsletter HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
    'POST /newsletter HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /newsletter HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
    'POST /newsletter HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n',
    'POST /newsletter HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\r\n'.repeat(1000),
    '\0'.repeat(1000),
  ];
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
  });
  for (const bytes of lines) {
    const answer = await exchange(port, Buffer.from(bytes, 'latin1'));
    expect([bytes, /^HTTP\/1\.1 5/.test(answer)]).toEqual([bytes, false]);
    expect(answer).not.toMatch(/root:x:0|node_modules|"dependencies"/);
  }
  expect(unhandled).toEqual([]);
  await expectAlive(site);
});

test.each(['GET ftp://evil.example/', 'GET *'])(
  '%s is refused before it is routed',
  async (requestLine) => {
    const site = await startSite();
    const answer = await exchange(
      await listen(site.app),
      `${requestLine} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\n\r\nThis is not an address of this site\.$/);
  },
);

test.each([
  '/admin/setup?token=',
  '/admin/login?redirect=',
  '/admin/destinations?search=',
  '/?subscribed=',
  '/visa-info/JP?from=',
  '/continents?continent=',
  '/search?category=',
])('a deeply nested value is text: %s[[[…', async (address) => {
  const { app } = await startSite();
  const half = (requestLimits.addressLength - address.length) / 2;
  for (const url of [
    address + '['.repeat(half) + ']'.repeat(half),
    address + '%5B'.repeat(half / 3) + '%5D'.repeat(half / 3),
    `${address}${'{%22a%22:'.repeat(half / 9)}1${'}'.repeat(half / 9)}`,
  ]) {
    const { statusCode } = await app.inject({ url, headers: { host: 'localhost:3000' } });
    expect([url.slice(0, 50), statusCode < 500]).toEqual([url.slice(0, 50), true]);
  }
});

test('an error in a route is logged under the reference on the page', async () => {
  const error = { message: 'Of the inside', code: -32009, data: { code: 'CONFLICT' } };
  const fetch = async () => Response.json({ error }, { status: 409 });
  const client: PageRequest['client'] = createTRPCClient({
    links: [httpLink({ url: 'http://api.invalid', fetch })],
  });
  const site = await startTestSite({
    samples: true,
    pages: { ...pages, render: (page) => pages.render({ ...page, client }) },
  });
  for (const url of ['/', '/admin/destinations', '/admin/login']) {
    const { statusCode, body } = await site.app.inject({ url, headers: { host: 'localhost' } });
    expect([url, statusCode]).toEqual([url, 500]);
    const reference = /\(Reference ([0-9a-f-]{36})\)/.exec(body)?.[1];
    const lines = site.log().filter(({ reqId, err }) => reqId === reference && err);
    expect(lines).toMatchObject([{ err: { message: 'Of the inside' } }]);
    expect(body).not.toContain('Of the inside');
  }
});

async function expectAlive({ app }: TestSite) {
  const answer = await app.inject({ url: '/', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<h1');
}
