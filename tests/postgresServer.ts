// A PostgreSQL server of the tests' own, in a folder that is thrown away with it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../scripts/dev/freePort.ts';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

export type PostgresServer = {
  /** The address of its maintenance database, as the superuser. */
  url: string;
  /** Stops it (immediate, as a crash does; or fast, which ends every session) and starts it again. */
  restart: (mode: 'fast' | 'immediate', pauseMs?: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder with PostgreSQL's programs, the newest where there are several; null without any. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Starts a server on a free port of this machine. It doesn't sync, since nothing in it outlives the
 * tests, nor vacuum, unless it is `asInstalled`: with the settings it has out of the box.
 */
export async function startPostgres(
  bin: string,
  { asInstalled = false } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-postgres-'));
  const user = ownUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'landfall', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = `postgres://landfall@127.0.0.1:${port}/postgres`;
  let server = run();
  await untilReady(url);
  return {
    url,
    async restart(mode, pauseMs = 0) {
      await end(mode);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      server = run();
      await untilReady(url);
    },
    async stop() {
      await end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function run() {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 300,
      ...(!asInstalled && {
        fsync: 'off',
        full_page_writes: 'off',
        synchronous_commit: 'off',
        autovacuum: 'off',
      }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return spawn(join(bin, 'postgres'), ['-D', data, ...flags], options);
  }

  async function end(mode: 'fast' | 'immediate') {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // https://www.postgresql.org/docs/current/server-shutdown.html
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }
}

/** PostgreSQL refuses to run as root: then it is Debian's user for it, or nobody. */
function ownUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) =>
    Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {}
  }
  return undefined;
}

async function untilReady(url: string) {
  const limit = AbortSignal.timeout(30_000);
  for (;;) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (limit.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
