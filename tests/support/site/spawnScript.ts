import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeBinary } from '../servers/serverProcess.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What a script starts with. */
export type ScriptSurroundings = { dataDir: string; env?: Record<string, string>; input?: string };

export type ScriptEnd = { code: number | null; stdout: string; stderr: string };

/**
 * Runs a script of scripts/ on `dataDir` as a process of its own, with only `env` and PATH in its
 * environment. For tests of a process, and of commands beside a server; `runScript` is faster.
 */
export async function spawnScript(
  script: string,
  args: string[],
  { dataDir, env = {}, input = '' }: ScriptSurroundings,
): Promise<ScriptEnd> {
  const child = spawn(nodeBinary, [join(root, 'scripts', script), ...args], {
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
