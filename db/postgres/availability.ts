import type { DatabaseProblem } from '../engine.ts';

/**
 * Tracks whether PostgreSQL can be reached, as reported by the pool and the listener. Notifies once
 * when it is lost and once when it is back, however many statements fail.
 */
export class Availability {
  readonly #listeners: ((problem: DatabaseProblem) => void)[] = [];
  #lostSince: number | undefined;
  /** When it was last back, in ms of the process; 0 if it was never lost. */
  #backAt = 0;

  onProblem(listener: (problem: DatabaseProblem) => void): void {
    this.#listeners.push(listener);
  }

  /** How long it has been unreachable, in milliseconds; undefined while it can be reached. */
  get lostForMs(): number | undefined {
    return this.#lostSince === undefined ? undefined : performance.now() - this.#lostSince;
  }

  /**
   * Reports that a connection was lost that worked since `since`, or refused after an attempt that
   * began then, in ms of the process. That may be noticed after a later attempt succeeded: it is no
   * news then.
   */
  markLost(reason: string, since: number): void {
    if (this.#lostSince !== undefined || since < this.#backAt) return;
    this.#lostSince = performance.now();
    this.#notify({
      isOver: false,
      message:
        'The connection to PostgreSQL was lost: pages are served from the cache, and nothing is saved, until it is back',
      details: { reason },
    });
  }

  /** Reports that a connection was made or works. */
  markAvailable(): void {
    const lostForMs = this.lostForMs;
    if (lostForMs === undefined) return;
    this.#lostSince = undefined;
    this.#backAt = performance.now();
    this.#notify({
      isOver: true,
      message: 'PostgreSQL is back',
      details: { afterSeconds: Math.round(lostForMs / 100) / 10 },
    });
  }

  #notify(problem: DatabaseProblem) {
    for (const listener of this.#listeners) listener(problem);
  }
}
