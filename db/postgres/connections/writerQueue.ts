import pLimit from 'p-limit';
import { DatabaseUnavailableError } from './connectionErrors.ts';

/** Waits in the queue; the returned function releases it. */
export type WriterQueue = () => Promise<() => void>;

/**
 * A first-in, first-out queue of this process's transactions. A transaction waits here before it
 * takes a connection of the pool, so that reads always find one. Throws DatabaseUnavailableError
 * after `waitMs` in the queue; 0 means no limit. A transaction within another one deadlocks.
 */
export function createWriterQueue(waitMs: number): WriterQueue {
  const oneAtATime = pLimit(1);
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const onTimeout = () => {
        isLate = true;
        const reason = `another transaction took longer than ${waitMs / 1000} s`;
        reject(new DatabaseUnavailableError('DATABASE_BUSY', reason));
      };
      const timer = waitMs > 0 ? setTimeout(onTimeout, waitMs) : undefined;
      void oneAtATime(async () => {
        clearTimeout(timer);
        if (!isLate) await new Promise<void>((end) => resolve(end));
      });
    });
}
