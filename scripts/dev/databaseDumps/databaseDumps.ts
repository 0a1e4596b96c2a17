import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#db/client.ts';
import { knownMigrations } from '#db/sqlite/migrations.ts';
import { startPostgres } from '../../../tests/support/servers/postgresServer.ts';
import { startServer } from '../../../tests/support/servers/serverProcess.ts';
import { runCommand } from '../../command.ts';
import { freePort } from '../freePort.ts';
import { findOrInstallPostgres } from '../postgres.ts';
import { prepareSite } from '../preparedSite/prepareSite.ts';
import { addRows } from './addedRows.ts';
import { dumpOfPostgres, dumpOfSqlite } from './dumpedSchema.ts';
import { keepFewRules } from './fewerRules.ts';

const help = `Writes dumps of a site of this version with a record of every kind, on both engines, to
tests/durability/released: the tests migrate them to every later version. Takes about a minute.

  npm run database-dumps

Example: after a new migration, npm run database-dumps && npm test -- tests/durability/upgrades/storedShapes.test.ts`;

const released = join(import.meta.dirname, '..', '..', '..', 'tests', 'durability', 'released');

const administrator = { email: 'admin@example.com', password: 'correct horse battery staple' };
const publicUrl = 'https://visa.example.com';

/** Prepares a site in the database with these settings. */
async function prepare(dataDir: string, database: Record<string, string>) {
  mkdirSync(dataDir);
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = administrator;
  const port = await freePort();
  // No request to another site is made.
  const env = { PORT: String(port), PUBLIC_URL: publicUrl, LINK_CHECKS: 'off', ...database };
  const server = await startServer({ dataDir, env: { ADMIN_EMAIL, ADMIN_PASSWORD, ...env } });
  try {
    await prepareSite({ url: `http://localhost:${port}`, publicUrl, administrator });
  } finally {
    await server.stop();
  }
  const address = database.DATABASE_URL ?? join(dataDir, 'landfall.sqlite');
  const db = openDatabase(address);
  try {
    await addRows(db, { DATA_DIR: dataDir, ...database });
    await keepFewRules(db);
  } finally {
    await db.destroy();
  }
  return address;
}

/** The path of this schema's dump in a folder. Throws when there is one already. */
function pathIn(folder: string): string {
  const path = join(folder, `${knownMigrations.at(-1)?.slice(0, 4)}.sql`);
  if (!existsSync(path)) return path;
  throw new Error(`${path} is there: a released one stays as it is; delete any other first`);
}

function write(path: string, dump: string) {
  writeFileSync(path, dump);
  console.log(`${path}: ${Math.ceil(dump.length / 1000)} kB`);
}

await runCommand({ help }, async () => {
  const [sqlitePath, postgresPath] = [pathIn(released), pathIn(join(released, 'postgres'))];
  const bin = findOrInstallPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'landfall-dumps-'));
  try {
    write(sqlitePath, dumpOfSqlite(await prepare(join(folder, 'sqlite'), {})));
    const postgres = await startPostgres(bin);
    try {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query('create database landfall');
      await client.end();
      const DATABASE_URL = postgres.url.replace(/postgres$/, 'landfall');
      await prepare(join(folder, 'postgres'), { DATABASE_URL });
      write(postgresPath, dumpOfPostgres(bin, DATABASE_URL));
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
