import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';

/**
 * How soon a statement that met another process's lock is tried again, in milliseconds: between two
 * writes of a busy neighbour the lock is free for no longer.
 */
const TRY_AGAIN_MS = 2;

/** No lock was met lately. */
const NEVER = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

/**
 * A connection whose writes wait for another process's lock, `waitMs` at most. SQLite itself waits
 * in the caller's thread, and the whole process, with everyone who only reads, stands still: here
 * the process goes on meanwhile. Who comes while the lock has been held for so long already is told
 * at once, so that a queue of writers doesn't hold up the readers behind them.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #waitMs: number;
  readonly #inTransaction: () => boolean;
  /** When the lock was first met and when last, by the clock of `performance.now`. */
  #met = NEVER;

  constructor(
    connection: DatabaseConnection,
    { waitMs, inTransaction }: { waitMs: number; inTransaction: () => boolean },
  ) {
    this.#connection = connection;
    this.#waitMs = waitMs;
    this.#inTransaction = inTransaction;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Readers never wait, nor does who has the lock.
    if (SelectQueryNode.is(query.query) || this.#inTransaction()) {
      return this.#connection.executeQuery<Row>(query);
    }
    return this.#executeWhenFree<Row>(query);
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }

  async #executeWhenFree<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query);
        // It was free in between, however often it was met.
        this.#met = NEVER;
        return result;
      } catch (error) {
        if (!isBusy(error) || this.#isHeldTooLong()) throw error;
      }
      await wait(TRY_AGAIN_MS);
    }
  }

  /** Notes that the lock was met. */
  #isHeldTooLong(): boolean {
    const now = performance.now();
    // Nobody tried for a while: whatever was met then is over.
    const first = now - this.#met.last > this.#waitMs ? now : this.#met.first;
    this.#met = { first, last: now };
    return now - first >= this.#waitMs;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
