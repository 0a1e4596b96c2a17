import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Conflict, type DomainErrorKind, NotFound, UnusableFile } from '../errors.ts';
import type { RecordImporter } from './recordImporter.ts';

/** The thread ends when nobody has asked it for this long, in milliseconds. */
const IDLE_MS = 30 * 60 * 1000;

/** What the thread opens: the address that the server's settings name. */
export type ImportDatabase = { address: string };

type Progress = { id: string; done: number; total: number };

export type ToWorker = { call: number; name: keyof RecordImporter; args: unknown[] };

type Failure = { kind: DomainErrorKind | null; message: string; code: string | undefined };

export type FromWorker =
  | { progress: Progress }
  | { call: number; result: unknown }
  | { call: number; error: Failure };

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/**
 * A record importer in a thread of its own with its own connection, which is started when it is first
 * asked and again after it has ended, however it did.
 */
export function createImportThread(
  database: ImportDatabase,
  onProgress: (progress: Progress) => void,
) {
  let worker: Worker | null = null;
  let calls = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  return { call, close };

  /**
   * What the importer's function of this name gives, or throws. Bytes among its arguments are the thread's
   * from then on: to copy a large file would keep visitors waiting.
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

  /** Ends the thread; what it is writing is rolled back. */
  async function close(): Promise<void> {
    clearTimeout(idle);
    await worker?.terminate();
  }

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'importWorker.ts'), {
      workerData: database,
    });
    // A process ends without waiting for it.
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

/** The error as the importer threw it: messages between threads have no classes. */
function errorOf({ kind, message, code }: Failure): Error {
  if (kind === 'conflict') return new Conflict(message);
  if (kind === 'notFound') return new NotFound('Preview');
  if (kind === 'unusableFile') return new UnusableFile(message);
  return Object.assign(new Error(message), code !== undefined && { code });
}
