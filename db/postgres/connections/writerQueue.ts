import pLimit from 'p-limit';
import { DatabaseUnavailableError } from './connectionErrors.ts';

/** Waits until it is the caller's turn; the function it gives ends the turn. */
export type WriterQueue = () => Promise<() => void>;

/**
 * The transactions of this process, one after the other, first come, first served: each waits here
 * before it takes a connection of the pool, so that reads find one however many are waiting. It throws
 * DatabaseUnavailableError when a turn has not come within `waitMs`; 0 is any time. Whoever begins a
 * transaction within another one waits for itself.
 */
export function createWriterQueue(waitMs: number): WriterQueue {
  const oneAtATime = pLimit(1);
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const giveUp = () => {
        isLate = true;
        const reason = `another transaction took longer than ${waitMs / 1000} s`;
        reject(new DatabaseUnavailableError('DATABASE_BUSY', reason));
      };
      const timer = waitMs > 0 ? setTimeout(giveUp, waitMs) : undefined;
      void oneAtATime(async () => {
        clearTimeout(timer);
        if (!isLate) await new Promise<void>((end) => resolve(end));
      });
    });
}
