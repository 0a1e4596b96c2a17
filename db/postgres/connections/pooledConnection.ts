import type pg from 'pg';
import {
  DatabaseUnavailableError,
  isConnectionError,
  isReadTimeout,
  reasonOf,
  wasNeverSent,
} from './connectionErrors.ts';
import type { WriterQueue } from './writerQueue.ts';

/** Any number, the same in all versions: the advisory lock of whoever writes in a transaction. */
const WRITER_LOCK = 727_001;

/** Begins a transaction that writes, once no other process has one. */
export const BEGIN_WRITING = `begin; select pg_advisory_xact_lock(${WRITER_LOCK})`;

/** What a connection needs of its pool. */
export type ConnectionSource = {
  /** Another connection, waited for a while. Throws DatabaseUnavailableError. */
  connect: () => Promise<pg.PoolClient>;
  /** Waits until no other transaction of this process writes; what it gives ends the turn. */
  turnToWrite: WriterQueue;
  /** The name under which to prepare a statement, if it can be. */
  nameOf: (sql: string) => string | undefined;
  /** Hears that a connection was lost, and why. */
  onLost: (reason: string) => void;
};

/** A statement whose connection was lost, and which can be sent again over another. */
class RepeatableError extends Error {}

/**
 * A connection as Kysely uses it, from the pool and back. What was sent over one that turns out to be
 * lost is sent once again over another where that can't make a change twice: what never left this
 * process, a query outside of a transaction, and the beginning of one. For all else the error tells
 * whether anything may have been changed.
 */
export class PooledConnection {
  #client: pg.PoolClient | undefined;
  readonly #source: ConnectionSource;
  #endTurn: (() => void) | undefined;
  /** It must not go back to the pool: it is lost, or nobody knows in which state it is. */
  #isSpoilt = false;

  constructor(source: ConnectionSource) {
    this.#source = source;
  }

  async query(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (sql === BEGIN_WRITING) this.#endTurn = await this.#source.turnToWrite();
    this.#client ??= await this.#source.connect();
    // PostgreSQL ends a transaction that does nothing for long: then others go on, whatever it waits for.
    if (sql === BEGIN_WRITING && this.#endTurn) this.#client.once('end', this.#endTurn);
    try {
      return await this.#send(sql, values);
    } catch (error) {
      if (!(error instanceof RepeatableError)) throw error;
    }
    this.#giveBack();
    this.#client = await this.#source.connect();
    this.#isSpoilt = false;
    try {
      return await this.#send(sql, values);
    } catch (error) {
      if (!(error instanceof RepeatableError)) throw error;
      throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', error.cause);
    }
  }

  release(error?: boolean | Error): void {
    this.#giveBack(error);
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  #giveBack(error?: boolean | Error) {
    const client = this.#client;
    this.#client = undefined;
    if (this.#endTurn) client?.off('end', this.#endTurn);
    // In a transaction nobody else may have it.
    client?.release(error || this.#isSpoilt || client.getTransactionStatus() !== 'I');
  }

  async #send(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const client = this.#client;
    // Over a connection that gave no answer, a rollback would wait for one as long again.
    if (!client || this.#isSpoilt)
      throw new DatabaseUnavailableError('DATABASE_UNAVAILABLE', 'it was lost before');
    const inTransaction = client.getTransactionStatus() !== 'I';
    const isRead = /^(select|begin)\b/.test(sql);
    const name = this.#source.nameOf(sql);
    try {
      return await client.query({ text: sql, values: [...values], ...(name && { name }) });
    } catch (error) {
      // When it fails half way, the transaction has begun.
      if (sql.startsWith('begin')) this.#isSpoilt = true;
      if (!isConnectionError(error)) throw error;
      this.#isSpoilt = true;
      this.#source.onLost(reasonOf(error));
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
