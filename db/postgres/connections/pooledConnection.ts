import type pg from 'pg';
import {
  DatabaseUnavailableError,
  isConnectionError,
  isReadTimeout,
  reasonOf,
  wasNeverSent,
} from './connectionErrors.ts';
import type { WriterQueue } from './writerQueue.ts';

/** The key of the writers' advisory lock: arbitrary, the same in all versions. */
const WRITER_LOCK = 727_001;

/** Begins a writing transaction after those of other processes. */
export const BEGIN_WRITING = `begin; select pg_advisory_xact_lock(${WRITER_LOCK})`;

/** What a connection needs from its pool. */
type ConnectionSource = {
  /** Gets another connection, with retries. Throws DatabaseUnavailableError. */
  connect: () => Promise<pg.PoolClient>;
  /**
   * Waits until no other transaction of this process writes; the returned function releases the
   * queue.
   */
  writerQueue: WriterQueue;
  /** The name of a prepared statement; undefined if it isn't to be prepared. */
  nameOf: (sql: string) => string | undefined;
  /** Called with the reason when a connection is lost. */
  onLost: (reason: string, client: pg.PoolClient) => void;
};

/** The connection was lost, and the statement can safely be sent again over another. */
class RepeatableError extends Error {}

/**
 * A pooled connection for Kysely. After a lost connection, a statement is sent once more over
 * another one if it can't repeat a change: it never left this process, is a query outside a
 * transaction, or begins a transaction. For others, the error says whether a change may have been
 * made.
 */
export class PooledConnection {
  #client: pg.PoolClient | undefined;
  readonly #source: ConnectionSource;
  #releaseQueue: (() => void) | undefined;
  /** The connection is lost or in an unknown state, and must not return to the pool. */
  #isBroken = false;

  constructor(source: ConnectionSource) {
    this.#source = source;
  }

  async query(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (sql === BEGIN_WRITING) this.#releaseQueue = await this.#source.writerQueue();
    this.#client ??= await this.#source.connect();
    // PostgreSQL ends a transaction that idles for too long; other writers may then proceed.
    if (sql === BEGIN_WRITING && this.#releaseQueue) this.#client.once('end', this.#releaseQueue);
    try {
      return await this.#send(sql, values);
    } catch (error) {
      if (!(error instanceof RepeatableError)) throw error;
    }
    this.#releaseClient();
    this.#client = await this.#source.connect();
    this.#isBroken = false;
    try {
      return await this.#send(sql, values);
    } catch (error) {
      if (!(error instanceof RepeatableError)) throw error;
      throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', error.cause);
    }
  }

  release(error?: boolean | Error): void {
    this.#releaseClient(error);
    this.#releaseQueue?.();
    this.#releaseQueue = undefined;
  }

  #releaseClient(error?: boolean | Error) {
    const client = this.#client;
    this.#client = undefined;
    if (this.#releaseQueue) client?.off('end', this.#releaseQueue);
    // A connection in an open transaction must not return to the pool.
    client?.release(error || this.#isBroken || client.getTransactionStatus() !== 'I');
  }

  async #send(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const client = this.#client;
    // On a connection that doesn't respond, a rollback would time out as well.
    if (!client || this.#isBroken)
      throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', 'it was lost before');
    const inTransaction = client.getTransactionStatus() !== 'I';
    const isRead = /^(select|begin)\b/.test(sql);
    const name = this.#source.nameOf(sql);
    try {
      return await client.query({ text: sql, values: [...values], ...(name && { name }) });
    } catch (error) {
      // A failed `begin` may have begun the transaction.
      if (sql.startsWith('begin')) this.#isBroken = true;
      if (!isConnectionError(error)) throw error;
      this.#isBroken = true;
      this.#source.onLost(reasonOf(error), client);
      const neverSent = wasNeverSent(error);
      if (!inTransaction && (neverSent || (isRead && !isReadTimeout(error)))) {
        throw new RepeatableError('', { cause: error });
      }
      const mayHaveChanged = !neverSent && (inTransaction ? sql === 'commit' : !isRead);
      throw new DatabaseUnavailableError(
        mayHaveChanged ? 'DATABASE_CONNECTION_LOST' : 'DATABASE_UNAVAILABLE',
        error,
      );
    }
  }
}
