import { clientConfig, placeOf } from './clientConfig.ts';
import { isConnectionError, reasonOf } from './connectionErrors.ts';
import { NoAnswerError, withConnection } from './oneConnection.ts';

/** Connect timeout, in ms. */
const LIMIT_MS = 5000;

/**
 * The operating system's codes for unknown host names, and PostgreSQL's for refused connections
 * (errcodes-appendix), with advice. `setting` is where the address was given.
 */
const refusals: Record<string, (setting: string) => string> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': (setting) => `Correct the user or the password in ${setting}`,
  '28000': (setting) =>
    `Correct the user or sslmode in ${setting}, or let this machine in (pg_hba.conf)`,
  '3D000': (setting) =>
    `Create it (createdb --owner=USER --encoding=UTF8 --template=template0), or correct its name in ${setting}`,
  '42501': (setting) => `Grant the user CONNECT, or correct the user in ${setting}`,
  '53300': () => 'Raise max_connections, or lower DATABASE_POOL_SIZE',
};

function unknownHost(setting: string): string {
  return `Correct the host name in ${setting}, or add it to DNS`;
}

/**
 * Throws a one-line error that names `setting`, where the URL was given, when an option in it is
 * invalid or names a file that can't be read.
 */
export function requireValidOptions(url: string, setting: string): void {
  try {
    clientConfig(url);
  } catch (error) {
    throw new Error(`${setting} can't be used: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Throws a one-line error with the cause and advice, without a password, when the database at
 * `url`, given in `setting`, can't be reached.
 */
export async function requireReachable(url: string, setting: string): Promise<void> {
  requireValidOptions(url, setting);
  await withConnection(url, { limitMs: LIMIT_MS }, async () => {}).catch((error: unknown) => {
    throw new Error(connectionProblem(url, error, setting), { cause: error });
  });
}

/** The cause of a failed connection with advice, in one line without a password. */
export function connectionProblem(url: string, error: unknown, setting = 'DATABASE_URL'): string {
  const reason = reasonOf(error).split('\n')[0];
  return `The database ${placeOf(url)} can't be opened: ${reason}. ${toDoAbout(error, setting)}.`;
}

function toDoAbout(error: unknown, setting: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = refusals[code];
  if (known) return known(setting);
  if (/SASL|password/i.test(reasonOf(error))) return `Correct the password in ${setting}`;
  if (/SSL|TLS|CERT|SIGNATURE/i.test(`${code} ${reasonOf(error)}`)) {
    return `Correct sslmode or sslrootcert in ${setting}, or the certificate of the server`;
  }
  if (error instanceof NoAnswerError || isConnectionError(error)) {
    return `Start PostgreSQL, or correct host and port in ${setting}`;
  }
  return `Correct ${setting}`;
}
