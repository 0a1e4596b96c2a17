import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** The product's Node, whatever runs the tests. */
export const nodeBinary = existsSync(pinnedNode) ? pinnedNode : process.execPath;

/** Timeout of a start, in ms. */
const START_LIMIT_MS = 30_000;

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A running `node server/main.ts` of the built product. */
export type ServerProcess = {
  /** The printed URL, for example http://localhost:41234. */
  url: string;
  pid: number | undefined;
  /** All output so far, standard output and error combined. */
  output: () => string;
  /** Stops it (SIGTERM) and returns how it ended. */
  stop: () => Promise<Exit>;
  /** Kills it like a power cut (SIGKILL). */
  kill: () => Promise<void>;
  /** Sends a signal without waiting. */
  signal: (name: NodeJS.Signals) => void;
  /** Waits until the output matches. Throws with the output when the process ends before. */
  until: (pattern: RegExp) => Promise<void>;
  /** Waits until it has ended, and returns how. */
  ended: () => Promise<Exit>;
};

/**
 * Starts the built product on `dataDir` and waits for its last start-up line, which says how
 * administrators sign in. Only `env` and PATH are set: the tester's environment and `.env` are
 * ignored, and backups need `env`. `through` is a command that runs the server's, such as `sh -c
 * '…; exec "$@"' sh`. Throws with all output when the start fails.
 */
export async function startServer({
  dataDir,
  env = {},
  ...options
}: Partial<ServerOptions> & { dataDir: string }): Promise<ServerProcess> {
  const { child, output } = spawnServer({ ...options, dataDir, env: { PORT: '0', ...env } });
  const exit = once(child, 'exit');
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!/\/admin\/(login|setup)/.test(output())) {
    if (child.exitCode !== null || child.signalCode !== null || limit.aborted) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await Promise.race([once(child.stdout, 'data'), exit, once(limit, 'abort')]);
  }
  const url = /Landfall is on (\S+)/.exec(output())?.[1];
  if (!url) throw new Error(`The server printed no address:\n${output()}`);
  return {
    url,
    pid: child.pid,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      return exitOf(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    signal: (name) => {
      child.kill(name);
    },
    until: async (pattern) => {
      while (!pattern.test(output())) {
        if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exit]);
      }
    },
    ended: () => exitOf(child),
  };
}

/** Runs the server until it ends, as with an invalid setting. */
export async function runServerToItsEnd(
  options: ServerOptions,
): Promise<Exit & { output: string }> {
  const { child, output } = spawnServer(options);
  const exit = await exitOf(child);
  return { ...exit, output: output() };
}

type ServerOptions = {
  dataDir: string;
  env: Record<string, string>;
  flags?: string[];
  through?: string[];
  /** The product's folder, if not the project. */
  tree?: string;
};

function spawnServer({ dataDir, env, flags = [], through = [], tree = root }: ServerOptions) {
  const main = join(tree, 'server', 'main.ts');
  const [command = '', ...args] = [...through, nodeBinary, main, ...flags];
  const child = spawn(command, args, {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      BACKUP_HOURS: '0',
      ...env,
    },
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  return { child, output: () => text };
}

async function exitOf(child: ChildProcess): Promise<Exit> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode };
}
