import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/client.ts';
import { DomainError } from '../errors.ts';
import type { FromWorker, ImportDatabase, ToWorker } from './importThread.ts';
import { createRecordImporter } from './recordImporter.ts';

/** Allows reading during a write; statements wait for other processes' writes. */
const POOL = { size: 3, statementTimeoutMs: 60_000 };

/** How long an import waits for other writes, in ms; the thread serves no requests. */
const WRITE_WAIT_MS = 30_000;

// The worker thread that parses, compares and applies record files: seconds of work that would
// block requests.
const port = parentPort;
if (!port) throw new Error('importWorker.ts runs in a worker thread');
const { address } = workerData as ImportDatabase;
const db = openDatabase(address, { writeWaitMs: WRITE_WAIT_MS, mustExist: true, pool: POOL });
const send = (message: FromWorker) => port.postMessage(message);
const importer = createRecordImporter(db, (progress) => send({ progress }));

port.on('message', async ({ call, name, args }: ToWorker) => {
  try {
    const work = importer[name] as (...given: unknown[]) => Promise<unknown>;
    send({ call, result: await work(...args) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    send({
      call,
      error: { kind: error instanceof DomainError ? error.kind : null, message, code },
    });
  }
});
