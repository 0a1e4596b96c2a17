import { workerData } from 'node:worker_threads';
import { openDatabase } from '#db/client.ts';
import { answerCalls } from '#server/files/answerCalls.ts';
import { createRecordImporter, type ImportDatabase } from './recordImporter.ts';

/** Allows reading during a write; statements wait for other processes' writes. */
const POOL = { size: 3, statementTimeoutMs: 60_000 };

/** How long an import waits for other writes, in ms; the thread serves no requests. */
const WRITE_WAIT_MS = 30_000;

// The worker thread that parses, compares and applies record files: seconds of work that would
// block requests.
const { address } = workerData as ImportDatabase;
const db = openDatabase(address, { writeWaitMs: WRITE_WAIT_MS, mustExist: true, pool: POOL });
answerCalls((send) => createRecordImporter(db, (progress) => send({ progress })));
