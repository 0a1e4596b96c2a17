import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';

/** Rows of one short transaction: visitors' writes wait for about 10 ms at most. */
export const BATCH = 500;

/** Between two batches the lock is free for longer than the interval at which others try for it. */
export const PAUSE_MS = 5;

/** Writes items some at a time, each batch in a transaction of its own. Tells how many are written. */
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
