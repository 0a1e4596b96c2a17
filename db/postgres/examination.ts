import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db.ts';
import {
  type Check,
  compareSchema,
  countValues,
  type Examination,
  isStoredTime,
  newestOf,
  noMoreThan,
  type UnknownValue,
  unknownAmong,
  type Vocabulary,
} from '../examination.ts';
import { executedMigrations } from '../migrate.ts';
import { clientConfig, placeOf } from './connections/clientConfig.ts';
import { connectionProblem } from './connections/connectionProblem.ts';
import { waitForHostName } from './connections/hostName.ts';
import { withConnection } from './connections/oneConnection.ts';
import { LISTENER } from './contentListener.ts';
import { migrations, stepsToBaseline } from './migrations.ts';
import { problemOf, readServerFacts } from './requirements.ts';

/** Time limit of the examination, in ms: newest times are read from whole tables. */
const LIMIT_MS = 60_000;

/** Number of measured round trips. */
const ROUND_TRIPS = 5;

/** Connections of a process outside its pool: for the content version and for locks. */
const CONNECTIONS_APART = 3;

/**
 * Examines the database at `url` for processes with pools of `poolSize`; servers may be running.
 */
export async function examinePostgres(
  url: string,
  poolSize: number,
  vocabularies: readonly Vocabulary[],
): Promise<Examination> {
  try {
    await waitForHostName(url);
    return await withConnection(url, { limitMs: LIMIT_MS }, async ({ db, client }) => {
      const executed = await executedMigrations(db);
      const { clockAheadMs, roundTripMs } = await compareClocks(client);
      return {
        checks: [
          await checkServer(db, `${placeOf(url)}, a round trip takes ${roundTripMs.toFixed(1)} ms`),
          checkEncryption(url, client),
          await checkSettings(db),
          await checkConnections(db, poolSize),
          ...(executed.length > 0 ? [] : [noSchema]),
        ],
        schema:
          executed.length > 0
            ? compareSchema(executed, Object.keys(migrations), stepsToBaseline)
            : null,
        unknownValues: executed.length > 0 ? await findUnknown(db, vocabularies) : [],
        newestTime: await findNewestTime(db),
        clockAheadMs,
      };
    });
  } catch (error) {
    return noMoreThan({ what: 'database', says: connectionProblem(url, error), isFine: false });
  }
}

const noSchema: Check = {
  what: 'schema',
  says: 'there is none yet, the first start makes it',
  isFine: true,
};

async function checkServer(db: Db, reached: string): Promise<Check> {
  const what = 'database';
  const facts = await readServerFacts(db);
  const problem = problemOf(facts);
  if (problem) return { what, says: `${reached}, but it can't be used. ${problem}`, isFine: false };
  const { rows } = await sql<{ version: string; readOnly: 0 | 1 }>`
    select current_setting('server_version') as version,
      -- What other sessions begin with: this one is read-only by itself.
      pg_is_in_recovery() or exists (select 1 from pg_settings
        where name = 'default_transaction_read_only' and reset_val = 'on') as "readOnly"`.execute(
    db,
  );
  const { version = '', readOnly } = rows[0] ?? {};
  if (readOnly) {
    const toDo = 'Let DATABASE_URL name the primary, or set default_transaction_read_only to off';
    return {
      what,
      says: `${reached}, but it is a standby or set to read-only: nothing can be saved`,
      isFine: false,
      toDo,
    };
  }
  return {
    what,
    says: `${reached}, PostgreSQL ${version.split(' ')[0]} with pg_trgm`,
    isFine: true,
  };
}

/** Whether the connection to the server is encrypted and the server verified. */
function checkEncryption(url: string, client: pg.Client): Check {
  const what = 'TLS';
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  if (isLocal(client.host)) {
    return { what, says: 'the server is on this machine, nobody else listens', isFine: true };
  }
  const toDo =
    'Add sslmode=verify-full to DATABASE_URL, and sslrootcert=FILE where its certificate is of your own authority';
  if (!(stream instanceof TLSSocket)) {
    const says = `The connection to ${client.host} is not encrypted`;
    return { what, says, isFine: false, toDo };
  }
  const { ssl } = clientConfig(url);
  const isVerified =
    ssl === true ||
    (typeof ssl === 'object' && ssl.rejectUnauthorized !== false && !ssl.checkServerIdentity);
  if (isVerified)
    return { what, says: `encrypted, and ${client.host} proves who it is`, isFine: true };
  const says = `The connection is encrypted, but any server could pass for ${client.host}`;
  return { what, says, isFine: false, toDo };
}

function isLocal(host: string): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Whether the server's settings can lose committed writes when its machine fails. */
async function checkSettings(db: Db): Promise<Check> {
  const what = 'syncing';
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
    order by name`.execute(db);
  if (rows.length === 0) {
    return { what, says: 'what was answered is on the disk of the server', isFine: true };
  }
  const names = rows.map(({ name }) => name);
  const says = `Off in PostgreSQL: ${names.join(', ')}. What was answered may be lost with the power`;
  return {
    what,
    says,
    isFine: false,
    toDo: 'Set to on, in postgresql.conf, for role and database',
  };
}

async function checkConnections(db: Db, poolSize: number): Promise<Check> {
  const what = 'connections';
  const { rows } = await sql<{ most: number; processes: number }>`
    select least(
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int,
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
      ) as most,
      (select count(*) from pg_stat_activity
        where application_name = ${LISTENER} and datname = current_database()) as processes`.execute(
    db,
  );
  const { most = 0, processes = 0 } = rows[0] ?? {};
  const each = poolSize + CONNECTIONS_APART;
  const says = `${processes === 1 ? '1 process runs' : `${processes} processes run`}, each takes up to ${each}, and there are ${most}`;
  if (Math.max(processes, 1) * each <= most) return { what, says, isFine: true };
  const toDo = 'Raise max_connections, or lower DATABASE_POOL_SIZE';
  return { what, says, isFine: false, toDo };
}

/**
 * The round-trip time, and how far the server's clock is ahead of ours by the quickest response.
 */
async function compareClocks(client: pg.Client) {
  const trips: { clockAheadMs: number; roundTripMs: number }[] = [];
  for (let trip = 0; trip < ROUND_TRIPS; trip += 1) {
    const [askedAt, began] = [Date.now(), performance.now()];
    const { rows } = await client.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    );
    const roundTripMs = performance.now() - began;
    trips.push({ roundTripMs, clockAheadMs: Number(rows[0]?.ms) - askedAt - roundTripMs / 2 });
  }
  return trips.reduce((best, trip) => (trip.roundTripMs < best.roundTripMs ? trip : best));
}

async function findUnknown(db: Db, vocabularies: readonly Vocabulary[]): Promise<UnknownValue[]> {
  const found: UnknownValue[] = [];
  for (const vocabulary of vocabularies) {
    const query = sql.raw<{ value: unknown; rows: unknown }>(countValues(vocabulary));
    found.push(...unknownAmong(vocabulary, (await query.execute(db)).rows));
  }
  return found;
}

async function findNewestTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(db);
  const times: unknown[] = [];
  for (const { table, column } of rows.filter(({ column }) => isStoredTime(column))) {
    const { rows } = await sql<{ newest: string | null }>`
      select max(${sql.ref(column)}) as newest from ${sql.table(table)}`.execute(db);
    times.push(rows[0]?.newest);
  }
  return newestOf(times);
}
