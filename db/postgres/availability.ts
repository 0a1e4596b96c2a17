import type { DatabaseProblem } from '../engine.ts';

/**
 * Whether PostgreSQL can be reached, as whoever talks to it has found: pool and listener. Tells when
 * it is found lost and when it is back, once each, however many statements fail meanwhile.
 */
export class Availability {
  readonly #listeners: ((problem: DatabaseProblem) => void)[] = [];
  #lostSince: number | undefined;

  onProblem(listener: (problem: DatabaseProblem) => void): void {
    this.#listeners.push(listener);
  }

  /** For how long it has been lost, in milliseconds; undefined while it can be reached. */
  get lostForMs(): number | undefined {
    return this.#lostSince === undefined ? undefined : performance.now() - this.#lostSince;
  }

  /** A connection was lost or could not be made. */
  lost(reason: string): void {
    if (this.#lostSince !== undefined) return;
    this.#lostSince = performance.now();
    this.#notify({
      isOver: false,
      message:
        'The connection to PostgreSQL was lost: pages are served from the cache, and nothing is saved, until it is back',
      details: { reason },
    });
  }

  /** A connection was made, or is found alive. */
  back(): void {
    const lostForMs = this.lostForMs;
    if (lostForMs === undefined) return;
    this.#lostSince = undefined;
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
