import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeBinary } from '../../serverProcess.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const scripts = join(root, 'scripts');

export type ScriptEnd = { code: number | null; stdout: string; stderr: string };

/** Runs a script of scripts/ on `dataDir` with only `env` and PATH in its environment. */
export async function runScript(
  script: string,
  args: string[],
  {
    dataDir,
    env = {},
    input = '',
  }: { dataDir: string; env?: Record<string, string>; input?: string },
): Promise<ScriptEnd> {
  const child = spawn(nodeBinary, [join(scripts, script), ...args], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      // A short script spends most of its time loading modules.
      NODE_COMPILE_CACHE: join(root, 'dist', 'compile-cache'),
      ...env,
    },
  });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, stdout, stderr };
}
