import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { eventually } from '../../support/eventually.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { runs } from '../../support/thorough.ts';
import { apiOf, signIn, startOn } from './clusterSite.ts';
import { type Backend, startBalancer } from './connections/balancer.ts';
import { describeTally, expectAllStored, startLoad } from './load.ts';

/** CLUSTER_KILLS overrides it, for a long run: with more load between kills, and jobs. */
const KILLS = Number(process.env.CLUSTER_KILLS ?? runs(2, 3));
const IS_LONG = process.env.CLUSTER_KILLS !== undefined;

/** How often each visitor and editor is successful between kills. */
const BETWEEN = IS_LONG ? 100 : 5;

const SAVES = 20;
const READS = 50;

async function jobsRunOn(address: string): Promise<string[]> {
  const rows = await inOtherProcess(address).selectFrom('job_runs').select('name').execute();
  return rows.map(({ name }) => name);
}

async function textOf(url: string) {
  const answer = await fetch(url);
  return answer.text();
}

test(`a save is on the next page of its process, and after the notification on all ${SAVES * READS} pages of another`, async () => {
  const { address } = await preparedSite('countries');
  const [one, other] = [await startOn(address), await startOn(address)];
  const api = apiOf(one.url, await signIn(one.url));
  let { id, version } = await api.destination.create.mutate(destinationFixture());
  const path = `/destination/${id}`;
  await textOf(other.url + path);
  const milliseconds: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    const text = `Save ${save}.`;
    const fields = destinationFixture({ description: text });
    ({ id, version } = await api.destination.update.mutate({ id, version, fields }));
    const answered = performance.now();
    // The limit of the test ends it where the notification is lost.
    while (!(await textOf(other.url + path)).includes(text));
    milliseconds.push(performance.now() - answered);
    expect(await textOf(one.url + path)).toContain(text);
    for (let read = 0; read < READS; read += 1) {
      expect(await textOf(other.url + path)).toContain(text);
    }
  }
  milliseconds.sort((a, b) => a - b);
  const shown = [milliseconds[SAVES / 2], milliseconds.at(-1)].map((ms) => ms?.toFixed(1));
  console.log(`On the other's page ${shown.join(' ms (median), ')} ms (longest) after the answer`);
});

test(`killed ${KILLS} times under load, one of two processes loses only its pending responses`, {
  timeout: TEST_LIMIT_MS * Math.ceil(KILLS / 10),
}, async () => {
  const { address } = await preparedSite('countries');
  const backends: Backend[] = [];
  const start = async (port: number) =>
    startOn(address, { PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: 'loopback' });
  for (let index = 0; index < 2; index += 1) {
    backends.push({ port: await freePort(), killedAt: 0 });
  }
  const servers = await Promise.all(backends.map(({ port }) => start(port)));
  const balancer = await startBalancer(backends);
  const cookie = await signIn(balancer.url);
  const reads = ['/', '/visa-info/JP', '/trpc/session.me', '/trpc/destination.list?input=%7B%7D'];
  const load = startLoad(balancer.url, cookie, { reads });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await load.succeed(BETWEEN);
    const index = kill % 2;
    const backend = backends[index] as Backend;
    backend.killedAt = Number.POSITIVE_INFINITY;
    await servers[index]?.kill();
    backend.killedAt = performance.now();
    servers[index] = await start(backend.port);
  }
  await load.succeed(BETWEEN);
  // A process checks for due jobs some seconds after its start.
  if (IS_LONG) {
    await eventually(async () => expect((await jobsRunOn(address)).length).toBeGreaterThan(2));
  }
  await load.stop();

  const stored = await expectAllStored(address, load.answered);
  const jobs = await jobsRunOn(address);
  console.log(
    `${KILLS} kills: ${describeTally(load.tally)}; ${balancer.failures.length} cut in flight; stored ${JSON.stringify(stored)}; jobs run: ${jobs.join(' ')}`,
  );
  expect(balancer.failures.filter(({ wasKilled }) => !wasKilled)).toEqual([]);
  // A save whose response was lost may have succeeded: repeating it gives a version conflict.
  const isKnown = ({ path, status }: { path: string; status: number }) =>
    status === 502 || (status === 409 && path === '/trpc/destination.update');
  expect(load.refusals.filter((refusal) => !isKnown(refusal))).toEqual([]);
  expect(Math.min(...Object.values(stored))).toBeGreaterThan(KILLS);
});
