import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.ts';
import { exportRecords } from '#server/records/files/exportRecords.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import { runCommand } from '../scripts/command.ts';
import { large, type Size } from './generate.ts';
import type { RunningServer } from './processes/processes.ts';
import { startLoader } from './processes/startLoader.ts';
import {
  asMarkdown,
  asText,
  met,
  milliseconds,
  responsesLine,
  type Table,
  whole,
  withoutGoals,
} from './report.ts';
import { signIn } from './signIn.ts';
import { databaseIn, makeSite, startProduct, temporaryFolder, twentyForTourists } from './site.ts';

const help = `Changes 50,000 requirements by a file while visitors ask for pages: how long the comparison and the
import take, and how long visitors wait meanwhile, with and without it. On SQLite, or on the empty
PostgreSQL database whose address is given. Takes about a minute; leave the machine alone meanwhile.

  npm run bench:imports
  npm run bench:imports -- --database ADDRESS
  npm run bench:imports -- --once            a few requirements and visitors, to see that everything works
  npm run bench:imports -- --markdown FILE   writes the table to FILE, too

Example: npm run bench:imports -- --markdown imports.md`;

/** The maximum time of the import, in seconds, and p99 of visitors' pages meanwhile, in ms. */
const LONGEST_S = 20;
const P99_MS = 100;

/** Visitors per second, and the pages they request, all of which are cached until the import. */
const RATE = 50;
const PAGES = 100;

/** Visitors continue until the import is done, for at most this time in seconds. */
const LOAD_MAX_S = 120;

/** What is imported, how many visitors there are, and how long they are measured, in s. */
type Plan = {
  size: Size;
  /** The minimum number of visits, and the maximum of visitors at once. */
  visits: { least?: number; most?: number };
  warmUpS: number;
  quietS: number;
  /** Their time before the import and after it, in ms. */
  beforeMs: number;
  afterMs: number;
};

const plans = {
  full: {
    size: { ...large, subscribers: 0, messages: 0 },
    visits: {},
    warmUpS: 5,
    quietS: 10,
    beforeMs: 500,
    // Cached pages are rendered again.
    afterMs: 1000,
  },
  once: {
    size: twentyForTourists,
    // On a slow machine, more would be refused.
    visits: { least: 10, most: 10 },
    warmUpS: 0,
    quietS: 0,
    beforeMs: 0,
    afterMs: 0,
  },
} satisfies Record<string, Plan>;

const options = {
  database: { type: 'string' },
  once: { type: 'boolean', default: false },
  markdown: { type: 'string' },
} as const;

await runCommand({ help, options }, async (values) => {
  const measured = await measure(values.database, values.once ? plans.once : plans.full);
  const table = values.once ? withoutGoals(measured) : measured;
  console.log(`\n${asText(table)}`);
  if (values.markdown) writeFileSync(values.markdown, `${asMarkdown(table)}\n`);
});

async function measure(database: string | undefined, plan: Plan): Promise<Table> {
  const folder = temporaryFolder();
  const address = database ?? databaseIn(folder.path);
  const loader = startLoader();
  let server: RunningServer | undefined;
  try {
    const { requirements } = plan.size;
    await makeSite(folder.path, { size: plan.size, samples: false, database: address });
    const { file, pages } = await changedFile(address);
    const settings: Record<string, string> = database ? { DATABASE_URL: database } : {};
    // The product has one thread for visitors and one for the import.
    server = await startProduct(folder.path, settings, 'any');
    const { url } = server;
    const visitors = (seconds: number) =>
      loader.put({ url, visitsASecond: RATE, seconds, ...plan.visits, paths: pages });
    const cookie = await signIn(url);
    await visitors(plan.warmUpS);
    const quiet = await visitors(plan.quietS);
    const meanwhile = visitors(LOAD_MAX_S);
    await wait(plan.beforeMs);
    const { compare, apply } = await changeAll(url, cookie, { file, requirements });
    await wait(plan.afterMs);
    loader.end();
    const load = await meanwhile;
    const visits = { 'without it': quiet.answers, meanwhile: load.answers };
    process.stderr.write(`\n${responsesLine("visitors' pages", visits)}`);
    const total = (compare + apply) / 1000;
    return {
      title: `${whole(requirements)} requirements changed by a file of ${whole(file.length / 1e6)} MB, while ${RATE} visitors a second ask for ${PAGES} pages`,
      headings: ['', 'ms', 'goal'],
      rows: [
        ['uploaded, compared and previewed', whole(compare), ''],
        ['imported', whole(apply), met(total <= LONGEST_S, `both ≤ ${LONGEST_S} s`)],
        ["visitors' p50 without it", milliseconds(quiet.p50), ''],
        ["visitors' p99 without it", milliseconds(quiet.p99), ''],
        ["visitors' p50 meanwhile", milliseconds(load.p50), ''],
        [
          "visitors' p99 meanwhile",
          milliseconds(load.p99),
          met(load.p99 <= P99_MS, `≤ ${P99_MS} ms`),
        ],
      ],
    };
  } finally {
    loader.stop();
    await server?.stop();
    folder.remove();
  }
}

/** An export in which every row has another price, and pages of the site. */
async function changedFile(address: string): Promise<{ file: Buffer; pages: string[] }> {
  const db = openDatabase(address);
  try {
    let csv = '';
    for await (const piece of exportRecords(db, kindOf('requirements'), { format: 'csv' })) {
      csv += piece;
    }
    const destinations = await db.selectFrom('destinations').select('id').limit(PAGES).execute();
    return {
      file: Buffer.from(csv.replaceAll(/,(true|false),(\d+),/g, ',$1,1$2,')),
      pages: destinations.map(({ id }) => `/destination/${id}`),
    };
  } finally {
    await db.destroy();
  }
}

async function changeAll(
  url: string,
  cookie: string,
  { file, requirements }: { file: Buffer; requirements: number },
): Promise<{ compare: number; apply: number }> {
  const started = performance.now();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)]), 'requirements.csv');
  const headers = { origin: url, cookie };
  const sent = await fetch(`${url}/admin/record-files?kind=requirements`, {
    method: 'POST',
    headers,
    body,
  });
  if (sent.status !== 201) throw new Error(await sent.text());
  const { id } = (await sent.json()) as { id: string };
  const { counts, fingerprint } = await query('preview', { id });
  if (counts.changed !== requirements) throw new Error(JSON.stringify(counts));
  const compared = performance.now();
  const begun = await fetch(`${url}/trpc/recordImport.applyPreview`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id, fingerprint }),
  });
  if (!begun.ok) throw new Error(await begun.text());
  for (;;) {
    const { state, message, done, total } = await query('progress', { id });
    if (state === 'failed') throw new Error(message);
    if (state === 'applied') break;
    process.stderr.write(`\r${done} of ${total} `);
    await wait(250);
  }
  return { compare: compared - started, apply: performance.now() - compared };

  async function query(name: string, input: object) {
    const address = `${url}/trpc/recordImport.${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const response = await fetch(address, { headers: { cookie } });
    const { result } = (await response.json()) as { result: { data: Progress & Preview } };
    return result.data;
  }
}

type Preview = { counts: Record<string, number>; fingerprint: string };
type Progress = { state: string; message: string; done: number; total: number };
