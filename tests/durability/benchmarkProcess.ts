import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { nodeBinary } from '../support/servers/serverProcess.ts';

const root = join(import.meta.dirname, '..', '..');

/** The numbers of responses with status 200, by what was asked for and by server. */
export type Responses = Record<string, Record<string, number>>;

/**
 * Starts a benchmark of bench/ as a process of its own, whose temporary files are in `folder`.
 * Killed when the test ends.
 */
export function startBenchmark(
  script: string,
  args: string[],
  { folder = process.env.TMPDIR }: { folder?: string | undefined } = {},
) {
  const child = spawn(nodeBinary, [join(root, 'bench', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // The processes that it starts spend most of their time loading modules.
      NODE_COMPILE_CACHE: join(root, 'dist', 'compile-cache'),
      ...(folder && { TMPDIR: folder }),
    },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/**
 * Runs a benchmark with a handful of requests each, to its end, and returns its tables and the
 * responses of which its lines of progress tell. Throws when it fails.
 */
export async function runOnce(
  script: string,
  args: string[] = [],
): Promise<{ tables: string; responses: Responses }> {
  const child = startBenchmark(script, ['--once', ...args]);
  const [tables, progress] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}: ${progress}`);
  return { tables, responses: responsesIn(progress) };
}

function responsesIn(progress: string): Responses {
  const responses: Responses = {};
  for (const [, what = '', servers = ''] of progress.matchAll(/^(.+): (.+) responses$/gm)) {
    const counts = servers.matchAll(/([^,]+) ([\d,]+)(?:, |$)/g);
    for (const [, server = '', count = ''] of counts) {
      responses[what] = { ...responses[what], [server]: Number(count.replaceAll(',', '')) };
    }
  }
  return responses;
}
