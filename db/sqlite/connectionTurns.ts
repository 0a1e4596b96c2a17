/**
 * Who may use the one connection: whoever came first, until they end their turn. Kysely has the same for
 * SQLite, but for whoever waits for another process's lock there is no way to let others go first.
 */
export class ConnectionTurns {
  #last: Promise<void> = Promise.resolve();
  #end: () => void = () => {};

  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#end = resolve;
  }

  end(): void {
    this.#end();
  }
}
