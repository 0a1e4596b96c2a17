// Databases of each release, with rows in every table.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = join(import.meta.dirname, 'durability', 'released');

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

/** Loads a dump into the empty PostgreSQL database at `url`. */
export async function loadReleased(dump: string, url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(readFileSync(join(folder, 'postgres', dump), 'utf8'));
  await client.end();
}
