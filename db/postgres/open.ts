import { type CompiledQuery, Kysely } from 'kysely';
import type { OpenDatabase } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { Availability } from './availability.ts';
import { requireValidOptions } from './connections/connectionProblem.ts';
import { createPool, type PoolOptions } from './connections/pool.ts';
import { ContentListener } from './contentListener.ts';
import { EnginePostgresDialect } from './dialect.ts';
import { postgresEngine } from './engine.ts';

/** For commands and tests; the server has its own settings. */
const DEFAULT_POOL: PoolOptions = { size: 10, statementTimeoutMs: 60_000 };

export type PostgresOptions = {
  pool?: PoolOptions;
  onStatement?: (seconds: number, statement: CompiledQuery) => void;
  /** The path of a site's SQLite database on this machine, if there is one. */
  formerPlace?: () => string | undefined;
  /** Fills an empty database although there is one; refuses any other. */
  isNewSite?: boolean;
};

/**
 * Opens the PostgreSQL database at `url`; connections are made on demand. A committed write is on
 * disk: PostgreSQL syncs every commit unless `synchronous_commit` is off. `onStatement` is called
 * with the duration of every statement, in seconds. Throws a one-line error when the URL's options
 * are invalid.
 */
export function openPostgres(
  url: string,
  { pool = DEFAULT_POOL, onStatement, formerPlace, isNewSite = false }: PostgresOptions = {},
): OpenDatabase {
  requireValidOptions(url, 'DATABASE_URL');
  const availability = new Availability();
  const content = new ContentListener(url, availability);
  const openWith = (options: PoolOptions) =>
    new Kysely<Schema>({
      dialect: new EnginePostgresDialect({
        pool: createPool(url, options, availability),
        content: {
          watches: () => content.watches,
          noteVersions: (versions) => content.noteVersions(versions),
        },
      }),
      ...(onStatement && {
        log: ({ query, queryDurationMillis }) => onStatement(queryDurationMillis / 1000, query),
      }),
    });
  const db = openWith(pool);
  const engine = postgresEngine(db, {
    url,
    content,
    availability,
    formerPlace: () => formerPlace?.(),
    isNewSite,
    openUnlimited: () => openWith({ size: 1, statementTimeoutMs: 0 }),
  });
  return Object.assign(db, { engine });
}
