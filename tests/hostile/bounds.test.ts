import { once } from 'node:events';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import {
  limitConnections,
  type RequestLimits,
  requestLimits,
} from '#server/http/limits/requestLimits.ts';
import { eventually } from '../support/eventually.ts';
import { exchange, listen, openSocket } from '../support/servers/rawSocket.ts';
import { startTestSite, type TestSite } from '../support/site/testApp.ts';

const ours = { host: 'localhost:3000', origin: 'http://localhost:3000' };

/** Expects a refusal in one plain line, without internals. */
function expectPlainRefusal({ body }: { body: string }) {
  expect(body.length).toBeLessThan(500);
  expect(body).not.toMatch(/stack|node_modules|\.[tj]s:/);
}

describe('a request that is too large is refused', () => {
  test('by its address', async () => {
    const { app } = await startTestSite();
    const path = `/trpc/country.names?${'a'.repeat(requestLimits.addressLength)}`;
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(414);
    expect(answer.body).toBe('This address is too long: use at most 8000 characters.');
    expect((await app.inject(path.slice(0, requestLimits.addressLength))).statusCode).toBe(200);
  });

  test('by the number of its headers', async () => {
    const { app } = await startTestSite();
    const headers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-header-${i}`, '1']));
    const answer = await app.inject({ url: '/trpc/country.names', headers: headers(101) });
    expect(answer.statusCode).toBe(431);
    expect(answer.body).toBe('This request has too many headers: send at most 100.');
    const enough = await app.inject({ url: '/trpc/country.names', headers: headers(90) });
    expect(enough.statusCode).toBe(200);
  });

  test('by the size of its headers, before they are all read', async () => {
    const { app } = await startTestSite();
    const port = await listen(app);
    const answer = await exchange(
      port,
      `GET /trpc/country.names HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(requestLimits.headerBytes)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    [
      'too many headers',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(requestLimits.headerBytes)}`,
      431,
    ],
    ['invalid HTTP', 'GET x HTTP/1.1\r\nhost: a', 400],
  ])('with a message and the usual headers: %s', async (_what, bytes, status) => {
    const { app } = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const answer = await exchange(await listen(app), `${bytes}\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const ordinary = await app.inject({ url: '/healthz', headers: { host: 'localhost' } });
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ]) {
      expect(head.split('\r\n')).toContain(`${name}: ${ordinary.headers[name]}`);
    }
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toMatch(/^content-type: text\/plain; charset=utf-8$/m);
    expect(head).toMatch(new RegExp(`^content-length: ${body.length}$`, 'm'));
    expect(body).toMatch(/^(The headers of this request are too large: send|This is not) .*\.$/);
  });

  test.each([
    ['an API call', '/trpc/newsletter.signUp', 'application/json'],
    ['a form', '/newsletter', 'application/x-www-form-urlencoded'],
  ])('by its body: %s', async (_what, url, contentType) => {
    const { app } = await startTestSite();
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...ours, 'content-type': contentType },
      payload: 'a'.repeat(requestLimits.bodyBytes + 1),
    });
    expect(answer.statusCode).toBe(413);
    expectPlainRefusal(answer);
  });

  test.each([BATCH_CALLS_MAX + 1, 200])('by a batch of %i calls', async (calls) => {
    const { app } = await startTestSite();
    const path = Array.from({ length: calls }, () => 'faq.list').join(',');
    const read = await app.inject(`/trpc/${path}?batch=1`);
    expect(read.statusCode).toBe(400);
    expect(read.json().error.message).toBe('Batch call exceeds maximum size');
    const write = await app.inject({
      method: 'POST',
      url: `/trpc/${path.replaceAll('faq.list', 'session.signOut')}?batch=1`,
      headers: { ...ours, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(write.statusCode).toBe(400);
    expectPlainRefusal(write);
  });

  test('by a batch of a thousand calls, whose URL is too long', async () => {
    const { app } = await startTestSite();
    const path = Array.from({ length: 1000 }, () => 'faq.list').join(',');
    const answer = await app.inject(`/trpc/${path}?batch=1`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expectPlainRefusal(answer);
  });

  test('but not the largest batch of the pages', async () => {
    const { app } = await startTestSite();
    const path = Array.from({ length: BATCH_CALLS_MAX }, () => 'faq.list').join(',');
    const answer = await app.inject(`/trpc/${path}?batch=1`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveLength(BATCH_CALLS_MAX);
  });

  test('JSON a hundred thousand levels deep is refused, and the next call works', async () => {
    const { app } = await startTestSite();
    const depth = 100_000;
    for (const payload of [
      '['.repeat(depth) + ']'.repeat(depth),
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/trpc/newsletter.signUp',
        headers: { ...ours, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expectPlainRefusal(answer);
    }
    expect((await app.inject('/trpc/country.names')).statusCode).toBe(200);
  });
});

describe('a slow client is cut off', () => {
  /** A site with the limits that a test is about: no other cuts its client off first. */
  async function startImpatient(
    limit: Partial<RequestLimits>,
  ): Promise<{ site: TestSite; port: number }> {
    const site = await startTestSite({ most: { checkEveryMs: 50, ...limit } });
    return { site, port: await listen(site.app) };
  }

  /** Sends one byte after the other until the server disconnects. */
  async function drip(port: number, head: string, byte: string): Promise<string> {
    const { socket, closed } = openSocket(port);
    socket.write(head);
    const timer = setInterval(() => socket.writable && socket.write(byte), 20);
    const answer = await closed;
    clearInterval(timer);
    return answer;
  }

  test('one that sends a header byte by byte', async () => {
    const { port } = await startImpatient({ headersMs: 300 });
    const answer = await drip(port, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'a');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('one that sends a body byte by byte', async () => {
    // Node allows no longer time for the headers alone.
    const { port } = await startImpatient({ requestMs: 300, headersMs: 300 });
    const head = [
      'POST /trpc/newsletter.signUp HTTP/1.1',
      `host: 127.0.0.1:${port}`,
      `origin: http://127.0.0.1:${port}`,
      'content-type: application/json',
      'content-length: 100000',
      '\r\n',
    ].join('\r\n');
    const answer = await drip(port, head, ' ');
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('one that sends nothing', async () => {
    const { port } = await startImpatient({ headersMs: 300 });
    expect(await openSocket(port).closed).not.toMatch(/^HTTP\/1\.1 [25]/);
  });

  test('one that sends requests without reading responses', async () => {
    const most = { headersMs: 300, requestMs: 300, silenceMs: 300, keepAliveMs: 300 };
    const { site, port } = await startImpatient(most);
    const connected = once(site.app.server, 'connection');
    const { socket, closed } = openSocket(port);
    socket.pause();
    const ask = 'GET /trpc/country.names HTTP/1.1\r\nhost: localhost\r\n\r\n';
    socket.write(ask.repeat(2000));
    await connected;
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    await eventually(async () => expect(await connections()).toBe(0));
    socket.resume();
    await closed;
  });

  test('while others get responses', async () => {
    const { site, port } = await startImpatient({});
    const slow = Array.from({ length: 50 }, () => {
      const one = openSocket(port);
      one.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
      return one;
    });
    // Not by `exchange`: for Node, a client that ends its side at once has left before the
    // response.
    const { socket, closed } = openSocket(port);
    socket.write('GET /trpc/country.names HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
    // Only now is the time of the slow ones up.
    site.app.server.headersTimeout = 300;
    await Promise.all(slow.map((one) => one.closed));
  });
});

describe('connections are bounded', () => {
  /** A server with these requestLimits, on which every visitor is counted separately. */
  async function startBounded(
    most: Partial<typeof requestLimits>,
    isProxy = false,
  ): Promise<number> {
    const app = Fastify();
    app.get('/', () => 'hello');
    limitConnections(app, () => isProxy, { ...requestLimits, ...most });
    onTestFinished(() => app.close());
    return listen(app);
  }

  const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

  async function openAndAsk(port: number) {
    const connection = openSocket(port);
    connection.socket.write(get);
    await connection.until(/hello/);
    return connection;
  }

  test('by network: one above the limit is closed, and accepted after another ended', async () => {
    const port = await startBounded({ connectionsPerNetwork: 3 });
    const [first] = [await openAndAsk(port), await openAndAsk(port), await openAndAsk(port)];
    expect(await openSocket(port).closed).toBe('');
    first?.socket.destroy();
    await first?.closed;
    let answer = '';
    while (!answer.includes('hello')) answer = (await openAndAsk(port)).received();
  });

  test('by network, but not for a proxy', async () => {
    const port = await startBounded({ connectionsPerNetwork: 1 }, true);
    const open = [await openAndAsk(port), await openAndAsk(port)];
    expect(open.map(({ received }) => received().slice(0, 15))).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
    ]);
  });

  test('in all', async () => {
    const port = await startBounded({ connections: 2 }, true);
    await openAndAsk(port);
    await openAndAsk(port);
    expect(await openSocket(port).closed).toBe('');
  });
});
