import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Conflict, type DomainErrorKind, NotFound, UnusableFile } from '../errors.ts';
import type { RecordImporter } from './recordImporter.ts';

/** Idle time after which the thread ends, in ms. */
const IDLE_MS = 30 * 60 * 1000;

/** The database address for the thread. */
export type ImportDatabase = { address: string };

export type ToWorker = { call: number; name: keyof RecordImporter; args: unknown[] };

type Failure = { kind: DomainErrorKind | null; message: string; code: string | undefined };

export type FromWorker =
  | { progress: number }
  | { call: number; result: unknown }
  | { call: number; error: Failure };

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/**
 * A record importer in a worker thread with its own connection, started on demand and restarted
 * after it has ended.
 */
export function createImportThread(database: ImportDatabase, onProgress: (done: number) => void) {
  let worker: Worker | null = null;
  let calls = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  return { call, close };

  /**
   * Calls the importer's function of this name; returns or throws as it does. Byte arguments are
   * transferred: copying a large file would block the event loop.
   */
  function call<Name extends keyof RecordImporter>(
    name: Name,
    ...args: Parameters<RecordImporter[Name]>
  ): ReturnType<RecordImporter[Name]> {
    worker ??= start();
    const current = worker;
    calls += 1;
    const number = calls;
    const result = new Promise((resolve, reject) => {
      waiting.set(number, { resolve: resolve as Waiting['resolve'], reject });
      const bytes = args.flatMap((one) => (one instanceof Uint8Array ? [one.buffer] : []));
      const message = { call: number, name, args } satisfies ToWorker;
      current.postMessage(message, bytes as ArrayBuffer[]);
    });
    clearTimeout(idle);
    return result as ReturnType<RecordImporter[Name]>;
  }

  /** Ends the thread, rolling back its transaction. */
  async function close(): Promise<void> {
    clearTimeout(idle);
    await worker?.terminate();
  }

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'importWorker.ts'), {
      workerData: database,
    });
    // Doesn't keep the process alive.
    started.unref();
    started.on('message', receive);
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The thread that imports has ended')));
    return started;
  }

  function receive(message: FromWorker) {
    if ('progress' in message) return onProgress(message.progress);
    const caller = waiting.get(message.call);
    waiting.delete(message.call);
    if ('error' in message) caller?.reject(errorOf(message.error));
    else caller?.resolve(message.result as never);
    if (waiting.size > 0) return;
    idle = setTimeout(() => void worker?.terminate(), IDLE_MS).unref();
  }

  function end(ended: Worker, error: unknown) {
    if (worker !== ended) return;
    worker = null;
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }
}

/** Recreates the importer's error: messages between threads lose classes. */
function errorOf({ kind, message, code }: Failure): Error {
  if (kind === 'conflict') return new Conflict(message);
  if (kind === 'notFound') return new NotFound('Preview');
  if (kind === 'unusableFile') return new UnusableFile(message);
  return Object.assign(new Error(message), code !== undefined && { code });
}
