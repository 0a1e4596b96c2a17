import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPostgres } from '../../tests/postgresServer.ts';

/** Debian's package, which brings its newest version. */
const PACKAGE = 'postgresql';

/** What is said where the tests are to go on without. */
export const WITHOUT_POSTGRES = `The tests on PostgreSQL did not run: no PostgreSQL was found here. Install it (Debian's package is ${PACKAGE}; it need not be started) to have them.`;

/** Where Debian reads, when it installs a version, whether it is to start a server of its own. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/**
 * Finds PostgreSQL's programs or installs Debian's package where this process is root. No server is
 * started. Throws one line that says what to install when nothing helped.
 */
export function findOrInstallPostgres(): string {
  const found = findPostgres() ?? installFromDebian();
  if (found) return found;
  throw new Error(`All tests take PostgreSQL: install the package ${PACKAGE}.`);
}

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`Installing the Debian package ${PACKAGE}…`);
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'inherit', env });
  // The file above is not the package's own, which is no question to ask.
  const keep = ['-o', 'Dpkg::Options::=--force-confold'];
  const install = ['install', '-y', '--no-install-recommends', ...keep, PACKAGE];
  const { status } = spawnSync('apt-get', install, { stdio: 'inherit', env });
  return status === 0 ? findPostgres() : null;
}
