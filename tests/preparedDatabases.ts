// Databases as tests begin with them: each is filled once a run, by the first test that wants it,
// and copied by the others.
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Db, openDatabase } from '../db/client.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { installShippedSources } from '../db/seed/rules/installSources.ts';
import { seedAll, seedNewDatabase } from '../db/seed/seed.ts';
import { temporaryFolder } from './temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder they are in while the tests run. */
    preparedDatabases: string;
  }
}

/** Called by vitest before the first test; what it returns, after the last. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-prepared-'));
  project.provide('preparedDatabases', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

const fillings = {
  /** Migrated, with the countries. */
  countries: (db: Db) => seedNewDatabase(db, { samples: false }),
  countriesAndRules: async (db: Db) => {
    await seedNewDatabase(db, { samples: false });
    await installRules(db);
  },
  samples: (db: Db) => seedAll(db, { rules: false }),
  samplesAndRules: async (db: Db) => {
    await seedAll(db, { rules: false });
    await installRules(db);
  },
  /** As the first start leaves it. */
  firstStart: (db: Db) => seedNewDatabase(db, { samples: true }),
};

const installRules = (db: Db) =>
  db.transaction().execute((trx) => installShippedSources(trx, 'test'));

export type Filling = keyof typeof fillings;

/** Puts a copy of a prepared database at `path`, where none may be yet. */
export async function copyPreparedDatabase(filling: Filling, path: string) {
  const prepared = join(inject('preparedDatabases'), `${filling}.sqlite`);
  if (!existsSync(prepared)) await prepare(filling, prepared);
  copyFileSync(prepared, path);
}

/** A data folder on which the server has been started before, which is gone when the test is over. */
export async function startedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await copyPreparedDatabase('firstStart', join(folder, 'landfall.sqlite'));
  return folder;
}

async function prepare(filling: Filling, path: string) {
  // Two workers may want it at once: each fills its own, and the later one takes its place.
  const own = `${path}.${process.pid}`;
  const db = openDatabase(own);
  await migrateToLatest(db, own);
  await fillings[filling](db);
  await db.destroy();
  renameSync(own, path);
}
