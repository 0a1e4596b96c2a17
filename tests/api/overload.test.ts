import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../serverProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

// The real process on the built pages: `npm test` builds before it tests.

/** Far more at a time than one process can render pages for. */
const CONNECTIONS = 400;

/** How often a condition is looked for before the test gives up. */
const TRIES = 200;

test('more than the server can answer is turned away, but for health checks and kept pages, and it recovers', async () => {
  const server = await startServer({ dataDir: temporaryFolder() });
  onTestFinished(() => server.kill());
  let asked = 0;
  // Never the same page twice, so none can be kept.
  const newPage = () => {
    asked += 1;
    return `/search?q=${asked}`;
  };
  const newCall = () => {
    asked += 1;
    return `/trpc/destination.list?input=${encodeURIComponent(JSON.stringify({ query: `${asked}` }))}`;
  };
  // The home page is kept from here on.
  await fetch(server.url);
  const load = autocannon(
    {
      url: server.url,
      connections: CONNECTIONS,
      duration: 60,
      requests: [{ setupRequest: (request) => ({ ...request, path: newPage() }) }],
    },
    () => {},
  );
  const loadIsOver = once(load, 'done');
  onTestFinished(() => load.stop());

  async function ask(path: string) {
    const answer = await fetch(server.url + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  async function askUntil(status: number, path: () => string, meanwhile = async () => {}) {
    for (let i = 0; i < TRIES; i += 1) {
      const answer = await ask(path());
      if (answer.status === status) return answer;
      await meanwhile();
    }
    throw new Error(`${path()} was never answered with ${status}`);
  }
  async function expectTheirAnswers() {
    for (const path of ['/healthz', '/readyz', '/metrics', '/']) {
      expect((await ask(path)).status, path).toBe(200);
    }
  }

  const page = await askUntil(503, newPage, expectTheirAnswers);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toBe('Too many people are here right now. Please try again in a few seconds.');
  const call = await askUntil(503, newCall, expectTheirAnswers);
  expect(JSON.parse(call.text)).toMatchObject({
    error: { message: page.text, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } },
  });
  await expectTheirAnswers();

  load.stop();
  await loadIsOver;
  expect((await askUntil(200, newPage, () => wait(50))).text).toContain('<html');
  const { text: metrics } = await ask('/metrics');
  expect(metrics).toMatch(
    /landfall_http_requests_total\{route="\/\*",method="GET",status="503"\} \d+/,
  );
  expect(metrics).toMatch(/landfall_database_statement_seconds_count [1-9]/);
  // A line a refusal would be a load of its own.
  expect(server.output().match(/Overloaded: requests are turned away/g)?.length).toBeLessThan(5);
  expect(server.output()).not.toMatch(/"status":503/);
});
