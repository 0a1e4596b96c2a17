import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { seedAll } from '#db/seed/seed.ts';
import { openImageStore } from '#server/images/imageStore.ts';
import { image } from '../../support/site/imageUploads.ts';
import { runScript } from '../../support/site/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** A data folder with the samples and one uploaded image, without a running server. */
export async function backedUpSite() {
  const dataDir = temporaryFolder();
  const path = join(dataDir, 'landfall.sqlite');
  const backups = join(dataDir, 'backups');
  const db = openDatabase(path);
  await migrateToLatest(db);
  await seedAll(db, { rules: false });
  const { hash } = await openImageStore(db.engine.images).add(
    await image(600, 400).png().toBuffer(),
  );
  await db.destroy();

  return {
    dataDir,
    path,
    backups,
    /** The image's hash. */
    hash,
    backup: (env: Record<string, string> = {}) => runScript('backup.ts', [], { dataDir, env }),
    restore: (file: string) => runScript('restore.ts', [file], { dataDir }),
    /** The names of the verified backups, oldest first. */
    backupNames: () =>
      readdirSync(backups)
        .filter((name) => name.startsWith('landfall-'))
        .sort(),
    /** The path of the newest backup. */
    newest: () => join(backups, namesIn(backups).at(-1) ?? ''),
    /** Renames Paris. */
    renameParis: (name: string) =>
      run(path, 'update destinations set name = ? where id = ?', name, 'paris-france'),
    /** The name of Paris in a database. */
    paris: (file = path) => read(file, "select name from destinations where id = 'paris-france'"),
  };
}

function namesIn(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.startsWith('landfall-'))
    .sort();
}

/** Runs one statement on a database file that nothing else has open, leaving no WAL behind. */
export function run(path: string, statement: string, ...values: unknown[]) {
  const sqlite = new Sqlite(path);
  sqlite.prepare(statement).run(...values);
  sqlite.close();
}

/** The first column of the first row. */
export function read(path: string, statement: string): unknown {
  const sqlite = new Sqlite(path, { fileMustExist: true });
  try {
    return sqlite.prepare(statement).pluck().get();
  } finally {
    sqlite.close();
  }
}

/** Overwrites the middle of the file with zeros, beyond what is read to open it. */
export function damage(path: string) {
  const bytes = readFileSync(path);
  bytes.fill(0, 8192, Math.max(8192, bytes.length - 8192));
  writeFileSync(path, bytes);
}

/**
 * Puts null into a NOT NULL column, like a broken disk: the file can still be opened and all rows
 * counted.
 */
export function damageOneRow(path: string) {
  const sqlite = new Sqlite(path);
  sqlite.unsafeMode();
  const allow = (from: string, to: string) =>
    sqlite.exec(`pragma writable_schema = on;
      update sqlite_schema set sql = replace(sql, '${from}', '${to}') where name = 'faqs';
      pragma writable_schema = reset`);
  allow('answer text not null', 'answer text');
  sqlite.exec('update faqs set answer = null where position = 0');
  allow('answer text', 'answer text not null');
  sqlite.close();
}

/** All files below the folder, by relative path, with their contents. */
export function filesIn(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'latin1')]),
  );
}

/** Opens a database that is closed when the test ends. */
export function openWhileTesting(path: string): Sqlite.Database {
  const sqlite = new Sqlite(path);
  onTestFinished(() => {
    sqlite.close();
  });
  return sqlite;
}
