import pLimit from 'p-limit';

/** The queue before a concurrency limit is full. */
export class QueueFullError extends Error {}

export type ConcurrencyLimit = {
  /** Runs one task when it can, and gives or throws what the task does. */
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** Whether a task would be refused now. */
  isFull: () => boolean;
};

/**
 * Runs at most `concurrency` tasks at a time and queues `queueMax` more, first come, first served.
 * The function it gives throws QueueFullError, at once, when the queue is full.
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
