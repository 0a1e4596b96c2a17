import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** The Node the product runs on, whatever runs the tests. */
export const nodeBinary = existsSync(pinnedNode) ? pinnedNode : process.execPath;

/** How long a start may take before it counts as failed, in milliseconds. */
const START_LIMIT_MS = 30_000;

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A running `node server/main.ts` of the built product. */
export type ServerProcess = {
  /** The address it printed, for example http://localhost:41234. */
  url: string;
  /** Its process. */
  pid: number | undefined;
  /** All it wrote so far, standard output and error together. */
  output: () => string;
  /** Asks it to stop (SIGTERM) and tells how it ended. */
  stop: () => Promise<Exit>;
  /** Ends it as a power cut does (SIGKILL), from one instruction to the next. */
  kill: () => Promise<void>;
  /** Sends it a signal and goes on. */
  signal: (name: NodeJS.Signals) => void;
  /** Waits until what it wrote matches. Throws with what it wrote when it ends before. */
  until: (pattern: RegExp) => Promise<void>;
  /** Waits until it has ended, and tells how. */
  ended: () => Promise<Exit>;
};

/**
 * Starts the built product on `dataDir` and waits until it has said how administrators sign in,
 * which is its last line. Only `env` and PATH are set: neither the tester's environment nor a
 * `.env` of theirs has a say, and backups are taken only where `env` asks for them. `through` is a
 * command that runs the server's own, as `sh -c '…; exec "$@"' sh` does. Throws with all that was printed when it does not come up.
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

/** Runs the server until it ends by itself, as it does on a bad setting. */
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
  /** The folder the product is in, if not the project itself. */
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
