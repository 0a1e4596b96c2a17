import { placeOf } from './clientConfig.ts';
import { isConnectionError } from './connectionErrors.ts';
import { NoAnswerError, withConnection } from './oneConnection.ts';

/** The oldest version whose SQL is used, as `server_version_num` has it. */
export const OLDEST_VERSION = 150_000;

/** How long connecting may take, in milliseconds. */
const LIMIT_MS = 5000;

/** What PostgreSQL refuses a connection with (errcodes-appendix), and what is to be done then. */
const refusals: Record<string, string> = {
  '28P01': 'Correct the user or the password in DATABASE_URL',
  '28000': 'Correct the user or sslmode in DATABASE_URL, or let this machine in (pg_hba.conf)',
  '3D000': 'Create it (createdb --encoding=UTF8), or correct its name in DATABASE_URL',
  '42501': 'Grant the user CONNECT, or correct the user in DATABASE_URL',
  '53300': 'Raise max_connections, or lower DATABASE_POOL_SIZE',
};

/**
 * Throws one line that says what is wrong and what to do, and holds no password, where no connection
 * to the database at `url` can be had, or its server is too old.
 */
export async function requireReachable(url: string): Promise<void> {
  const version = await withConnection(url, { limitMs: LIMIT_MS }, async ({ client }) => {
    const { rows } = await client.query<{ version: string }>('show server_version');
    const number = await client.query<{ server_version_num: string }>('show server_version_num');
    return { name: rows[0]?.version, number: Number(number.rows[0]?.server_version_num) };
  }).catch((error: unknown) => {
    throw new Error(connectionProblem(url, error), { cause: error });
  });
  if (version.number < OLDEST_VERSION) {
    throw new Error(
      `The database ${placeOf(url)} is on PostgreSQL ${version.name}, which is too old: upgrade it to ${OLDEST_VERSION / 10_000} or newer.`,
    );
  }
}

/** Why there is no connection, and what to do, in one line without a password. */
export function connectionProblem(url: string, error: unknown): string {
  const reason = reasonOf(error).split('\n')[0];
  return `The database ${placeOf(url)} can't be opened: ${reason}. ${toDoAbout(error)}.`;
}

function toDoAbout(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = refusals[code];
  if (known) return known;
  if (/SASL|password/i.test(reasonOf(error))) return 'Correct the password in DATABASE_URL';
  if (/SSL|TLS|CERT|SIGNATURE/i.test(`${code} ${reasonOf(error)}`)) {
    return 'Correct sslmode or sslrootcert in DATABASE_URL, or the certificate of the server';
  }
  if (error instanceof NoAnswerError || isConnectionError(error)) {
    return 'Start PostgreSQL, or correct host and port in DATABASE_URL';
  }
  return 'Correct DATABASE_URL';
}

/** Where a name has several addresses, Node's error has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
