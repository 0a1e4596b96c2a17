import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_NAME, openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { seedNewDatabase } from '#db/seed/seed.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { generate, type Size } from './generate.ts';
import { deleteWithThis } from './processes/leaveNothing.ts';
import { type RunningServer, startServerScript } from './processes/processes.ts';

const root = join(import.meta.dirname, '..');

export const administrator = { email: 'bench@example.com', password: 'measured, not guessed' };

/** With the samples, twenty tourist destinations: one page of the listing. */
export const twentyForTourists: Size = { destinations: 23, requirements: 230 };

/** A folder for a run's data, deleted by `remove` or when this process ends. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'landfall-bench-'));
  return { path, remove: deleteWithThis(path) };
}

/**
 * Creates a site with an administrator, optional samples and generated rows, in a file in the data
 * folder or in the empty `database`.
 */
export async function makeSite(
  dataDir: string,
  { size, samples, database }: { size: Size; samples: boolean; database?: string },
): Promise<void> {
  const db = openDatabase(database ?? databaseIn(dataDir));
  try {
    await migrateToLatest(db);
    await seedNewDatabase(db, { samples });
    await createAdministrator(db, administrator);
    await generate(db, size);
  } finally {
    await db.destroy();
  }
}

export function databaseIn(dataDir: string): string {
  return join(dataDir, FILE_NAME);
}

/** The Node options used by `npm start`, the image and the service. */
const NODE_OPTIONS = '--max-semi-space-size=16 --max-old-space-size=512';

/**
 * Starts the built product on the folder with default settings, except for backups and `settings`.
 */
export function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  core?: number | 'any',
): Promise<RunningServer> {
  // A backup would affect only one of the rounds.
  const env = { DATA_DIR: dataDir, PORT: '0', SAMPLE_DATA: 'off', BACKUP_HOURS: '0', NODE_OPTIONS };
  return startServerScript(join(root, 'server', 'main.ts'), [], { ...env, ...settings }, core);
}

/** Starts one of the references; `source` is the file of what the product did. */
export function startReference(kind: string, source: string): Promise<RunningServer> {
  return startServerScript(join(import.meta.dirname, 'references.ts'), [kind, source]);
}
