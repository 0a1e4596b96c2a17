import pLimit from 'p-limit';

/** The queue before a concurrency limit is full. */
export class QueueFullError extends Error {}

/**
 * Runs at most `concurrency` tasks at a time and queues `queueMax` more, first come, first served.
 * The function it gives runs one task when it can, and gives or throws what the task does. Throws
 * QueueFullError, at once, when the queue is full.
 */
export function limitConcurrency({
  concurrency,
  queueMax,
}: {
  concurrency: number;
  queueMax: number;
}): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queueMax) {
      throw new QueueFullError('The queue is full');
    }
    return limit(task);
  };
}
