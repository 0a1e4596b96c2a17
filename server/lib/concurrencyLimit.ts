import pLimit from 'p-limit';

/** The queue of a concurrency limit is full. */
export class QueueFullError extends Error {}

type ConcurrencyLimit = {
  /** Runs a task under the limit; resolves or rejects as the task does. */
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** Whether a task would be refused now. */
  isFull: () => boolean;
};

/**
 * Runs at most `concurrency` tasks at a time and queues up to `queueMax` more, first in, first out.
 * The returned function throws QueueFullError at once when the queue is full.
 */
export function limitConcurrency({
  concurrency,
  queueMax,
}: {
  concurrency: number;
  queueMax: number;
}): ConcurrencyLimit {
  const limit = pLimit(concurrency);
  const isFull = () => limit.activeCount + limit.pendingCount >= concurrency + queueMax;
  const run = async <Result>(task: () => Promise<Result>) => {
    if (isFull()) throw new QueueFullError('The queue is full');
    return limit(task);
  };
  return Object.assign(run, { isFull });
}
