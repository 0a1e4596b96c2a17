import Sqlite from 'better-sqlite3';
import { median } from '../measure.ts';
import type { RunningServer } from '../processes/processes.ts';
import { type Loader, startLoader } from '../processes/startLoader.ts';
import { milliseconds, type Table, whole } from '../report.ts';
import { databaseIn, makeSite, startProduct, startReference, temporaryFolder } from '../site.ts';

/** The API's minimum rate of uncached single answers, as a share of the reference's. */
export const SINGLE_ANSWER_GOAL = 0.9;

const CONNECTIONS = 10;

type Pair = { passport: string; destination: string };

/** A server, and the address of its answer for a pair on a day. */
type Side = { server: RunningServer; path: (pair: Pair, on: string) => string };

/**
 * Measures the JSON API's single answer, never the same one twice, compared with a tRPC query over
 * one prepared statement, alternating, on a site with all shipped rules.
 */
export async function measureSingleAnswers({ rounds = 5, seconds = 3 } = {}): Promise<Table> {
  const temporary = temporaryFolder();
  const loader = startLoader();
  const servers: RunningServer[] = [];
  try {
    await makeSite(temporary.path, { size: { destinations: 0, requirements: 0 }, samples: true });
    const pairs = pairsIn(databaseIn(temporary.path));
    // Each request comes from its own network, to avoid the rate limit.
    const product = await startProduct(temporary.path, { TRUST_PROXY: 'loopback' });
    servers.push(product);
    const reference = await startReference('trpc-rule', databaseIn(temporary.path));
    servers.push(reference);
    const api: Side = {
      server: product,
      path: ({ passport, destination }, on) =>
        `/api/v1/answers/${passport}/${destination}?purpose=tourist&on=${on}`,
    };
    const trpc: Side = {
      server: reference,
      path: (pair, on) => {
        const input = JSON.stringify({ ...pair, purpose: 'tourist', on });
        return `/trpc/entryRule.answer?input=${encodeURIComponent(input)}`;
      },
    };
    const runs: { api: Run; trpc: Run }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const on = new Date(Date.UTC(2027, 0, round + 1)).toISOString().slice(0, 10);
      const run = {
        api: await runOf(api, pairs, { on, seconds, loader }),
        trpc: await runOf(trpc, pairs, { on, seconds, loader }),
      };
      // The first round is a warm-up.
      if (round > 0) runs.push(run);
    }
    return tableOf(runs);
  } finally {
    loader.stop();
    for (const server of servers) await server.stop();
    temporary.remove();
  }
}

type Run = { perSecond: number; processor: number; p99: number };

async function runOf(
  { server, path }: Side,
  pairs: Pair[],
  { on, seconds, loader }: { on: string; seconds: number; loader: Loader },
): Promise<Run> {
  const before = server.processorSeconds();
  const { perSecond, answers, p99 } = await loader.put({
    url: server.url,
    connections: CONNECTIONS,
    seconds,
    headers: { accept: '*/*' },
    paths: pairs.map((pair) => path(pair, on)),
  });
  const processor = ((server.processorSeconds() - before) / answers) * 1e6;
  return { perSecond, processor, p99 };
}

function tableOf(runs: { api: Run; trpc: Run }[]): Table {
  const of = (side: 'api' | 'trpc', name: keyof Run) => median(runs.map((run) => run[side][name]));
  const row = (side: 'api' | 'trpc', name: string) => [
    name,
    whole(of(side, 'perSecond')),
    whole(of(side, 'processor')),
    milliseconds(of(side, 'p99')),
  ];
  const speed = of('api', 'perSecond') / of('trpc', 'perSecond');
  const processor = of('trpc', 'processor') / of('api', 'processor');
  const ratio = ['ratio', speed.toFixed(2), processor.toFixed(2), ''];
  return {
    title: `A single answer, uncached, ${CONNECTIONS} at once; goal ${SINGLE_ANSWER_GOAL}`,
    headings: ['asked for', 'a second', 'CPU µs', 'p99 ms'],
    rows: [row('api', 'JSON API'), row('trpc', 'tRPC over a prepared statement'), ratio],
  };
}

/** All pairs with a rule for tourists, with neighbours far apart. */
function pairsIn(file: string): Pair[] {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return sqlite
      .prepare<[], Pair>(
        `select distinct passport, destination from entry_rules where purpose = 'tourist'
         order by (id * 7919) % 39409`,
      )
      .all();
  } finally {
    sqlite.close();
  }
}
