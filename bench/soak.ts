import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { runCommand } from '../scripts/command.ts';
import { destinationFields } from '../server/schemas/destination.ts';
import { shapedLike } from '../server/services/recordImport/fileColumns.ts';
import { nodeBinary } from '../tests/serverProcess.ts';
import { batch, type Case, cases, headersFor, MEMORY_GOAL_BYTES } from './cases.ts';
import { fullPages } from './generate.ts';
import { leaveServerCoreFree, type RunningServer } from './processes/processes.ts';
import { nextUnique, startLoader } from './processes/startLoader.ts';
import { asText, megabytes, met, percent, whole } from './report.ts';
import { signIn } from './signIn.ts';
import { makeSite, startProduct, temporaryFolder } from './site.ts';

const help = `Keeps the built product busy for ten minutes and watches its memory: 500 pages for visitors of 50
countries, 20 pages nobody asked for before and 200 API reads a second, an administrator's change every
second (which empties the response cache), and a backup halfway. Prints a line a minute, the maximum,
whether memory still grows in the second half, and how many of the visitors' pages came from the cache.

  npm run bench:soak
  npm run bench:soak -- --minutes 2
  npm run bench:soak -- --flood       the same as fast as it is answered

Example: npm run bench:soak -- --minutes 30`;

/** The interval of memory samples, in ms. */
const SAMPLE_MS = 2000;

/** The duration of a load before the next of its kind, in seconds. */
const LOAD_S = 5;

/** Growth below this, in bytes per minute, is within the garbage collector's variation. */
const FLAT_BYTES_A_MINUTE = 1e6;

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

type Sample = { minute: number; memory: number };

const options = {
  minutes: { type: 'string', default: '10' },
  flood: { type: 'boolean', default: false },
} as const;

await runCommand({ help, options }, async (values) => {
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 24 * 60)) {
    throw new Error(`--minutes takes a number up to 1440, not ${JSON.stringify(values.minutes)}`);
  }
  leaveServerCoreFree();
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await makeSite(dataDir, { size: fullPages, samples: true });
  const product = await startProduct(dataDir);
  try {
    await soak(product, dataDir, { minutes, flood: values.flood });
  } finally {
    await product.stop();
    folder.remove();
  }
});

async function soak(
  product: RunningServer,
  dataDir: string,
  { minutes, flood }: { minutes: number; flood: boolean },
): Promise<void> {
  const cookie = await signIn(product.url);
  const processorBefore = product.processorSeconds();
  const began = performance.now();
  const minute = () => (performance.now() - began) / 60_000;
  const over = () => minute() >= minutes;
  const answers = new Map<string, number[]>();
  const count = (name: string, by: number) => {
    const perMinute = answers.get(name) ?? [];
    const now = Math.floor(minute());
    perMinute[now] = (perMinute[now] ?? 0) + by;
    answers.set(name, perMinute);
  };
  const samples: Sample[] = [];

  await Promise.all([
    ...asks.map((ask) => keepAsking(ask)),
    keepChanging(),
    backUpHalfway(),
    keepWatching(),
  ]);
  report(samples, answers);
  const busy = (product.processorSeconds() - processorBefore) / (minute() * 60);
  console.log(`processor: ${percent(busy)} of a core`);
  const hitRate = await pageHitRate(product.url, sum(answers.get('new pages')));
  console.log(
    `pages for visitors of ${passports.length} countries from the cache: ${percent(hitRate)}`,
  );

  async function keepAsking({ name, cases: asked, connections, rate, passports }: Ask) {
    const loader = startLoader();
    try {
      for (let turn = 0; !over(); turn += 1) {
        const one = asked[turn % asked.length];
        if (!one) return;
        const result = await loader.put({
          url: product.url + one.path,
          connections,
          seconds: LOAD_S,
          headers: headersFor(one),
          rate: flood ? undefined : rate,
          passports,
          uniqueFrom: one.cache === 'cold' ? nextUnique() : undefined,
        });
        count(name, result.answers);
        count('503', result.shed);
      }
    } finally {
      loader.stop();
    }
  }

  async function keepChanging() {
    for (let rating = 0; !over(); rating = (rating + 1) % 50) {
      if (await changeRating(product.url, cookie, rating / 10)) count('changes', 1);
      await after(1000);
    }
  }

  async function backUpHalfway() {
    while (minute() < minutes / 2) await after(1000);
    const script = join(import.meta.dirname, '..', 'scripts', 'backup.ts');
    const backup = spawn(nodeBinary, [script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    const [code] = await once(backup, 'exit');
    if (code === 0) count('backups', 1);
  }

  async function keepWatching() {
    while (!over()) {
      samples.push({ minute: minute(), memory: product.memory().now });
      await after(SAMPLE_MS);
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

function report(samples: Sample[], answers: Map<string, number[]>): void {
  const kinds = [...answers.keys()];
  const lastMinute = Math.floor(samples.at(-1)?.minute ?? 0);
  const rows = Array.from({ length: lastMinute + 1 }, (_, minute) => {
    const memory = samples.filter((one) => Math.floor(one.minute) === minute);
    const most = Math.max(...memory.map((one) => one.memory));
    const mean = memory.reduce((sum, one) => sum + one.memory, 0) / memory.length;
    const counts = kinds.map((kind) => whole(answers.get(kind)?.[minute] ?? 0));
    return [String(minute + 1), megabytes(mean), megabytes(most), ...counts];
  });
  const title = 'Memory (RSS) and answers, minute by minute';
  console.log(asText({ title, headings: ['minute', 'mean', 'most', ...kinds], rows }));
  const most = Math.max(...samples.map((one) => one.memory));
  const growth = slope(samples.slice(samples.length / 2));
  console.log(`\nmost: ${megabytes(most)}, goal ${met(most <= MEMORY_GOAL_BYTES, '≤ 320 MB')}`);
  const isFlat = growth <= FLAT_BYTES_A_MINUTE;
  console.log(
    `growth in the second half: ${(growth / 1e6).toFixed(2)} MB a minute, goal ${met(isFlat, 'flat (≤ 1)')}`,
  );
}

/** Bytes per minute, by least squares. */
function slope(samples: Sample[]): number {
  const mean = (of: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const middle = mean((one) => one.minute);
  const memory = mean((one) => one.memory);
  const along = mean((one) => (one.minute - middle) * (one.memory - memory));
  return along / mean((one) => (one.minute - middle) ** 2);
}
