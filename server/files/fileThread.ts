import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '#core/dates.ts';
import {
  Conflict,
  type DomainErrorKind,
  InvalidRequest,
  NotFound,
  UnusableFile,
} from '../errors.ts';

/** Maximum heap of the thread, in MB; 50,000 changed requirements take about 150 MB. */
const HEAP_MAX_MB = 512;

/** How long a file may be read and compared, in ms; 50,000 changed requirements take some ten seconds. */
const DEADLINE_MS = 5 * MINUTE_MS;

export type ToThread = { call: number; name: string; args: unknown[] };

type Failure = { kind: DomainErrorKind | null; message: string; code: string | undefined };

export type FromThread =
  | { progress: number }
  | { call: number; result: unknown }
  | { call: number; error: Failure };

/** Functions whose arguments and results can be sent between threads. */
type Callable<Functions> = {
  [Name in keyof Functions]: (...args: never[]) => Promise<unknown>;
};

type Waiting = {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  deadline: NodeJS.Timeout | undefined;
};

type ThreadOptions<Functions> = {
  /** What the script gets as `workerData`. */
  data?: unknown;
  onProgress?: (done: number) => void;
  /** Functions without a deadline: they write what was read before. */
  writing?: readonly (keyof Functions)[];
  /** Idle time after which the thread ends, in ms. */
  idleMs: number;
  heapMaxMb?: number;
  deadlineMs?: number;
};

/**
 * A worker thread for files, started on demand and restarted after it has ended; `script` passes its
 * functions to `answerCalls`. A file that takes too much memory or time ends the thread, not the
 * process: the calls under way throw UnusableFile.
 */
export function createFileThread<Functions extends Callable<Functions>>(
  script: string,
  {
    data,
    onProgress = () => {},
    writing = [],
    idleMs,
    heapMaxMb = HEAP_MAX_MB,
    deadlineMs = DEADLINE_MS,
  }: ThreadOptions<Functions>,
) {
  let worker: Worker | null = null;
  let calls = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  return { call, close };

  /**
   * Calls the thread's function of this name; returns or throws as it does. A large file is in a
   * `sharedBuffer`: copying it would block the event loop.
   */
  function call<Name extends keyof Functions & string>(
    name: Name,
    args: Parameters<Functions[Name]>,
  ): ReturnType<Functions[Name]> {
    worker ??= start();
    const current = worker;
    calls += 1;
    const number = calls;
    const result = new Promise((resolve, reject) => {
      const deadline = writing.includes(name)
        ? undefined
        : setTimeout(() => end(current, new UnusableFile(TAKES_TOO_LONG)), deadlineMs);
      waiting.set(number, { resolve: resolve as Waiting['resolve'], reject, deadline });
      current.postMessage({ call: number, name, args } satisfies ToThread);
    });
    clearTimeout(idle);
    // A process waits for its calls alone.
    current.ref();
    return result as ReturnType<Functions[Name]>;
  }

  /** Ends the thread, rolling back its transaction. */
  async function close(): Promise<void> {
    clearTimeout(idle);
    if (worker) await end(worker, new Error('The thread that reads files was ended'));
  }

  function start(): Worker {
    const started = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMaxMb, maxYoungGenerationSizeMb: YOUNG_MAX_MB },
    });
    started.on('message', receive);
    started.on('error', (error) => end(started, memoryProblem(error, heapMaxMb) ?? error));
    started.on('exit', () => end(started, new Error('The thread that reads files has ended')));
    return started;
  }

  function receive(message: FromThread) {
    if ('progress' in message) return onProgress(message.progress);
    const caller = waiting.get(message.call);
    waiting.delete(message.call);
    clearTimeout(caller?.deadline);
    if ('error' in message) caller?.reject(errorOf(message.error));
    else caller?.resolve(message.result as never);
    if (waiting.size > 0) return;
    worker?.unref();
    idle = setTimeout(close, idleMs).unref();
  }

  async function end(ended: Worker, error: unknown) {
    if (worker !== ended) return;
    worker = null;
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const { reject, deadline } of waiting.values()) {
      clearTimeout(deadline);
      reject(reason);
    }
    waiting.clear();
    await ended.terminate();
  }
}

/** Objects that live for a moment; the default grows the heap by half. */
const YOUNG_MAX_MB = 16;

const SPLIT = 'split it into smaller files';

const TAKES_TOO_LONG = `The file takes more than ${DEADLINE_MS / 60_000} minutes to read: ${SPLIT}`;

function memoryProblem(error: unknown, heapMaxMb: number): Error | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== 'ERR_WORKER_OUT_OF_MEMORY') return null;
  return new UnusableFile(`The file takes more than ${heapMaxMb} MB of memory to read: ${SPLIT}`);
}

/** Recreates the thread's error: messages between threads lose classes. */
function errorOf({ kind, message, code }: Failure): Error {
  if (kind === 'conflict') return new Conflict(message);
  if (kind === 'notFound') return new NotFound('Preview');
  if (kind === 'unusableFile') return new UnusableFile(message);
  if (kind === 'invalid') return new InvalidRequest(message);
  return Object.assign(new Error(message), code !== undefined && { code });
}
