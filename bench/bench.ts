import { writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import { utcDay } from '#core/dates.ts';
import { runCommand } from '../scripts/command.ts';
import { compareCheckouts } from './against.ts';
import { type Case, cases, FIRST_BYTE_GOAL_MS, MEMORY_GOAL_BYTES, START_GOAL_MS } from './cases.ts';
import { type Bench, coldStart, firstByteOfNew, type Measured, measureCase } from './measure.ts';
import { type Plan, plans } from './plan.ts';
import { comparePostgres } from './postgres.ts';
import { canPin, leaveServerCoreFree, type RunningServer } from './processes/processes.ts';
import { startLoader } from './processes/startLoader.ts';
import {
  asMarkdown,
  asText,
  comparison,
  megabytes,
  met,
  milliseconds,
  type Table,
  withoutGoals,
} from './report.ts';
import { databaseIn, makeSite, startProduct, temporaryFolder, twentyForTourists } from './site.ts';

const help = `Measures the built product beside bare servers that give the same bytes, alternating: home, a listing, a
destination, a visa answer and two API reads, with cached responses and with addresses nobody
asked for before. Prints requests a second, latency, processor time and ratios, and which goals are met.
Takes about ten minutes; leave the machine alone meanwhile.

  npm run bench
  npm run bench -- --quick               one short round of each, about two minutes
  npm run bench -- --once                a handful of requests each, to see that everything works: no goals
  npm run bench -- --engine postgres     PostgreSQL (a server of its own) instead, beside SQLite and pg alone
  npm run bench -- --against FOLDER      what is not cached, alternating with another built checkout
  npm run bench -- --cases warm          only the cases with this in their name, kind or cache
  npm run bench -- --cases home,visa     with one of these
  npm run bench -- --rounds 5 --seconds 4
  npm run bench -- --markdown FILE       writes the tables to FILE, too

Example: npm run bench -- --cases list --rounds 1`;

const options = {
  quick: { type: 'boolean' },
  once: { type: 'boolean' },
  against: { type: 'string' },
  engine: { type: 'string', default: 'sqlite' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  cases: { type: 'string' },
  markdown: { type: 'string' },
} as const;

await runCommand({ help, options }, async (values) => {
  const usual = values.once ? plans.once : values.quick ? plans.quick : plans.full;
  const seconds = positive('--seconds', values.seconds);
  const plan: Plan = {
    ...usual,
    rounds: positive('--rounds', values.rounds) ?? usual.rounds,
    load: seconds ? { seconds } : usual.load,
  };
  leaveServerCoreFree();
  console.log(machine());
  const judged = await measured(values, plan);
  const tables = plan.isJudged ? judged : judged.map(withoutGoals);
  for (const table of tables) console.log(`\n${asText(table)}`);
  if (values.markdown) {
    writeFileSync(values.markdown, `${[machine(), ...tables.map(asMarkdown)].join('\n\n')}\n`);
  }
});

async function measured(
  {
    against,
    engine,
    cases: part,
  }: {
    against?: string | undefined;
    engine: string;
    cases?: string | undefined;
  },
  plan: Plan,
): Promise<Table[]> {
  if (engine === 'postgres') return comparePostgres(chosen(part), plan);
  if (engine !== 'sqlite') throw new Error(`--engine takes sqlite or postgres, not ${engine}`);
  if (against) return compareCheckouts(against, chosen(part), plan);
  return besideReferences(chosen(part), plan);
}

function positive(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new Error(`${option} takes a whole number from 1 on, not ${JSON.stringify(given)}`);
}

function chosen(part: string | undefined): Case[] {
  const parts = (part ?? '').split(',');
  const found = cases.filter((one) =>
    parts.some((each) => `${one.cache} ${one.kind} ${one.name}`.includes(each)),
  );
  if (found.length > 0) return found;
  throw new Error(`No case has ${JSON.stringify(part)} in its name: see --help`);
}

function machine(): string {
  const [processor] = cpus();
  const pinned = canPin ? 'server and load on a core each' : 'server and load share all cores';
  const day = utcDay();
  return `${day}, ${cpus().length} × ${processor?.model.trim()}, ${platform()} ${arch()}, Node ${process.version}, ${pinned}`;
}

async function besideReferences(asked: Case[], plan: Plan): Promise<Table[]> {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const loader = startLoader();
  let product: RunningServer | undefined;
  try {
    await makeSite(dataDir, { size: twentyForTourists, samples: true });
    const start = await coldStart(dataDir, plan.starts);
    product = await startProduct(dataDir);
    const bench: Bench = { product, loader, folder: folder.path, database: databaseIn(dataDir) };
    const measured: Measured[] = [];
    for (const one of asked) measured.push(...(await measureCase(one, plan, bench)));
    const tables = comparisons(measured);
    const single = {
      title: 'Single figures',
      headings: ['what', 'measured', 'goal'],
      rows: [
        ['start to first page', `${start.toFixed(0)} ms`, met(start <= START_GOAL_MS, '≤ 1 s')],
        ...(await firstBytes(asked, bench, plan.firstBytes)),
        ...memory(bench),
      ],
    };
    return [...tables, single];
  } finally {
    loader.stop();
    await product?.stop();
    folder.remove();
  }
}

function comparisons(measured: Measured[]): Table[] {
  const groups: [string, (one: Case) => boolean][] = [
    ['Cached pages (brotli)', (one) => one.cache === 'warm' && one.kind === 'page'],
    ['Cached API responses', (one) => one.cache === 'warm' && one.kind === 'api'],
    ['Uncached API responses', (one) => one.cache === 'cold' && one.kind === 'api'],
    ['Uncached pages (brotli)', (one) => one.cache === 'cold' && one.kind === 'page'],
  ];
  return groups
    .map(([title, belongs]) =>
      comparison(
        title,
        measured.filter((one) => belongs(one.case)),
      ),
    )
    .filter(({ rows }) => rows.length > 0);
}

async function firstBytes(asked: Case[], { product }: Bench, count: number): Promise<string[][]> {
  const rows = [];
  for (const one of asked.filter(({ kind, cache }) => kind === 'page' && cache === 'cold')) {
    const time = await firstByteOfNew(product.url + one.path, one, count);
    const goal = met(time <= FIRST_BYTE_GOAL_MS, `≤ ${FIRST_BYTE_GOAL_MS} ms`);
    rows.push([`first byte, uncached: ${one.name}`, `${milliseconds(time)} ms`, goal]);
  }
  return rows;
}

function memory({ product }: Bench): string[][] {
  const { now, most } = product.memory();
  const goal = met(most <= MEMORY_GOAL_BYTES, '≤ 320 MB');
  return [
    ['memory (RSS) at the end', megabytes(now), ''],
    ['memory (RSS) at most', megabytes(most), goal],
  ];
}
