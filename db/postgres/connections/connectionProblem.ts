import { placeOf } from './clientConfig.ts';
import { isConnectionError, reasonOf } from './connectionErrors.ts';
import { NoAnswerError, withConnection } from './oneConnection.ts';

/** Connect timeout, in ms. */
const LIMIT_MS = 5000;

/** PostgreSQL's error codes for refused connections (errcodes-appendix), with advice. */
const refusals: Record<string, string> = {
  ENOTFOUND: 'Correct the host name in DATABASE_URL, or add it to DNS',
  EAI_AGAIN: 'Correct the host name in DATABASE_URL, or add it to DNS',
  '28P01': 'Correct the user or the password in DATABASE_URL',
  '28000': 'Correct the user or sslmode in DATABASE_URL, or let this machine in (pg_hba.conf)',
  '3D000':
    'Create it (createdb --owner=USER --encoding=UTF8 --template=template0), or correct its name in DATABASE_URL',
  '42501': 'Grant the user CONNECT, or correct the user in DATABASE_URL',
  '53300': 'Raise max_connections, or lower DATABASE_POOL_SIZE',
};

/**
 * Throws a one-line error with the cause and advice, without a password, when the database at `url`
 * can't be reached.
 */
export async function requireReachable(url: string): Promise<void> {
  await withConnection(url, { limitMs: LIMIT_MS }, async () => {}).catch((error: unknown) => {
    throw new Error(connectionProblem(url, error), { cause: error });
  });
}

/** The cause of a failed connection with advice, in one line without a password. */
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
