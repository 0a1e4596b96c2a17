import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { destinationFields } from '#core/inputs/destination.ts';
import { shapedLike } from '#server/records/files/fileColumns.ts';
import { runCommand } from '../scripts/command.ts';
import { nodeBinary } from '../tests/support/servers/serverProcess.ts';
import { batch, type Case, cases, headersFor, PRODUCT } from './cases.ts';
import { fullPages } from './generate.ts';
import { endWithThis } from './processes/leaveNothing.ts';
import type { Length } from './processes/loader.ts';
import { leaveServerCoreFree, type RunningServer } from './processes/processes.ts';
import { nextUnique, startLoader } from './processes/startLoader.ts';
import { asText, responsesLine, type Table, withoutGoals } from './report.ts';
import { signIn } from './signIn.ts';
import { makeSite, startProduct, temporaryFolder, twentyForTourists } from './site.ts';
import { type Counts, minutesOf, type Sample, summaryOf } from './soakReport.ts';

const help = `Keeps the built product busy for ten minutes and watches its memory: 500 pages for visitors of 50
countries, 20 pages nobody asked for before and 200 API reads a second, an administrator's change every
second (which empties the response cache), and a backup halfway. Prints a line a minute, the maximum,
whether memory still grows in the second half, and how many of the visitors' pages came from the cache.

  npm run bench:soak
  npm run bench:soak -- --minutes 2
  npm run bench:soak -- --flood       the same as fast as it is answered
  npm run bench:soak -- --once        a handful of each, to see that everything works: no goals

Example: npm run bench:soak -- --minutes 30`;

/** The interval of memory samples, in ms. */
const SAMPLE_MS = 2000;

/** The duration of a load before the next of its kind, in seconds. */
const LOAD_S = 5;

type Ask = {
  name: string;
  cases: Case[];
  connections: number;
  /** Requests per second. */
  rate: number;
  /** The visitors' passports. */
  passports?: string[];
};

/**
 * The visitors' passports: 50 countries, so that the response cache holds 50 variants of each page.
 */
const passports =
  'AE AR AT AU BD BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HU ID IE IL IN IT JP KE KR MA MX MY NG NL NO NZ PE PH PK PL PT RO RU SA SE SG TH TR US'.split(
    ' ',
  );

const asks: Ask[] = [
  { name: 'visitors', cases: casesOf('page', 'warm'), connections: 20, rate: 500, passports },
  { name: 'new pages', cases: casesOf('page', 'cold'), connections: 4, rate: 20 },
  { name: 'cached API', cases: casesOf('api', 'warm'), connections: 8, rate: 100 },
  { name: 'new API', cases: casesOf('api', 'cold'), connections: 4, rate: 100 },
];

function casesOf(kind: Case['kind'], cache: Case['cache']): Case[] {
  return cases.filter((one) => one.kind === kind && one.cache === cache);
}

type Plan = {
  minutes: number;
  /** The length of a load before the next of its kind. */
  load: Length;
  /** Whether each thing happens once, however long it takes. */
  isOnce: boolean;
  /** Whether requests come as fast as they are answered. */
  isFlood: boolean;
};

const options = {
  minutes: { type: 'string', default: '10' },
  flood: { type: 'boolean', default: false },
  once: { type: 'boolean', default: false },
} as const;

await runCommand({ help, options }, async ({ minutes: given, flood: isFlood, once: isOnce }) => {
  const minutes = Number(given);
  if (!(minutes > 0 && minutes <= 24 * 60)) {
    throw new Error(`--minutes takes a number up to 1440, not ${JSON.stringify(given)}`);
  }
  leaveServerCoreFree();
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await makeSite(dataDir, { size: isOnce ? twentyForTourists : fullPages, samples: true });
  const product = await startProduct(dataDir);
  const load = isOnce ? { requests: 4 } : { seconds: LOAD_S };
  try {
    const tables = await soak(product, dataDir, { minutes, load, isOnce, isFlood });
    for (const table of isOnce ? tables.map(withoutGoals) : tables) {
      console.log(`\n${asText(table)}`);
    }
  } finally {
    await product.stop();
    folder.remove();
  }
});

async function soak(
  product: RunningServer,
  dataDir: string,
  { minutes, load, isOnce, isFlood }: Plan,
): Promise<Table[]> {
  const cookie = await signIn(product.url);
  const processorBefore = product.processorSeconds();
  const began = performance.now();
  const minute = () => (performance.now() - began) / 60_000;
  let isStopped = false;
  /** Whether something is over that has happened so many times; once means `least` times. */
  const isOver = (times: number, least = 1) =>
    isStopped || (isOnce ? times >= least : minute() >= minutes);
  const counts: Counts = new Map();
  const count = (name: string, by: number) => {
    const perMinute = counts.get(name) ?? [];
    const now = Math.floor(minute());
    perMinute[now] = (perMinute[now] ?? 0) + by;
    counts.set(name, perMinute);
  };
  const samples: Sample[] = [];

  const all = [
    ...asks.map((ask) => keepAsking(ask)),
    keepChanging(),
    backUpHalfway(),
    keepWatching(),
  ];
  try {
    await Promise.all(all);
  } finally {
    // After a failure the others end, before the server does.
    isStopped = true;
    await Promise.allSettled(all);
  }
  const processor = (product.processorSeconds() - processorBefore) / (minute() * 60);
  const hitRate = await pageHitRate(product.url, sum(counts.get('new pages')));
  return [minutesOf(samples, counts), summaryOf(samples, { processor, hitRate })];

  async function keepAsking({ name, cases: asked, connections, rate, passports }: Ask) {
    const loader = startLoader();
    try {
      for (let turn = 0; !isOver(turn, asked.length); turn += 1) {
        const one = asked[turn % asked.length];
        if (!one) return;
        const result = await loader.put({
          url: product.url + one.path,
          connections: isOnce ? 2 : connections,
          length: load,
          headers: headersFor(one),
          rate: isFlood || isOnce ? undefined : rate,
          passports,
          uniqueFrom: one.cache === 'cold' ? nextUnique() : undefined,
        });
        count(name, result.answers);
        count('503', result.shed);
      }
      process.stderr.write(responsesLine(name, { [PRODUCT]: sum(counts.get(name)) }));
    } finally {
      loader.stop();
    }
  }

  async function keepChanging() {
    for (let change = 0; !isOver(change); change += 1) {
      if (await changeRating(product.url, cookie, (change % 50) / 10)) count('changes', 1);
      if (!isOnce) await after(1000);
    }
  }

  async function backUpHalfway() {
    while (!isOnce && !isStopped && minute() < minutes / 2) await after(1000);
    const script = join(import.meta.dirname, '..', 'scripts', 'backup.ts');
    const backup = spawn(nodeBinary, [script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    endWithThis(backup);
    const [code] = await once(backup, 'exit');
    if (code === 0) count('backups', 1);
  }

  async function keepWatching() {
    while (!isOver(samples.length)) {
      samples.push({ minute: minute(), memory: product.memory().now });
      if (!isOnce) await after(SAMPLE_MS);
    }
  }
}

/**
 * The share of pages served from the response cache, excluding those requested for the first time.
 */
async function pageHitRate(url: string, newPages: number): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = (result: string) => {
    const line = `landfall_response_cache_requests_total{kind="page",result="${result}"} `;
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.slice(line.length),
    );
  };
  const [hits, misses] = [count('hit'), count('miss')];
  return hits / (hits + misses - newPages);
}

function sum(numbers: number[] = []): number {
  return numbers.reduce((total, number) => total + (number ?? 0), 0);
}

/**
 * Saves the first sample destination with another rating. Returns false if the server was too busy.
 */
async function changeRating(url: string, cookie: string, rating: number): Promise<boolean> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const id = 'paris-france';
  const read = await fetch(url + batch({ 'destination.byId': { id } }), { headers });
  if (read.status === 503) return false;
  const [{ result }] = (await read.json()) as [{ result: { data: Record<string, unknown> } }];
  const stored = shapedLike(destinationFields, result.data) as object;
  const fields = { ...stored, rating, images: [] };
  const body = JSON.stringify({ id, version: result.data.version, fields });
  const saved = await fetch(`${url}/trpc/destination.update`, { method: 'POST', headers, body });
  if (saved.status === 503) return false;
  if (!saved.ok) throw new Error(`Saving answered ${saved.status}: ${await saved.text()}`);
  return true;
}
