import { databaseFile } from '#db/client.ts';
import type { Config } from '../config.ts';

const SECTION = 'See "Backups on PostgreSQL" in docs/operate.md';

const refusals = {
  backup: `PostgreSQL is backed up by its own tools: pg_dump --format=custom --file=FILE "$DATABASE_URL" copies it as it is now, a base backup (pg_basebackup) with archived WAL goes back to any moment. ${SECTION}`,
  restore: `PostgreSQL is restored by its own tools: pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" FILE, into an empty database, or a base backup. ${SECTION}`,
};

/**
 * The configured SQLite file. For PostgreSQL it throws a one-line error that names PostgreSQL's own
 * tools for `command`.
 */
export function requireFile({ database }: Pick<Config, 'database'>, command: 'backup' | 'restore') {
  const file = databaseFile(database);
  if (file === null) throw new Error(refusals[command]);
  return file;
}
