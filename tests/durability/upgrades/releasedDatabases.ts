// Databases of each release, with rows in every table.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { newSite, type SiteData } from '../../support/site/preparedDatabases.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = join(import.meta.dirname, '..', 'released');

/** The dumps of an engine by the number of their newest migration, oldest first: "0009.sql". */
export function releasedDumps(engine: 'sqlite' | 'postgres'): string[] {
  const names = readdirSync(engine === 'sqlite' ? folder : join(folder, engine));
  return names.filter((name) => name.endsWith('.sql')).sort();
}

/** Creates the SQLite database of a dump in `dataDir`; deleted after the test. */
export function releasedSite(dump: string, dataDir = temporaryFolder()) {
  const path = join(dataDir, 'landfall.sqlite');
  mkdirSync(dirname(path), { recursive: true });
  const sqlite = new Sqlite(path);
  sqlite.exec(readFileSync(join(folder, dump), 'utf8'));
  sqlite.close();
  return { dataDir, path };
}

/** A SQLite database of this version with rows in every table, in a new folder. */
export async function migratedSite() {
  const site = releasedSite(releasedDumps('sqlite').at(-1) ?? '');
  const db = openDatabase(site.path);
  const { copy } = await migrateToLatest(db);
  await db.destroy();
  if (copy) rmSync(copy);
  return site;
}

/** Loads a dump into the empty PostgreSQL database at `url`. */
export async function loadReleased(dump: string, url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(readFileSync(join(folder, 'postgres', dump), 'utf8'));
  await client.end();
}

/** The data of a site with the database of a dump of this run's engine; deleted after the test. */
export async function siteOfRelease(dump: string): Promise<SiteData> {
  const site = await newSite();
  if (inject('engine') === 'sqlite') releasedSite(dump, site.dataDir);
  else await loadReleased(dump, site.address);
  return site;
}

/** Present names of tables that were renamed since before the first release. */
export const renamedTables: Record<string, string> = {
  pictures: 'images',
  picture_files: 'image_files',
  destination_pictures: 'destination_images',
  trash_pictures: 'trash_images',
};

/** Updates the image names and addresses of a row from before the first release, as JSON. */
export function upgradedRow(row: unknown): object {
  const text = JSON.stringify(row)
    .replaceAll('"picture_hash"', '"image_hash"')
    .replaceAll(/(\\?")\/pictures\//g, '$1/images/');
  return JSON.parse(text);
}
