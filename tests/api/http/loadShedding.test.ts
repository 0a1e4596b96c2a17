import { once } from 'node:events';
import autocannon from 'autocannon';
import { expect, onTestFinished, test } from 'vitest';
import { BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { eventually } from '../../support/eventually.ts';
import { type ServerProcess, startServer } from '../../support/servers/serverProcess.ts';
import { startedSite } from '../../support/site/preparedDatabases.ts';
import { askOnNewConnection, CLIENTS, floodWithNewConnections } from './newConnections.ts';

// Starts the real process on the built pages: `npm test` builds before it tests.

/** Far more concurrent connections than one process can answer. */
const CONNECTIONS = 400;

/**
 * Several times as many uncached requests as a core can answer, and few enough to leave time for
 * the test.
 */
const REQUESTS_A_SECOND = 1000;

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
 * once. `answered` counts the responses, `served` those with status 200.
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
      duration: TEST_LIMIT_MS / 1000,
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    },
    () => {},
  );
  const isOver = once(load, 'done');
  onTestFinished(() => load.stop());
  let answered = 0;
  let served = 0;
  load.on('response', (_client, status) => {
    answered += 1;
    if (status === 200) served += 1;
  });
  return {
    answered: () => answered,
    served: () => served,
    async stop() {
      load.stop();
      await isOver;
    },
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
  for (;;) {
    ask(server, path()).then(
      (answer) => answer.status === 503 && refusals.push(answer),
      (error) => error,
    );
    await meanwhile();
    if (refusals[0]) return refusals[0];
  }
}

function askUntilAnswered(server: ServerProcess, path: () => string): Promise<Answer> {
  return eventually(async () => {
    const answer = await ask(server, path());
    expect(answer.status).toBe(200);
    return answer;
  });
}

async function countRendered(server: ServerProcess): Promise<number> {
  const { text } = await ask(server, '/metrics');
  const misses = /landfall_response_cache_requests_total\{kind="page",result="miss"\} (\d+)/;
  return Number(misses.exec(text)?.[1]);
}

function countIn(server: ServerProcess, message: RegExp): number {
  return server.output().match(message)?.length ?? 0;
}

async function expectTheirAnswers(server: ServerProcess) {
  for (const path of ['/healthz', '/readyz', '/metrics', '/']) {
    expect((await ask(server, path)).status, path).toBe(200);
  }
}

const sentence = 'Too many people are here right now. Please try again in a few seconds.';

test('uncached pages above capacity are refused until the load ends, but not health checks and cached pages', async () => {
  const server = await start();
  const { stop } = flood(server, newPage);
  const page = await askUntilRefused(server, newPage, () => expectTheirAnswers(server));
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('connection')).toBe('close');
  expect(page.text).toBe(sentence);
  await expectTheirAnswers(server);

  await stop();
  expect((await askUntilAnswered(server, newPage)).text).toContain('<html');
  const { text: metrics } = await ask(server, '/metrics');
  expect(metrics).toMatch(
    /landfall_http_requests_total\{route="\/\*",method="GET",status="503"\} \d+/,
  );
  expect(metrics).toMatch(/landfall_database_statement_seconds_count [1-9]/);
  // One line per refusal would itself be a load. The first is followed by one when it is over.
  const begun = countIn(server, /Overloaded: requests are refused with 503/g);
  const over = countIn(server, /No longer overloaded/g);
  expect(begun - over).toBeLessThanOrEqual(1);
  expect(begun).toBeGreaterThan(0);
  expect(server.output()).not.toMatch(/"status":503/);
});

test('so are API calls, with the API’s error format', async () => {
  const server = await start();
  const { stop } = flood(server, newCalls);
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
  const { answered } = flood(server, () => path, { connections: 300, overallRate: null });
  await eventually(() => expect(answered()).toBeGreaterThanOrEqual(300));
  const before = answered();
  const end = await askOnNewConnection(Number(new URL(server.url).port), newPage()).end;
  expect([200, 503]).toContain(end);
  // One or two requests of each client are answered before it. It would be dozens if the page waited
  // again and again for what they send next.
  expect(answered() - before).toBeLessThan(5 * 300);
});

test('a health check on a new connection does not wait for pages', async () => {
  const server = await start();
  const port = Number(new URL(server.url).port);
  const { pages } = floodWithNewConnections(port);
  for (let check = 0; check < 5; check += 1) {
    const before = pages();
    expect(await askOnNewConnection(port, '/healthz').end).toBe(200);
    // About 15 are rendered while the connections before it are accepted; behind their requests it
    // would be one for each.
    expect(pages() - before).toBeLessThan(CLIENTS / 4);
  }
});

test('clients that ask again at once, over the same connection, keep nobody waiting', async () => {
  const server = await start();
  const port = Number(new URL(server.url).port);
  const { answered, served } = flood(server, newPage, { overallRate: null });
  await eventually(() => expect(answered()).toBeGreaterThanOrEqual(CONNECTIONS));
  for (let check = 0; check < 3; check += 1) {
    const before = answered();
    expect(await askOnNewConnection(port, '/healthz').end).toBe(200);
    // Each client is answered about once before it. If refusals left connections open, it would be
    // dozens of times: one connection is accepted per iteration, which then answers all open ones.
    expect(answered() - before).toBeLessThan(4 * CONNECTIONS);
  }
  await eventually(() => expect(served()).toBeGreaterThan(0));
});

test('pages of clients who have left are not rendered', async () => {
  const server = await start();
  const port = Number(new URL(server.url).port);
  const left = Array.from({ length: 90 }, () => askOnNewConnection(port, newPage()));
  // The others wait in the queue while the first is rendered.
  await Promise.race(left.map(({ end }) => end));
  for (const { leave } of left) leave();
  const before = await countRendered(server);
  expect((await askUntilAnswered(server, newPage)).text).toContain('<html');
  // The test's own, and those that were begun before their client left: two at a time.
  expect((await countRendered(server)) - before).toBeLessThan(5);
  expect(server.output()).not.toMatch(/"level":50/);
});
