import dns from 'node:dns';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shutDownGracefully } from '#server/http/gracefulShutdown.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { eventually } from '../../support/eventually.ts';
import { openSocket, type RawSocket } from '../../support/servers/rawSocket.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import { startedSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import {
  askOnNewConnection,
  CLIENTS,
  floodWithNewConnections,
  uncachedPage,
} from './newConnections.ts';

// Starts the real process on the built pages: `npm test` builds before it tests.

/** Longer than the iteration of the event loop in which a shutdown closes the listeners, in ms. */
const LONG_ITERATION_MS = 3;

/** Starts it with these modules of this folder loaded before, besides that for slow machines. */
async function start(env: Record<string, string> = {}, preloaded: string[] = []) {
  const { dataDir, env: settings } = await startedSite();
  const NODE_OPTIONS = ['patientShutdown.ts', ...preloaded]
    .map((file) => `--import=file://${join(import.meta.dirname, file)}`)
    .join(' ');
  const server = await startServer({ dataDir, env: { ...settings, NODE_OPTIONS, ...env } });
  onTestFinished(() => server.kill());
  return { server, port: Number(new URL(server.url).port) };
}

const body = '{"email":"ana@example.com"}';

/** A write whose headers have arrived while its body is still being sent. */
async function beginWrite(port: number, host?: string): Promise<RawSocket> {
  const write = openSocket(port, host);
  write.socket.write(
    [
      'POST /trpc/newsletter.signUp HTTP/1.1',
      `host: localhost:${port}`,
      `origin: http://localhost:${port}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      // The server sends this once it has read the headers.
      'expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  await write.until(/100 Continue/);
  write.socket.write(body.slice(0, 10));
  return write;
}

/** The status of the response to a form, or the code of the connection's error. */
function postOn(
  agent: Agent,
  url: string,
  { body, ...headers }: { body: string } & Record<string, string>,
): Promise<string> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve) => {
    const post = request(url, { method: 'POST', agent, headers: { ...type, ...headers } });
    post.on('response', (response) => {
      response.resume().on('error', (error) => resolve(`cut: ${error.message}`));
      response.on('end', () => resolve(String(response.statusCode)));
    });
    post.on('error', (error: NodeJS.ErrnoException) => {
      // "localhost" has two addresses, each with an error.
      const [first = error] = error instanceof AggregateError ? error.errors : [];
      resolve(first.code ?? error.message);
    });
    post.end(body);
  });
}

/** A visitor who can connect and ask while this thread is busy. */
async function visitorInOtherThread(port: number) {
  const hasAsked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const { connect } = require('node:net');
    parentPort.once('message', () => {
      let text = '';
      const socket = connect(workerData.port, '127.0.0.1');
      socket.on('data', (data) => { text += data; });
      socket.on('error', (error) => { text = error.code; });
      socket.on('close', () => parentPort.postMessage(text));
      socket.write('GET /healthz HTTP/1.1\\r\\nhost: localhost\\r\\nconnection: close\\r\\n\\r\\n', () => {
        Atomics.store(workerData.hasAsked, 0, 1);
        Atomics.notify(workerData.hasAsked, 0);
      });
    });
    parentPort.postMessage('ready');`,
    { eval: true, workerData: { port, hasAsked } },
  );
  onTestFinished(async () => {
    await worker.terminate();
  });
  await once(worker, 'message');
  const answer = once(worker, 'message').then(([text]) => text as string);
  return {
    answer,
    /** Blocks this thread until the system has the request, and for some milliseconds. */
    connect() {
      worker.postMessage('connect');
      Atomics.wait(hasAsked, 0, 0);
      const end = performance.now() + LONG_ITERATION_MS;
      while (performance.now() < end);
    },
  };
}

type Sent = {
  /** Resolves when the system has the whole request. */
  sent: Promise<unknown>;
  response: Promise<{ status: number | undefined; body: Buffer }>;
};

/** Sends a request on a connection of its own: a POST if it has a body. */
function send(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Sent {
  const sending = request(url, { method: body ? 'POST' : 'GET', agent: false, headers });
  const response = once(sending, 'response').then(async ([message]: IncomingMessage[]) => ({
    status: message?.statusCode,
    body: message ? await buffer(message) : Buffer.of(),
  }));
  const sent = once(sending, 'finish');
  sending.end(body);
  return { sent, response };
}

async function finishWrite(write: RawSocket) {
  write.socket.write(body.slice(10));
  const answer = (await write.closed).replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('"result"');
}

/** Connects until connections are refused. */
async function untilRefused(port: number, host = '127.0.0.1') {
  for (;;) {
    const socket = connect(port, host);
    const error = await Promise.race([
      once(socket, 'connect').then(() => undefined),
      once(socket, 'error').then(([refusal]) => refusal as NodeJS.ErrnoException),
    ]).catch((refusal: NodeJS.ErrnoException) => refusal);
    socket.destroy();
    // A connection is reset if the system had accepted it and the server hadn't when it closed its
    // socket.
    if (error && error.code !== 'ECONNRESET') return error.code;
  }
}

describe('a termination signal', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s refuses new connections and finishes active requests',
    async (signal) => {
      const { server, port } = await start();
      const write = await beginWrite(port);
      server.signal(signal);
      await server.until(/"activeResponses":1,.*Stopping/);
      expect(await untilRefused(port)).toBe('ECONNREFUSED');
      // A second signal has no effect.
      server.signal(signal);
      await finishWrite(write);
      expect(await server.ended()).toEqual({ code: 0, signal: null });
    },
  );

  test('doesn’t wait for idle connections', async () => {
    const { server, port } = await start();
    const silent = openSocket(port);
    await once(silent.socket, 'connect');
    const waiting = openSocket(port);
    waiting.socket.write(`GET /healthz HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    await waiting.until(/ok$/);
    const begun = openSocket(port);
    begun.socket.write('GET /healthz HT');
    // Exceeding the time limit would exit with 1.
    expect(await server.stop()).toEqual({ code: 0, signal: null });
  });

  test('answers requests on open connections, and closes these', async () => {
    const { server, port } = await start();
    const connections = Array.from({ length: 20 }, () => openSocket(port));
    const checker = openSocket(port);
    const ask = () => {
      checker.socket.write(`GET /readyz HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
      for (const { socket } of connections) {
        socket.write(`GET /healthz HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
      }
    };
    ask();
    for (const { until } of [...connections, checker]) await until(/ok$/);
    // Keeps the process running, however slow this one is.
    const write = await beginWrite(port);
    server.signal('SIGTERM');
    expect(await untilRefused(port)).toBe('ECONNREFUSED');
    ask();
    for (const { closed } of connections) {
      const [, second = 'no second response'] = (await closed).split(/(?=HTTP\/1\.1 )/);
      expect(second).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
    }
    expect(await checker.closed).toMatch(/ 200 OK\r\n.+ 503 .+This process is stopping\.$/s);
    await finishWrite(write);
    expect(await server.ended()).toEqual({ code: 0, signal: null });
  });

  test('cuts no request of clients that keep posting', async () => {
    const { server, port } = await start({ TRUST_PROXY: 'loopback' });
    const ends: Record<string, number> = {};
    let answered = 0;
    const clients = Array.from({ length: 20 }, async (_none, number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let count = 0; ; count += 1) {
        const end = await postOn(agent, `${server.url}/newsletter`, {
          origin: server.url,
          // Each from another network, because of the limits.
          'x-forwarded-for': `198.18.${number}.${count % 256}`,
          body: `email=v${number}-${count}@example.com`,
        });
        if (end === '303') answered += 1;
        else {
          agent.destroy();
          ends[end] = (ends[end] ?? 0) + 1;
          return;
        }
      }
    });
    await eventually(() => expect(answered).toBeGreaterThan(40));
    const write = await beginWrite(port);
    server.signal('SIGTERM');
    await Promise.all(clients);
    await finishWrite(write);
    expect(ends).toEqual({ ECONNREFUSED: 20 });
    expect(await server.ended()).toEqual({ code: 0, signal: null });
  });

  test('answers all requests sent before it, under any load', async () => {
    const { server, port } = await start({ LOG_LEVEL: 'warn' });
    const flood = floodWithNewConnections(port);
    // While one is being answered, the others fill the backlog.
    await askOnNewConnection(port, '/healthz').end;
    const newcomers = Array.from({ length: 60 }, () => askOnNewConnection(port, uncachedPage()));
    for (const { sent } of newcomers) await sent;
    flood.stop();
    server.signal('SIGTERM');
    for (const { end } of newcomers) expect([200, 503]).toContain(await end);
    expect(await server.ended()).toEqual({ code: 0, signal: null });
  });

  test('resets hardly any client that connects again after each answer', async () => {
    const { server, port } = await start({ LOG_LEVEL: 'warn' });
    const { pages, errors } = floodWithNewConnections(port);
    await eventually(() => expect(pages()).toBeGreaterThan(0));
    server.signal('SIGTERM');
    const resets = (await errors).filter((error) => error !== 'ECONNREFUSED');
    // Except those that connect in the very iteration in which the listener closes. If refusals were
    // sent before, hundreds would connect again meanwhile.
    expect(resets.length).toBeLessThan(CLIENTS / 10);
    expect(await server.ended()).toEqual({ code: 0, signal: null });
  });

  test('answers who connects in the iteration that would have been the last', async () => {
    const { app } = await startTestSite();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const visitor = await visitorInOtherThread(port);
    // These run before the shutdown's own, after the connections of their iteration are accepted.
    setImmediate(() => setImmediate(visitor.connect));
    expect(await shutDownGracefully(app, TEST_LIMIT_MS)).toBe(0);
    expect(await visitor.answer).toMatch(/^HTTP\/1.1 200 OK/);
  });

  test('finishes an active sign-in', async () => {
    const account = { email: 'ana@example.com', password: 'correct horse battery' };
    const { server } = await start({
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    });
    const headers = { origin: server.url, 'content-type': 'application/json' };
    const signIns = Array.from({ length: 8 }, () =>
      send(`${server.url}/trpc/session.signIn`, { headers, body: JSON.stringify(account) }),
    );
    for (const { sent } of signIns) await sent;
    const responses = signIns.map(({ response }) => response);
    // When the first is done, the others are being processed.
    expect((await Promise.race(responses)).status).toBe(200);
    const end = server.stop();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses).toEqual(signIns.map(() => 200));
    expect(await end).toEqual({ code: 0, signal: null });
  });

  test('finishes share images, also those that wait for another', async () => {
    const { server } = await start();
    const ids = ['paris-france', 'tokyo-japan', 'bali-indonesia', 'dubai-united-arab-emirates'];
    // Two are drawn at a time, each from a poster that the site itself serves.
    const images = ids.map((id) => send(`${server.url}/share/destination/${id}.png`));
    for (const { sent } of images) await sent;
    const responses = images.map(({ response }) => response);
    await Promise.race(responses);
    const end = server.stop();
    for (const { status, body } of await Promise.all(responses)) {
      expect([status, body.toString('latin1', 1, 4)]).toEqual([200, 'PNG']);
    }
    expect(await end).toEqual({ code: 0, signal: null });
  });

  test('finishes requests on both listeners of "localhost"', async () => {
    const { app } = await startTestSite();
    const { lookup } = dns;
    // Not every machine that runs tests has a second address with that name.
    const twoAddresses = (host: string, options: object, done: (...answer: unknown[]) => void) => {
      if (host !== 'localhost') return lookup(host, options, done);
      const addresses = ['127.0.0.1', '127.0.0.2'];
      return done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };
    vi.spyOn(dns, 'lookup').mockImplementation(twoAddresses as never);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await app.listen({ port: 0, host: 'localhost' });
    const { port } = app.server.address() as AddressInfo;
    const first = await beginWrite(port);
    const second = await beginWrite(port, '127.0.0.2');
    let isStopped = false;
    const stopped = shutDownGracefully(app, TEST_LIMIT_MS).finally(() => {
      isStopped = true;
    });
    expect(await untilRefused(port)).toBe('ECONNREFUSED');
    expect(await untilRefused(port, '127.0.0.2')).toBe('ECONNREFUSED');
    await finishWrite(first);
    expect(isStopped).toBe(false);
    await finishWrite(second);
    expect(await stopped).toBe(0);
  });
});

describe('an uncaught error', () => {
  test.each(['throw', 'reject'])(
    'by %s is logged with its request, other requests are answered, and the process exits',
    async (how) => {
      const { server, port } = await start({}, ['crashOnRequest.ts']);
      const write = await beginWrite(port);
      const crash = await fetch(`${server.url}/crash?by=${how}`);
      expect(crash.status).toBe(500);
      const reference = /\(Reference (\S+)\)/.exec(await crash.text())?.[1];
      // An answer from before the shutdown keeps its connection.
      await untilRefused(port);
      await finishWrite(write);
      expect(await server.ended()).toEqual({ code: 1, signal: null });
      const fatal = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":60'))
        .map((line) => JSON.parse(line));
      expect(fatal).toMatchObject([
        { reqId: reference, err: { message: 'Nobody expected this', stack: expect.any(String) } },
      ]);
    },
  );
});
