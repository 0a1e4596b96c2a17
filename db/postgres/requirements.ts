import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** The oldest tested PostgreSQL, as `server_version_num`. */
const OLDEST = 150_000;

/** The properties of server and account that creating tables depends on. */
export type ServerFacts = {
  /** As in `server_version_num`: 150004 is 15.4. */
  version: number;
  /** The server's text encoding, for example UTF8. */
  encoding: string;
  database: string;
  account: string;
  /** The schema of new tables; null when none of the search path exists. */
  schema: string | null;
  /** Whether the account may create tables in it. */
  makesTables: 0 | 1;
  hasTrigrams: 0 | 1;
  /** Whether the extension pg_trgm is available. */
  offersTrigrams: 0 | 1;
  /** Whether the account may create it; it is a trusted extension, so no superuser is needed. */
  mayAddTrigrams: 0 | 1;
};

/** Throws a one-line error with advice when the schema can't be created or changed. */
export async function requireUsableServer(db: Db): Promise<void> {
  const problem = problemOf(await readServerFacts(db));
  if (problem) throw new Error(problem);
}

/** Reads the properties of server and account. */
export async function readServerFacts(db: Db): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      current_database()::text as database,
      current_user::text as account,
      current_schema()::text as schema,
      coalesce(has_schema_privilege(current_schema()::text, 'create'), false) as "makesTables",
      exists (select 1 from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
      exists (select 1 from pg_available_extensions where name = 'pg_trgm') as "offersTrigrams",
      has_database_privilege(current_database(), 'create') as "mayAddTrigrams"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('PostgreSQL tells nothing about itself');
  return facts;
}

/** The reason why the schema can't be created, with advice, in one line; null if it can. */
export function problemOf(facts: ServerFacts): string | null {
  const { version, database, account, schema } = facts;
  if (version < OLDEST) {
    return `This is PostgreSQL ${Math.floor(version / 10_000)}: Landfall needs ${OLDEST / 10_000} or newer.`;
  }
  if (facts.encoding !== 'UTF8') {
    return `${database} stores texts as ${facts.encoding}, not UTF8: make another with createdb --encoding=UTF8 --template=template0.`;
  }
  if (!schema) {
    return `The search_path of ${account} names no schema of ${database}: a superuser runs "create schema public" there, or sets another search_path.`;
  }
  if (!facts.makesTables) {
    return `${account} may not make tables in ${database}: a superuser runs "alter database ${database} owner to ${account}" or, in that database, "grant create on schema ${schema} to ${account}".`;
  }
  if (facts.hasTrigrams) return null;
  if (!facts.offersTrigrams) {
    return 'PostgreSQL has no files of the extension pg_trgm: install its contrib package (in Debian it comes with the server).';
  }
  if (!facts.mayAddTrigrams) {
    return `${account} may not add the extension pg_trgm: a superuser runs "create extension pg_trgm" in the database ${database}.`;
  }
  return null;
}
