import { setImmediate as nextTurn } from 'node:timers/promises';

/** Too many others wait for their turn already. */
export class TooManyWaiting extends Error {}

/**
 * Lets at most `atOnce` works run at a time and `waitingMax` more wait, in the order they came. The
 * function it gives runs one work when its turn comes, and gives or throws what the work does. Who
 * would wait behind too many gets TooManyWaiting, and at once.
 * Before each work whoever knocks is let in: done in one go, a hundred would keep the process from
 * accepting connections and from its health checks for a second.
 */
export function takeTurns({
  atOnce,
  waitingMax,
}: {
  atOnce: number;
  waitingMax: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < waitingMax) await new Promise<void>((turn) => waiting.push(turn));
    else throw new TooManyWaiting('Too many wait for their turn');
    try {
      await nextTurn();
      return await work();
    } finally {
      // Whose turn comes next takes the place that is given up.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
