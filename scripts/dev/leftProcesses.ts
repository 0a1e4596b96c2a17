import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestCount } from './testCount.ts';

/** Linux's files about processes; other systems have none, and nothing is found there. */
const PROCESSES = '/proc';

/** The time that ended runners' processes may take to be gone, in ms. */
const END_LIMIT_MS = 20_000;

/**
 * Names and kills the processes that tests left behind: those with the run's temporary folder in
 * their command, environment or working folder. Each counts as a failed test. Those that are
 * about to end have `waitMs` for it.
 */
export async function endLeftProcesses(
  folder: string,
  { waitMs = END_LIMIT_MS }: { waitMs?: number } = {},
): Promise<TestCount> {
  const limit = performance.now() + waitMs;
  while (processesWith(folder).length > 0 && performance.now() < limit) await wait(50);
  const left = processesWith(folder);
  for (const { pid, command } of left) {
    console.error(`A test left a process behind: ${pid} ${command}`);
    process.kill(pid, 'SIGKILL');
  }
  return { passed: 0, failed: left.length, skipped: 0 };
}

/** The other processes with the folder in their command, environment or working folder. */
export function processesWith(folder: string): { pid: number; command: string }[] {
  if (!existsSync(PROCESSES)) return [];
  return readdirSync(PROCESSES)
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      const file = (part: string) => join(PROCESSES, name, part);
      try {
        const command = readFileSync(file('cmdline'), 'utf8').replaceAll('\0', ' ').trim();
        // A process that has ended has no command; its parent hasn't asked for its end yet.
        if (!command) return [];
        const known = [command, readFileSync(file('environ'), 'utf8'), readlinkSync(file('cwd'))];
        return known.some((text) => text.includes(folder)) ? [{ pid: Number(name), command }] : [];
      } catch {
        // It ended meanwhile, or belongs to another user.
        return [];
      }
    });
}
