import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { ConnectionQueue } from './connectionQueue.ts';

/**
 * The retry interval after SQLITE_BUSY, in milliseconds: between two writes of another busy process
 * the lock is free for no longer.
 */
const RETRY_INTERVAL_MS = 2;

/** The lock was not found held lately. */
const NEVER = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

/**
 * A connection that retries writes while another process holds the write lock, for `waitMs` at most.
 * SQLite's own busy_timeout blocks the event loop meanwhile (docs/decisions/0004-busy-retry.md). A
 * write that comes when the lock has been held for that long already fails at once. Between two tries it
 * ends its turn at the connection: reads don't wait behind it, and it holds nothing that they could
 * disturb, since only the first statement of a transaction can find the lock held.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #waitMs: number;
  readonly #inTransaction: () => boolean;
  readonly #queue: ConnectionQueue;
  /** When the lock was first and last found held, by `performance.now`. */
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
    // Reads need no lock, and an open transaction holds it already.
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
        // The lock was free in between.
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

  /** Notes that the lock is held; tells whether it has been for `waitMs`. */
  #isHeldTooLong(): boolean {
    const now = performance.now();
    // No attempt for a while: what was found then says nothing about now.
    const first = now - this.#held.last > this.#waitMs ? now : this.#held.first;
    this.#held = { first, last: now };
    return now - first >= this.#waitMs;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
