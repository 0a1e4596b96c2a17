import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WAIT_LIMIT_MS } from '../../runnerLimits.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** The product's Node, whatever runs the tests. */
export const nodeBinary = existsSync(pinnedNode) ? pinnedNode : process.execPath;

/** The last start-up line, which says how administrators sign in. */
const STARTED = /\/admin\/(login|setup)/;

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
 * Starts the built product on `dataDir` and waits for its last start-up line. Only `env` and PATH are
 * set: the tester's environment and `.env` are ignored, and backups need `env`. `through` is a
 * command that runs the server's, such as `sh -c '…; exec "$@"' sh`. `onSpawn` gets its `kill` before
 * it has started, as a test may end before. Throws with all output when the start fails.
 */
export async function startServer({
  dataDir,
  env = {},
  onSpawn = () => {},
  ...options
}: Partial<ServerOptions> & {
  dataDir: string;
  onSpawn?: (kill: () => Promise<void>) => void;
}): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer({ ...options, dataDir, env: { PORT: '0', ...env } });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onSpawn(kill);
  let hasEnded = false;
  child.once('close', () => {
    hasEnded = true;
  });
  const limit = AbortSignal.timeout(WAIT_LIMIT_MS);
  while (!STARTED.test(output())) {
    if (hasEnded || limit.aborted) {
      await kill();
      throw new Error(`The server did not start:\n${output()}`);
    }
    await Promise.race([once(child.stdout, 'data'), ended, once(limit, 'abort')]);
  }
  const url = /Landfall is on (\S+)/.exec(output())?.[1];
  if (!url) throw new Error(`The server printed no address:\n${output()}`);
  return {
    url,
    pid: child.pid,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill,
    signal: (name) => {
      child.kill(name);
    },
    until: async (pattern) => {
      while (!pattern.test(output())) {
        if (hasEnded) throw new Error(`The server ended:\n${output()}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      }
    },
    ended: () => ended,
  };
}

/**
 * Runs the server until it ends, as with an invalid setting. Throws with all output when it starts
 * instead.
 */
export async function runServerToItsEnd(
  options: ServerOptions,
): Promise<Exit & { output: string }> {
  const { child, output, ended } = spawnServer(options);
  child.stdout.on('data', () => {
    if (STARTED.test(output())) child.kill('SIGKILL');
  });
  const exit = await ended;
  if (exit.signal === 'SIGKILL') throw new Error(`The server started:\n${output()}`);
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
  return { child, output: () => text, ended: endOf(child) };
}

/** How it ended, once all of its output is read. */
async function endOf(child: ChildProcess): Promise<Exit> {
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode };
}
