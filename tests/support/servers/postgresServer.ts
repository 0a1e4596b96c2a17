// A temporary PostgreSQL server for the tests.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { WAIT_LIMIT_MS } from '../../runnerLimits.ts';

/** Debian's folder with the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** Maximum number of starts: another process may take the free port. */
const START_ATTEMPTS = 5;

/** https://docs.kernel.org/filesystems/tmpfs.html; containers often have 64 MB of it. */
const MEMORY = '/dev/shm';

/** Required free bytes: some databases of up to 30 MB, their templates, and room for large ones. */
const MEMORY_NEEDED = 4 * 1024 ** 3;

/** The only user who needs a password; no one has the account, so that every password is wrong. */
export const PASSWORD_USER = 'stranger';

/** Number of log lines shown when the server doesn't start. */
const LAST_LINES = 20;

/**
 * Runs the server until a line with a signal's name arrives on standard input, and sends it that
 * signal. At the end of input the parent process has ended: then it stops the server and deletes
 * its folder, $1.
 */
const WATCH = `
exec 3<&0
folder=$1; shift
"$@" </dev/null & server=$!
{ read -r signal <&3 || { kill -QUIT $server; exit 3; }; kill -"$signal" $server; } & reader=$!
wait $server; code=$?
kill $reader 2>/dev/null
wait $reader
[ $? = 3 ] && rm -rf "$folder"
exit $code`;

export type PostgresServer = {
  /** The URL of its maintenance database, as the superuser. */
  url: string;
  /**
   * Stops it (immediate, like a crash; or fast, which ends all sessions), and starts it again after
   * `whileDown`.
   */
  restart: (mode: 'fast' | 'immediate', whileDown?: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder with PostgreSQL's newest programs; null without any. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Starts a server on a free local port, which doesn't outlive this process. It neither syncs nor
 * vacuums, unless `asInstalled`, with default settings. `nextPort` returns ports to try; `prepare`
 * may add files to its data folder, and returns more settings. Throws with its last log lines when
 * it doesn't start.
 */
export async function startPostgres(
  bin: string,
  {
    asInstalled = false,
    nextPort = freePort,
    prepare = () => ({}),
  }: {
    asInstalled?: boolean;
    nextPort?: () => Promise<number>;
    prepare?: (data: string) => Record<string, string>;
  } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(
    join((!asInstalled && roomyMemory()) || tmpdir(), 'landfall-postgres-'),
  );
  const user = ownUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'landfall', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const access = join(data, 'pg_hba.conf');
  const refusal = `host all ${PASSWORD_USER} 127.0.0.1/32 scram-sha-256\n`;
  writeFileSync(access, refusal + readFileSync(access, 'utf8'));
  const more = prepare(data);
  let { server, port } = await startOnFreePort();
  const url = urlOf(port);
  return {
    url,
    async restart(mode, whileDown = async () => {}) {
      await end(mode);
      await whileDown();
      server = run(port);
      await untilReady(server, log);
    },
    async stop() {
      await end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function startOnFreePort() {
    for (let attempt = 1; ; attempt += 1) {
      const port = await nextPort();
      const server = run(port);
      try {
        await untilReady(server, log);
        return { server, port };
      } catch (error) {
        server.stdin?.end();
        const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
        if (attempt < START_ATTEMPTS && lines.some((line) => /Address already in use/.test(line))) {
          continue;
        }
        rmSync(folder, { recursive: true, force: true });
        throw new Error(`PostgreSQL did not start:\n${lines.slice(-LAST_LINES).join('\n')}`, {
          cause: error,
        });
      }
    }
  }

  function run(port: number): ChildProcess {
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
        // Without replication, the write-ahead log stays small.
        wal_level: 'minimal',
        max_wal_senders: 0,
        max_wal_size: '256MB',
      }),
      ...more,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [join(bin, 'postgres'), '-D', data, ...flags];
    const output = openSync(log, 'w');
    const server = spawn('sh', ['-c', WATCH, 'sh', folder, ...command], {
      ...user,
      cwd: folder,
      stdio: ['pipe', output, output],
      // Not affected by Ctrl+C, at which tests still have connections to close.
      detached: true,
    });
    closeSync(output);
    return server;
  }

  async function end(mode: 'fast' | 'immediate') {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // https://www.postgresql.org/docs/current/server-shutdown.html
    server.stdin?.end(mode === 'fast' ? 'INT\n' : 'QUIT\n');
    await ended;
  }
}

function urlOf(port: number): string {
  return `postgres://landfall@127.0.0.1:${port}/postgres`;
}

/**
 * Linux's file system in memory, if it has enough room: each test's database is some hundred files,
 * whose copy takes up to ten times as long on a busy disk.
 */
function roomyMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_NEEDED ? MEMORY : undefined;
}

/** PostgreSQL refuses to run as root: then Debian's postgres user, or nobody. */
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

/**
 * Waits until the server with this log accepts connections. Throws when it ends before, or on
 * timeout.
 */
async function untilReady(server: ChildProcess, log: string) {
  const limit = AbortSignal.timeout(WAIT_LIMIT_MS);
  while (!readFileSync(log, 'utf8').includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}`);
    limit.throwIfAborted();
    await wait(20);
  }
}
