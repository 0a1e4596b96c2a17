import { migrateToLatest } from '../db/migrate.ts';
import { type Db, openDatabase } from '../db/open.ts';
import { loadConfig } from '../server/loadConfig.ts';

/** Runs a command. A failure becomes one line on standard error and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.split('\n')[0]);
    process.exitCode = 1;
  }
}

/**
 * Opens the database that the server's settings name, brings it to the newest schema, as start
 * does, and hands it to `work`. Returns what `work` returns.
 */
export async function withDatabase<Result>(
  work: (db: Db, migrated: { path: string; applied: string[] }) => Promise<Result>,
): Promise<Result> {
  // These two make the first administrator at start, which no command does.
  const config = loadConfig({ without: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] });
  const path = config.databasePath;
  const db = openDatabase(path);
  try {
    const { applied, copy } = await migrateToLatest(db, path);
    if (copy) console.log(`Before migrating, the database was copied to ${copy}`);
    return await work(db, { path, applied });
  } finally {
    await db.destroy();
  }
}
