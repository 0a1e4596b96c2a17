import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, onTestFinished, test } from 'vitest';
import { BATCH_CALLS_MAX } from '../../../server/schemas/constants.ts';
import { startedSite } from '../../preparedDatabases.ts';
import { type ServerProcess, startServer } from '../../serverProcess.ts';
import { askOnNewConnection, floodWithNewConnections } from './newConnections.ts';

// Starts the real process on the built pages: `npm test` builds before it tests.

/** Far more concurrent connections than one process can answer. */
const CONNECTIONS = 400;

/**
 * Several times as many uncached requests as a core can answer, and few enough to leave time for
 * the test.
 */
const REQUESTS_A_SECOND = 1000;

/** The number of checks of a condition before the test gives up. */
const TRIES = 200;

let asked = 0;

/** An address that is never requested twice, so that no response is cached. */
function newPage(): string {
  asked += 1;
  return `/search?q=${asked}`;
}

/** The largest allowed batch for the API, with nothing that was requested before. */
function newCalls(): string {
  asked += 1;
  const paths = Array.from({ length: BATCH_CALLS_MAX }, () => 'destination.list').join(',');
  const inputs = Array.from({ length: BATCH_CALLS_MAX }, (_, index) => [
    index,
    { search: `${asked} ${index}` },
  ]);
  const input = JSON.stringify(Object.fromEntries(inputs));
  return `/trpc/${paths}?batch=1&input=${encodeURIComponent(input)}`;
}

async function start() {
  const server = await startServer(await startedSite());
  onTestFinished(() => server.kill());
  // After two requests, the home page stays cached whatever else is requested.
  await fetch(server.url);
  await fetch(server.url);
  return server;
}

type Flood = { connections?: number; overallRate?: number | null };

/**
 * Sends far too many requests until it is stopped; with null, each client sends its next request at
 * once.
 */
function flood(
  server: ServerProcess,
  path: () => string,
  { connections = CONNECTIONS, overallRate = REQUESTS_A_SECOND }: Flood = {},
) {
  const load = autocannon(
    {
      url: server.url,
      connections,
      ...(overallRate !== null && { overallRate }),
      duration: 60,
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    },
    () => {},
  );
  const isOver = once(load, 'done');
  onTestFinished(() => load.stop());
  return async () => {
    load.stop();
    await isOver;
  };
}

async function ask(server: ServerProcess, path: string) {
  const answer = await fetch(server.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/**
 * Sends requests repeatedly, calling `meanwhile` after each, until the first refusal. It doesn't
 * wait for accepted ones, which are in a long queue; refusals skip it.
 */
async function askUntilRefused(
  server: ServerProcess,
  path: () => string,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const refusals: Answer[] = [];
  for (let i = 0; i < TRIES; i += 1) {
    ask(server, path()).then(
      (answer) => answer.status === 503 && refusals.push(answer),
      (error) => error,
    );
    await meanwhile();
    if (refusals[0]) return refusals[0];
  }
  throw new Error(`${path()} was never refused`);
}

async function askUntilAnswered(server: ServerProcess, path: () => string): Promise<Answer> {
  for (let i = 0; i < TRIES; i += 1) {
    const answer = await ask(server, path());
    if (answer.status === 200) return answer;
    await wait(50);
  }
  throw new Error(`${path()} was never answered`);
}

async function expectTheirAnswers(server: ServerProcess) {
  for (const path of ['/healthz', '/readyz', '/metrics', '/']) {
    expect((await ask(server, path)).status, path).toBe(200);
  }
}

const sentence = 'Too many people are here right now. Please try again in a few seconds.';

test('uncached pages above capacity are refused until the load ends, but not health checks and cached pages', async () => {
  const server = await start();
  const stop = flood(server, newPage);
  const page = await askUntilRefused(server, newPage, () => expectTheirAnswers(server));
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toBe(sentence);
  await expectTheirAnswers(server);

  await stop();
  expect((await askUntilAnswered(server, newPage)).text).toContain('<html');
  const { text: metrics } = await ask(server, '/metrics');
  expect(metrics).toMatch(
    /landfall_http_requests_total\{route="\/\*",method="GET",status="503"\} \d+/,
  );
  expect(metrics).toMatch(/landfall_database_statement_seconds_count [1-9]/);
  // One line per refusal would itself be a load.
  expect(server.output().match(/Overloaded: requests are refused with 503/g)?.length).toBeLessThan(
    5,
  );
  expect(server.output()).not.toMatch(/"status":503/);
});

test('so are API calls, with the API’s error format', async () => {
  const server = await start();
  const stop = flood(server, newCalls);
  const refusal = await askUntilRefused(server, newCalls, () => expectTheirAnswers(server));
  expect(refusal.headers.get('retry-after')).toBe('5');
  expect(JSON.parse(refusal.text)).toMatchObject({
    error: { message: sentence, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } },
  });
  await stop();
  expect((await askUntilAnswered(server, newCalls)).text).toContain('"result"');
});

test.each(['/readyz', '/metrics'])('300 requests for %s delay no page', async (path) => {
  const server = await start();
  flood(server, () => path, { connections: 300, overallRate: null });
  await wait(1000);
  const { end, ms } = await askOnNewConnection(Number(new URL(server.url).port), newPage());
  expect([200, 503]).toContain(end);
  // A tenth of that on an idle machine.
  expect(ms).toBeLessThan(5000);
});

test('a health check on a new connection does not wait for pages', async () => {
  const server = await start();
  const port = Number(new URL(server.url).port);
  floodWithNewConnections(port);
  const checks: number[] = [];
  for (let check = 0; check < 5; check += 1) {
    const { end, ms } = await askOnNewConnection(port, '/healthz');
    expect(end).toBe(200);
    checks.push(ms);
  }
  const [, , median] = checks.sort((a, b) => a - b);
  // A third of a second on an idle machine; 5 seconds behind the pages.
  expect(median).toBeLessThan(2000);
});
