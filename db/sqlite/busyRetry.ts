import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { ConnectionQueue } from './connectionQueue.ts';

/**
 * Retry interval after SQLITE_BUSY, in ms: a busy process frees the lock no longer than this
 * between two writes.
 */
const RETRY_INTERVAL_MS = 2;

/** The lock has not been found held recently. */
const NEVER = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

/**
 * A connection that retries writes while another process holds the write lock, for `waitMs` at
 * most. SQLite's busy_timeout would block the event loop (docs/decisions/0004-busy-retry.md). A
 * write fails at once when the lock has already been held for that long. Between retries the
 * connection is released to the queue, so that reads don't wait; that is safe, since only the first
 * statement of a transaction can find the lock held.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #waitMs: number;
  readonly #inTransaction: () => boolean;
  readonly #queue: ConnectionQueue;
  /** The first and last time at which the lock was found held, by `performance.now`. */
  #held = NEVER;

  constructor(
    connection: DatabaseConnection,
    {
      waitMs,
      inTransaction,
      queue,
    }: { waitMs: number; inTransaction: () => boolean; queue: ConnectionQueue },
  ) {
    this.#connection = connection;
    this.#waitMs = waitMs;
    this.#inTransaction = inTransaction;
    this.#queue = queue;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Reads need no lock, and an open transaction already has it.
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
        // The lock was free.
        this.#held = NEVER;
        return result;
      } catch (error) {
        if (!isBusy(error) || this.#isHeldTooLong()) throw error;
      }
      this.#queue.release();
      await wait(RETRY_INTERVAL_MS);
      await this.#queue.acquire();
    }
  }

  /** Notes that the lock is held; returns whether it has been for `waitMs`. */
  #isHeldTooLong(): boolean {
    const now = performance.now();
    // After a pause, the lock may have been free in between.
    const first = now - this.#held.last > this.#waitMs ? now : this.#held.first;
    this.#held = { first, last: now };
    return now - first >= this.#waitMs;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
