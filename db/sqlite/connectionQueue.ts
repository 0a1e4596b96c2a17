/**
 * A first-in, first-out lock for SQLite's one connection. Kysely's own lock can't be released while a
 * write waits for the lock of another process.
 */
export class ConnectionQueue {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  async acquire(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#release = resolve;
  }

  release(): void {
    this.#release();
  }
}
