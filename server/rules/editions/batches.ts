import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/db.ts';

/** Rules per transaction, so that visitors' writes wait for about 10 ms at most. */
export const BATCH = 500;

/** Pause between two batches, in ms: longer than the retry interval of other writers. */
export const PAUSE_MS = 5;

/** Writes items in batches, each in a transaction. Reports the number written. */
export async function writeInBatches<Item>(
  db: Db,
  items: readonly Item[],
  write: (trx: Db, batch: Item[]) => Promise<void>,
  onProgress: (done: number) => void | Promise<void> = () => {},
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    await db.transaction().execute((trx) => write(trx, batch));
    await onProgress(Math.min(start + BATCH, items.length));
    await wait(PAUSE_MS);
  }
}
