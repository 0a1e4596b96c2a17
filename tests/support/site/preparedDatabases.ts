// Prepared databases for tests: the first test that needs one fills it, the others copy it. The
// project of the run determines the engine: see vitest.config.ts.
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { installShippedSources } from '#db/packs/installSources.ts';
import { seedAll, seedNewDatabase } from '#db/seed/seed.ts';
import { findPostgres, startPostgres } from '../servers/postgresServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    /** The folder of SQLite databases during the tests. */
    preparedDatabases: string;
    /** The URL of a PostgreSQL server's maintenance database; '' on SQLite. */
    postgres: string;
  }
}

/** Called by vitest before the first test; the returned function after the last. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-prepared-'));
  project.provide('preparedDatabases', folder);
  const bin = project.name === 'postgres' ? findPostgres() : null;
  const server = bin ? await startPostgres(bin) : undefined;
  project.provide('postgres', server?.url ?? '');
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const fillings = {
  /** Migrated and empty. */
  empty: async (_db: Db) => {},
  /** With the countries. */
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
  /** As after the first start. */
  firstStart: (db: Db) => seedNewDatabase(db, { samples: true }),
};

const installRules = (db: Db) =>
  db.transaction().execute((trx) => installShippedSources(trx, { importedBy: 'test' }));

export type Filling = keyof typeof fillings;

/** The settings of a site's database. */
export type SiteSettings = { DATA_DIR: string; DATABASE_URL?: string };

/** A copy of a prepared database; `discard` deletes it with its folder. */
export type PreparedData = {
  settings: SiteSettings;
  address: string;
  discard: () => Promise<void>;
};

/** A site's data, for `startServer` and `runScript`, with the address of its database. */
export type SiteData = { dataDir: string; env: Record<string, string>; address: string };

/**
 * A copy of a prepared database on this run's engine, as settings of a site; in a new folder by
 * default.
 */
export async function copyPrepared(
  filling: Filling,
  folder: string = mkdtempSync(join(tmpdir(), 'landfall-test-')),
): Promise<PreparedData> {
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (inject('engine') === 'sqlite') {
    const address = join(folder, 'landfall.sqlite');
    await copyPreparedDatabase(filling, address);
    return { settings: { DATA_DIR: folder }, address, discard: async () => removeFolder() };
  }
  const address = await copyPreparedTemplate(filling);
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: address },
    address,
    async discard() {
      removeFolder();
      await dropDatabase(address);
    },
  };
}

/** Like `copyPrepared`; deleted after the test. */
export async function preparedSite(filling: Filling) {
  const prepared = await copyPrepared(filling);
  onTestFinished(() => prepared.discard());
  return prepared;
}

/** The data of a site that was never started, on this run's engine; deleted after the test. */
export async function newSite(): Promise<SiteData> {
  const dataDir = temporaryFolder();
  if (inject('engine') === 'sqlite') {
    return { dataDir, env: {}, address: join(dataDir, 'landfall.sqlite') };
  }
  const address = await newDatabaseAddress();
  return { dataDir, env: { DATABASE_URL: address }, address };
}

/** The data of a site, by default as after its first start; deleted after the test. */
export async function startedSite(filling: Filling = 'firstStart'): Promise<SiteData> {
  const { settings, address } = await preparedSite(filling);
  const { DATA_DIR: dataDir, ...env } = settings;
  return { dataDir, env, address };
}

/** The address of an empty database on this run's engine; deleted after the test. */
export async function newDatabaseAddress(): Promise<string> {
  if (inject('engine') === 'sqlite') return join(temporaryFolder(), 'landfall.sqlite');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  onTestFinished(() => dropDatabase(addressOf(name)));
  return addressOf(name);
}

/** Copies a prepared SQLite database to `path`, which must not exist. */
export async function copyPreparedDatabase(filling: Filling, path: string) {
  const prepared = join(inject('preparedDatabases'), `${filling}.sqlite`);
  if (!existsSync(prepared)) {
    // Two workers may need it at once: each fills its own file, and the later rename wins.
    const own = `${prepared}.${process.pid}`;
    await prepare(filling, own);
    renameSync(own, prepared);
  }
  copyFileSync(prepared, path);
}

/** A data folder after the first start; deleted after the test. */
export async function startedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await copyPreparedDatabase('firstStart', join(folder, 'landfall.sqlite'));
  return folder;
}

async function copyPreparedTemplate(filling: Filling): Promise<string> {
  const template = `prepared_${filling.toLowerCase()}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withServer(async (client) => {
    // Two workers may need it at once: the first fills it, the other waits.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) {
      await client.query(`create database filling_${template}`);
      await prepare(filling, addressOf(`filling_${template}`));
      await client.query(`alter database filling_${template} rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return addressOf(name);
}

async function prepare(filling: Filling, address: string) {
  const db = openDatabase(address);
  await migrateToLatest(db);
  await fillings[filling](db);
  await db.destroy();
}

function addressOf(name: string): string {
  return inject('postgres').replace(/postgres$/, name);
}

function dropDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  return onServer(`drop database if exists ${name} with (force)`);
}

async function onServer(statement: string): Promise<void> {
  await withServer((client) => client.query(statement));
}

async function withServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
