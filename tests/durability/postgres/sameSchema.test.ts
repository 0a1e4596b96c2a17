import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { movedTables } from '#db/move/tables.ts';
import { retiredTables } from '../../support/retiredTables.ts';
import { copyPreparedDatabase, preparedSite } from '../../support/site/preparedDatabases.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { postgresShape, type SchemaShape, sqliteShape } from './schemaShapes.ts';

const imageFiles = 'SQLite stores image files in a folder';
const searchWithoutRows =
  'SQLite counts search results by scanning an index; PostgreSQL has a search index';

const otherPlans = 'SQLite looks up each destination; PostgreSQL joins in the other order';

const rowNumbers = 'every index of SQLite ends with the row id';

/** Intentional differences with their reasons, for SQLite and PostgreSQL. */
const exceptions: Record<string, { because: string; sqlite?: string; postgres?: string }> = {
  'checks of image_files': { because: imageFiles, postgres: '0' },
  'column content_version.id': {
    because: 'SQLite numbers every integer key automatically; this table has one row',
    sqlite: 'integer not null numbered',
    postgres: 'integer not null',
  },
  'column image_files.content': { because: imageFiles, postgres: 'blob not null' },
  'column image_files.hash': { because: imageFiles, postgres: 'text not null' },
  'column image_files.name': { because: imageFiles, postgres: 'text not null' },
  'foreign key image_files (hash)': {
    because: imageFiles,
    postgres: 'images (hash) on delete cascade',
  },
  'index destination_types_by_type': {
    because: otherPlans,
    postgres: 'on destination_types (type, destination_id)',
  },
  'index destinations_best_rated': {
    because: searchWithoutRows,
    sqlite: 'on destinations (rating desc, name, id, search_text)',
    postgres: 'on destinations (rating desc, name, id)',
  },
  'index destinations_by_image': {
    because: 'PostgreSQL refuses to index an address of more than about 2700 characters',
    sqlite: 'on destinations (image_url)',
    postgres: "on destinations (image_url) where image_url like '/images/%'",
  },
  'index destinations_newest': {
    because: searchWithoutRows,
    sqlite: 'on destinations (created_at desc, id, search_text)',
    postgres: 'on destinations (created_at desc, id)',
  },
  'index destinations_search': {
    because: searchWithoutRows,
    postgres: 'on destinations (search_text)',
  },
  'index entry_rules_by_source': {
    because: rowNumbers,
    sqlite: 'on entry_rules (source_id, destination, passport)',
    postgres: 'on entry_rules (source_id, destination, passport, id)',
  },
  'index entry_rules_edited': {
    because: rowNumbers,
    sqlite:
      'on entry_rules (updated_at, version, edition_id, verified_on, refused_on) where edition_id is null or verified_on is not null or refused_on is not null',
    postgres:
      'on entry_rules (updated_at, version, edition_id, verified_on, refused_on, id) where edition_id is null or verified_on is not null or refused_on is not null',
  },
  'index visa_requirements_by_passport': {
    because: otherPlans,
    postgres: 'on visa_requirements (country_code, type, destination_id, required, on_arrival)',
  },
  'primary key of image_files': { because: imageFiles, postgres: 'hash, name' },
};

/** Both schemas after all migrations. */
async function newDatabases() {
  const file = join(temporaryFolder(), 'landfall.sqlite');
  await copyPreparedDatabase('empty', file);
  const { address } = await preparedSite('empty');
  return { file, url: address };
}

function differencesOf(sqlite: SchemaShape, postgres: SchemaShape) {
  const names = [...new Set([...sqlite.keys(), ...postgres.keys()])].sort();
  return Object.fromEntries(
    names
      .filter((name) => sqlite.get(name) !== postgres.get(name))
      .map((name) => [name, { sqlite: sqlite.get(name), postgres: postgres.get(name) }]),
  );
}

const expected = Object.fromEntries(
  Object.entries(exceptions).map(([name, { sqlite, postgres }]) => [name, { sqlite, postgres }]),
);

test('both engines have the same columns, keys, checks and indexes', async () => {
  const { file, url } = await newDatabases();
  const [sqlite, postgres] = [sqliteShape(file), await postgresShape(url)];
  expect(sqlite.size).toBeGreaterThan(300);
  expect(differencesOf(sqlite, postgres)).toEqual(expected);
});

test('every kind of difference is detected', async () => {
  const { file, url } = await newDatabases();
  const sqlite = new Sqlite(file);
  sqlite.exec('alter table faqs add column source text');
  sqlite.close();
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  for (const change of [
    'alter table users alter column email type text collate "en-x-icu"',
    'alter table destinations alter column rating type numeric',
    'alter table zones alter column title drop not null',
    'alter table answer_reports alter column reports set default 2',
    'alter table sessions drop constraint sessions_user_id_fkey',
    'alter table newsletter_subscribers drop constraint newsletter_subscribers_email_key',
    'alter table images drop constraint images_width_check',
    'alter table contact_messages alter column id drop identity',
    'drop index faqs_in_order',
    'create index faqs_in_order on faqs (position desc, id)',
  ]) {
    await sql.raw(change).execute(db);
  }
  const found = Object.keys(differencesOf(sqliteShape(file), await postgresShape(url)));
  expect(found.filter((name) => !(name in expected))).toEqual([
    'checks of images',
    'column answer_reports.reports',
    'column contact_messages.id',
    'column destinations.rating',
    'column faqs.source',
    'column users.email',
    'column zones.title',
    'foreign key sessions (user_id)',
    'index faqs_in_order',
    'unique newsletter_subscribers (email)',
  ]);
});

test('every table is moved, in the order of its primary key', async () => {
  const { file } = await newDatabases();
  const keys = [...sqliteShape(file)]
    .filter(([name]) => name.startsWith('primary key of '))
    .filter(([name]) => !retiredTables.some((table) => name === `primary key of ${table}`));
  const moved = movedTables.map(({ name, key }) => [`primary key of ${name}`, key.join(', ')]);
  expect(moved.sort()).toEqual(keys.sort());
});
