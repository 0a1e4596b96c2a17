import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { addDays } from '#core/dates.ts';
import { median } from '../measure.ts';
import type { Length } from '../processes/loader.ts';
import type { RunningServer } from '../processes/processes.ts';
import { type Loader, startLoader } from '../processes/startLoader.ts';
import { recordRules } from '../productCalls.ts';
import { met, milliseconds, responsesLine, type Table, whole } from '../report.ts';
import { databaseIn, startProduct, startReference } from '../site.ts';

/** The API's minimum rate of uncached single answers, as a share of the reference's. */
const SINGLE_ANSWER_GOAL = 0.9;

const CONNECTIONS = 10;

type Pair = { passport: string; destination: string };

/** A server, and the address of its answer for a pair on a day. */
type Side = { server: RunningServer; path: (pair: Pair, on: string) => string };

const names = { api: 'JSON API', trpc: 'tRPC over a prepared statement' };

/**
 * Measures the JSON API's single answer, never the same one twice, compared with a tRPC query over
 * one prepared statement, alternating, on the site in `dataDir`.
 */
export async function measureSingleAnswers({
  dataDir,
  rounds,
  load,
}: {
  dataDir: string;
  rounds: number;
  load: Length;
}): Promise<Table> {
  const loader = startLoader();
  const servers: RunningServer[] = [];
  try {
    const pairs = pairsIn(databaseIn(dataDir));
    const [pair] = pairs;
    if (!pair) throw new Error('The site has no rules');
    // Each request comes from its own network, to avoid the rate limit.
    const product = await startProduct(dataDir, { TRUST_PROXY: 'loopback' });
    servers.push(product);
    const recording = join(dataDir, 'recorded.json');
    writeFileSync(recording, JSON.stringify(await recordRules(databaseIn(dataDir), pair)));
    const reference = await startReference('trpc-rule', recording);
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
    await requireRules(trpc, pair);
    const runs: { api: Run; trpc: Run }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const on = addDays('2027-01-01', round);
      const run = {
        api: await runOf(api, pairs, { on, length: load, loader }),
        trpc: await runOf(trpc, pairs, { on, length: load, loader }),
      };
      // The first round is a warm-up.
      if (round > 0) runs.push(run);
    }
    const total = (side: 'api' | 'trpc') => runs.reduce((sum, run) => sum + run[side].answers, 0);
    const responses = { [names.api]: total('api'), [names.trpc]: total('trpc') };
    process.stderr.write(responsesLine('single answers', responses));
    return tableOf(runs);
  } finally {
    loader.stop();
    for (const server of servers) await server.stop();
  }
}

/** Throws unless the reference finds the rules of the pair, which it has. */
async function requireRules({ server, path }: Side, pair: Pair): Promise<void> {
  const response = await fetch(server.url + path(pair, '2027-01-01'));
  const { result } = (await response.json()) as { result: { data: unknown[] } };
  if (result.data.length > 0) return;
  throw new Error(`The reference finds no rule of ${pair.passport} for ${pair.destination}`);
}

type Run = { perSecond: number; processor: number; p99: number; answers: number };

async function runOf(
  { server, path }: Side,
  pairs: Pair[],
  { on, length, loader }: { on: string; length: Length; loader: Loader },
): Promise<Run> {
  const before = server.processorSeconds();
  const { perSecond, answers, p99 } = await loader.put({
    url: server.url,
    connections: CONNECTIONS,
    length,
    headers: { accept: '*/*' },
    paths: pairs.map((pair) => path(pair, on)),
  });
  const processor = ((server.processorSeconds() - before) / answers) * 1e6;
  return { perSecond, processor, p99, answers };
}

function tableOf(runs: { api: Run; trpc: Run }[]): Table {
  const of = (side: 'api' | 'trpc', name: keyof Run) => median(runs.map((run) => run[side][name]));
  const row = (side: 'api' | 'trpc') => [
    names[side],
    whole(of(side, 'perSecond')),
    whole(of(side, 'processor')),
    milliseconds(of(side, 'p99')),
    '',
  ];
  const speed = of('api', 'perSecond') / of('trpc', 'perSecond');
  const processor = of('trpc', 'processor') / of('api', 'processor');
  const goal = met(speed >= SINGLE_ANSWER_GOAL, `≥ ${SINGLE_ANSWER_GOAL}`);
  const ratio = ['ratio', speed.toFixed(2), processor.toFixed(2), '', goal];
  return {
    title: `A single answer, uncached, ${CONNECTIONS} at once`,
    headings: ['asked for', 'a second', 'CPU µs', 'p99 ms', 'goal'],
    rows: [row('api'), row('trpc'), ratio],
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
