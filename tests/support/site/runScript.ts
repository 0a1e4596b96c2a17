import { Console } from 'node:console';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { ScriptEnd, ScriptSurroundings } from './spawnScript.ts';

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts');

/** Whether a command has the process. */
let isTaken = false;

/**
 * Runs a script of scripts/ on `dataDir` in this process, much faster than in one of its own. The
 * script finds what it would find there: its arguments, only `env` and PATH in the environment,
 * `dataDir` as working folder, `input` on standard input. Afterwards the process is as before.
 */
export async function runScript(
  script: string,
  args: string[],
  { dataDir, env = {}, input = '' }: ScriptSurroundings,
): Promise<ScriptEnd> {
  const path = join(scripts, script);
  // Loaded while the process was started with another script: this one must not start itself.
  const { main }: { main: () => Promise<void> } = await import(pathToFileURL(path).href);
  if (isTaken) throw new Error('Another command has the process: use spawnScript for both');
  const [stdout, stderr] = [new Collector(), new Collector()];
  const restore = replaceProcess({
    folder: dataDir,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
    properties: {
      argv: [process.execPath, path, ...args],
      stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
      stdout,
      stderr,
    },
  });
  isTaken = true;
  try {
    await main();
    return { code: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    restore();
    isTaken = false;
  }
}

/** A stream that keeps what is written to it. */
class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

type Replacement = {
  folder: string;
  env: Record<string, string>;
  properties: { argv: string[]; stdin: Readable; stdout: Writable; stderr: Writable };
};

/** Makes this process look like a new one. Returns what undoes it. */
function replaceProcess({ folder, env, properties }: Replacement): () => void {
  const folderBefore = process.cwd();
  // First, as it throws when there is no such folder.
  process.chdir(folder);
  const before = {
    env: { ...process.env },
    exitCode: process.exitCode,
    console: globalThis.console,
    properties: Object.keys(properties).map(
      (name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}] as const,
    ),
    // Most systems' default.
    umask: process.umask(0o022),
  };
  setEnvironment(env);
  process.exitCode = undefined;
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  globalThis.console = new Console(properties);
  return () => {
    setEnvironment(before.env);
    process.chdir(folderBefore);
    process.exitCode = before.exitCode;
    for (const [name, property] of before.properties) {
      Object.defineProperty(process, name, property);
    }
    globalThis.console = before.console;
    process.umask(before.umask);
  };
}

/** In place: `process.loadEnvFile` adds to the environment itself, not to `process.env`. */
function setEnvironment(env: NodeJS.ProcessEnv) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
}
