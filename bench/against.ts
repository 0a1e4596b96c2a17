import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Case } from './cases.ts';
import { type Figures, firstByteOfNew, measureRounds, median } from './measure.ts';
import type { Plan } from './plan.ts';
import type { RunningServer } from './processes/processes.ts';
import { startLoader } from './processes/startLoader.ts';
import { reactAlone } from './reactAlone.ts';
import { milliseconds, type Table, whole } from './report.ts';
import { makeSite, startProduct, temporaryFolder, twentyForTourists } from './site.ts';

/** The number of concurrent connections that request uncached addresses. */
const CONNECTIONS = 10;

/** How many times the first bytes of both are timed, alternating; each time a tenth of the plan's. */
const FIRST_BYTE_TURNS = 5;

type Name = 'this' | 'other';

/** The results of one checkout. */
type Side = Figures & { firstByte: number };

/**
 * Measures uncached responses, alternating with the build of another checkout, each on a site
 * created and started by its own code, and for comparison the time of React's renderToString alone.
 * Throws when `folder` is no built checkout.
 */
export async function compareCheckouts(
  folder: string,
  asked: Case[],
  plan: Plan,
): Promise<Table[]> {
  const other = await checkoutIn(folder);
  const temporary = temporaryFolder();
  const loader = startLoader();
  const servers = new Map<Name, RunningServer>();
  const dataDir = join(temporary.path, 'this');
  try {
    for (const [name, one] of [
      ['this', { makeSite, startProduct }],
      ['other', other],
    ] as const) {
      const data = join(temporary.path, name);
      await one.makeSite(data, { size: twentyForTourists, samples: true });
      servers.set(name, await one.startProduct(data));
    }
    const rows = [];
    for (const one of asked.filter(({ cache }) => cache === 'cold')) {
      const runs = await measureRounds(one, servers, loader, { ...plan, connections: CONNECTIONS });
      const firstBytes = await firstBytesInTurns(one, servers, Math.ceil(plan.firstBytes / 10));
      const side = (name: Name) => ({ ...figuresOf(runs, name), firstByte: firstBytes(name) });
      const alone =
        one.kind === 'page' ? await reactAlone(one.path, dataDir, plan.renderings) : Number.NaN;
      rows.push(row(one, side('this'), side('other'), alone));
    }
    return [
      { title: `Not cached, ${CONNECTIONS} at once, alternating with ${folder}`, headings, rows },
    ];
  } finally {
    loader.stop();
    for (const server of servers.values()) await server.stop();
    temporary.remove();
  }
}

function figuresOf(runs: Map<string, Figures>, name: Name): Figures {
  const figures = runs.get(name);
  if (!figures) throw new Error(`Nothing was measured of ${name}`);
  return figures;
}

async function firstBytesInTurns(
  asked: Case,
  servers: Map<Name, RunningServer>,
  each: number,
): Promise<(name: Name) => number> {
  const taken = new Map<Name, number[]>();
  for (let turn = 0; turn < FIRST_BYTE_TURNS; turn += 1) {
    for (const [name, { url }] of servers) {
      const time = await firstByteOfNew(url + asked.path, asked, each);
      taken.set(name, [...(taken.get(name) ?? []), time]);
    }
  }
  return (name) => median(taken.get(name) ?? []);
}

const headings = [
  'asked for',
  'this/s',
  'other/s',
  'this/other',
  'CPU ms',
  'other',
  'this/other',
  'first byte ms',
  'other',
  'React alone CPU ms',
];

function row({ name }: Case, mine: Side, others: Side, alone: number): string[] {
  return [
    name,
    whole(mine.perSecond),
    whole(others.perSecond),
    (mine.perSecond / others.perSecond).toFixed(2),
    milliseconds(mine.processor / 1000),
    milliseconds(others.processor / 1000),
    (mine.processor / others.processor).toFixed(2),
    milliseconds(mine.firstByte),
    milliseconds(others.firstByte),
    Number.isNaN(alone) ? '–' : milliseconds(alone),
  ];
}

async function checkoutIn(folder: string): Promise<typeof import('./site.ts')> {
  const file = join(resolve(folder), 'bench', 'site.ts');
  if (!existsSync(file) || !existsSync(join(resolve(folder), 'dist', 'server'))) {
    throw new Error(`${folder} holds no built checkout: run npm run build there`);
  }
  return import(pathToFileURL(file).href);
}
