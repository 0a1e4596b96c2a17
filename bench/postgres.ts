import { join } from 'node:path';
import { findPostgres, startPostgres } from '../tests/support/servers/postgresServer.ts';
import type { Case } from './cases.ts';
import { measureCase, measureRounds } from './measure.ts';
import type { Plan } from './plan.ts';
import { coreCount, cores, type RunningServer } from './processes/processes.ts';
import { startLoader } from './processes/startLoader.ts';
import { measureTwoProcesses } from './processes/twoProcesses.ts';
import { measureVersionNotice } from './processes/versionNotice.ts';
import { comparison, met, milliseconds, type Table, whole } from './report.ts';
import { makeSite, startProduct, temporaryFolder, twentyForTourists } from './site.ts';

/** The minimum share of SQLite's requests per second for cached responses on PostgreSQL. */
const CACHED_GOAL = 0.95;

/**
 * The minimum share of requests per second for uncached API responses, compared with pg and a
 * prepared statement alone.
 */
const UNCACHED_GOAL = 0.8;

/**
 * Measures the product on its own PostgreSQL server with default settings: cached responses
 * compared with SQLite, uncached API responses compared with pg alone, uncached pages by one
 * process and by two, and the delay until one process serves what another has saved. Throws when
 * PostgreSQL's programs are not installed.
 */
export async function comparePostgres(asked: Case[], plan: Plan): Promise<Table[]> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed: there is no initdb');
  const folder = temporaryFolder();
  // Only figures need default settings and a disk.
  const postgres = await startPostgres(bin, { asInstalled: plan.isJudged });
  const loader = startLoader();
  const servers: RunningServer[] = [];
  const start = async (name: string, settings?: Record<string, string>, core?: number) => {
    const server = await startProduct(join(folder.path, name), settings, core);
    servers.push(server);
    return server;
  };
  try {
    const size = twentyForTourists;
    await makeSite(join(folder.path, 'sqlite'), { size, samples: true });
    await makeSite(folder.path, { size, samples: true, database: postgres.url });
    const settings = { DATABASE_URL: postgres.url };
    const sqlite = await start('sqlite');
    const first = await start('first', settings);

    const bench = { product: first, loader, folder: folder.path, database: postgres.url };
    const tables = [
      await besideSqlite(asked, plan, bench, sqlite),
      await besidePg(asked, plan, bench),
    ];
    const second = await start('second', settings, cores.secondServer);
    tables.push(
      await measureTwoProcesses(asked.filter(isUncachedPage), plan, [first, second], {
        cores: coreCount,
      }),
      await measureVersionNotice([first, second], plan.saves),
    );
    return tables.filter(({ rows }) => rows.length > 0);
  } finally {
    loader.stop();
    for (const server of servers) await server.stop();
    await postgres.stop();
    folder.remove();
  }
}

type PostgresBench = Parameters<typeof measureCase>[2];

/**
 * All cached responses and, for information, uncached pages, alternating with the product on
 * SQLite.
 */
async function besideSqlite(
  asked: Case[],
  plan: Plan,
  { product, loader }: PostgresBench,
  sqlite: RunningServer,
): Promise<Table> {
  const servers = new Map([
    ['postgres', product],
    ['sqlite', sqlite],
  ]);
  const rows: string[][] = [];
  for (const one of asked) {
    const { connections } = plan;
    for (const count of one.cache === 'warm' ? connections : connections.slice(0, 1)) {
      const by = await measureRounds(one, servers, loader, { ...plan, connections: count });
      const mine = by.get('postgres');
      const other = by.get('sqlite');
      if (!mine || !other) continue;
      const ratio = mine.perSecond / other.perSecond;
      rows.push([
        `${one.name}, ${one.cache === 'warm' ? 'cached' : 'uncached'}`,
        String(count),
        whole(mine.perSecond),
        whole(other.perSecond),
        ratio.toFixed(2),
        milliseconds(mine.processor / 1000),
        milliseconds(other.processor / 1000),
        one.cache === 'warm' ? met(ratio >= CACHED_GOAL, `≥ ${CACHED_GOAL}`) : '',
      ]);
    }
  }
  return {
    title: 'The product on PostgreSQL and on SQLite, alternating',
    headings: [
      'asked for',
      'at once',
      'PostgreSQL/s',
      'SQLite/s',
      'ratio',
      'CPU ms',
      'CPU ms',
      'goal',
    ],
    rows,
  };
}

async function besidePg(asked: Case[], plan: Plan, bench: PostgresBench): Promise<Table> {
  const measured = [];
  for (const one of asked.filter(({ cache, kind }) => cache === 'cold' && kind === 'api')) {
    measured.push(...(await measureCase({ ...one, goal: UNCACHED_GOAL }, plan, bench)));
  }
  return comparison('Uncached API responses on PostgreSQL beside pg alone', measured);
}

function isUncachedPage({ cache, kind }: Case): boolean {
  return cache === 'cold' && kind === 'page';
}
