import { Kysely } from 'kysely';
import pg from 'pg';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { EnginePostgresDialect } from '../dialect.ts';
import { clientConfig } from './clientConfig.ts';
import { destroySocket, endClient } from './endClient.ts';

/** The time limit passed, whether or not PostgreSQL was reached. */
export class NoAnswerError extends Error {}

type OneConnection = { db: Db; client: pg.Client };

/**
 * Opens a connection outside the pools to the database at `url`, runs `work` and ends the
 * connection, within `limitMs` milliseconds. With `readOnly`, PostgreSQL refuses changes. Throws
 * NoAnswerError after the time limit, or the error of connecting or of `work`.
 */
export async function withConnection<Result>(
  url: string,
  { limitMs, readOnly = true }: { limitMs: number; readOnly?: boolean },
  work: (connection: OneConnection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...clientConfig(url),
    connectionTimeoutMillis: limitMs,
    // PostgreSQL doesn't notice that the client has given up; this ends the statement after the
    // limit below.
    statement_timeout: 2 * limitMs,
  });
  client.on('error', () => {});
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    destroySocket(client);
  }, limitMs);
  try {
    await client.connect();
    if (readOnly) await client.query('set default_transaction_read_only = on');
    return await work({ db: databaseOn(client), client });
  } catch (error) {
    if (isLate) throw new NoAnswerError(`No answer within ${limitMs / 1000} s`, { cause: error });
    throw error;
  } finally {
    clearTimeout(limit);
    if (!isLate) await endClient(client);
  }
}

function databaseOn(client: pg.Client): Db {
  const connection = {
    query: (sql: string, values: readonly unknown[]) => client.query(sql, [...values]),
    release() {},
  };
  const pool = { connect: async () => connection, end: async () => {} };
  return new Kysely<Schema>({
    dialect: new EnginePostgresDialect({
      pool: pool as never,
      content: { watches: () => false, noteVersions() {} },
    }),
  });
}
