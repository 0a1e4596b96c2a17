import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { nodeBinary } from '../../tests/support/servers/serverProcess.ts';
import { endWithThis } from './leaveNothing.ts';

/** Last resort against a start that never ends, in ms. */
const START_LIMIT_MS = 300_000;

/** Linux counts a process's time in this many ticks per second, whatever the kernel's own rate. */
const TICKS_PER_SECOND = 100;

/** The machine's cores, regardless of this process's affinity. */
export const coreCount = cpus().length;

/**
 * With two cores, the measured server and the load have one each; with four, a second server has
 * its own.
 */
export const cores = { server: 0, loader: 1, secondServer: coreCount >= 4 ? 2 : 0 };

/** Whether processes can be pinned to each of these cores: a container may have others. */
export const canPin =
  availableParallelism() > 1 &&
  Object.values(cores).every(
    (core) => spawnSync('taskset', ['-c', String(core), 'true']).status === 0,
  );

/** The command for a script on the project's Node, pinned to a core if possible and requested. */
export function scriptCommand(
  script: string,
  args: string[],
  core: number | 'any',
): [string, string[]] {
  const node = [nodeBinary, script, ...args];
  return canPin && core !== 'any'
    ? ['taskset', ['-c', String(core), ...node]]
    : [nodeBinary, node.slice(1)];
}

/** A server under test. */
export type RunningServer = {
  url: string;
  /** CPU time used so far, in seconds; NaN if unavailable. */
  processorSeconds: () => number;
  /** Current and peak memory in bytes; NaN if unavailable. */
  memory: () => { now: number; most: number };
  stop: () => Promise<void>;
};

/**
 * Starts a script that prints its address after "is on", and waits for that line. Later output is
 * read and discarded, as by a log collector. Throws with the output if it ends before.
 */
export async function startServerScript(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  core: number | 'any' = cores.server,
): Promise<RunningServer> {
  const [command, commandArgs] = scriptCommand(script, args, core);
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command, commandArgs, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // Shortens starts where the caller has one: benchmarks that are run once, by tests.
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...env,
    },
  });
  endWithThis(child);
  const url = await addressPrintedBy(child);
  const { pid = 0 } = child;
  return {
    url,
    processorSeconds: () => processorSeconds(pid),
    memory: () => memoryOf(pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function addressPrintedBy(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, fail) => {
    const limit = setTimeout(() => giveUp('did not start in time'), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /is on (http:\S+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(limit);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      child.off('exit', ended);
      found(url);
    };
    const ended = () => giveUp('ended at its start');
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', ended);

    function giveUp(what: string) {
      clearTimeout(limit);
      child.kill('SIGKILL');
      fail(new Error(`${child.spawnargs.join(' ')} ${what}: ${output}`));
    }
  });
}

function processorSeconds(pid: number): number {
  const stat = readProc(pid, 'stat');
  // The second field is a name in brackets, which may contain anything; proc_pid_stat(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function memoryOf(pid: number): { now: number; most: number } {
  const status = readProc(pid, 'status');
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Keeps this process, and by default its children, off the servers' cores. */
export function leaveServerCoreFree(): void {
  const others = Array.from({ length: coreCount }, (_, core) => core).filter(
    (core) => core !== cores.server && core !== cores.secondServer,
  );
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', others.join(','), String(process.pid)]);
}
