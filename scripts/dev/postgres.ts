import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPostgres } from '../../tests/support/servers/postgresServer.ts';
import { installFromDebian, takesDebianPackages } from './debianPackages.ts';

/** Debian's package of its newest version. */
const PACKAGE = 'postgresql';

/** The message when tests run without PostgreSQL. */
export const WITHOUT_POSTGRES = `The tests on PostgreSQL did not run: no PostgreSQL was found here. Install it (Debian's package is ${PACKAGE}; it need not be started) to have them.`;

/** Debian's setting whether installing a version starts a server. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/**
 * Finds PostgreSQL's programs, or installs Debian's package if run as root. Starts no server.
 * Throws a one-line error with advice when that fails.
 */
export function findOrInstallPostgres(): string {
  const found = findPostgres() ?? install();
  if (found) return found;
  throw new Error(`All tests take PostgreSQL: install the package ${PACKAGE}.`);
}

function install(): string | null {
  if (!takesDebianPackages()) return null;
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  // Keeps the file above instead of asking about the package's own.
  const keep = ['-o', 'Dpkg::Options::=--force-confold'];
  return installFromDebian([PACKAGE], keep) ? findPostgres() : null;
}
