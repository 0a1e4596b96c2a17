// During a deployment, processes of the last release write to the newest schema: a migration only
// adds, and its additions require no value from them. What a release no longer uses, the next
// removes.
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { listDestinationRows } from '#db/queries/destinations/destinationRows.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { releasedDumps, siteOfRelease } from './releasedDatabases.ts';

const engine = inject('engine');

test('a process of the last release can read and write the newest schema', async () => {
  const newest = open((await preparedSite('empty')).address);
  const [baseline = '', ...names] = Object.keys(newest.engine.migrations);
  const release = releasedDumps(engine).findLast(
    (dump) => dump >= baseline.slice(0, 4) && dump.slice(0, 4) < (names.at(-1) ?? ''),
  );
  // There is no release before the first one.
  const old = release ? (await siteOfRelease(release)).address : await addressOfThisVersion();
  await expectLivable(open(old), newest);
});

test('the test detects schema changes that break the last release', async () => {
  const change = async (statement: string) => {
    const newest = open((await preparedSite('empty')).address);
    for (const each of statement.split(';')) await sql.raw(each).execute(newest);
    return expectLivable(open(await addressOfThisVersion()), newest);
  };
  await change('alter table faqs add column source text; create table later (id text not null)');
  await change("alter table faqs add column source text not null default ''");
  await expect(change('alter table zones rename column note to remark')).rejects.toThrow('zones');
  await expect(change('drop table job_runs')).rejects.toThrow('job_runs');
  await expect(
    change(`drop table job_runs;
      create table job_runs (name text primary key, finished_at text not null, host text not null)`),
  ).rejects.toThrow(/job_runs\.host|"host"/);
});

test('a connection reads all columns of a table before and after a migration adds one', async () => {
  const { address } = await preparedSite('samples');
  const newer = open(address);
  const older = openDatabase(address, { pool: { size: 1, statementTimeoutMs: 0 } });
  onTestFinished(() => older.destroy());
  const before = await listDestinationRows(older, 'tokyo-japan');
  await sql`alter table destinations add column origin text not null default 'here'`.execute(newer);
  const after = await listDestinationRows(older, 'tokyo-japan');
  expect(after).toEqual({ ...before, destination: { ...before.destination, origin: 'here' } });
});

function open(address: string) {
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  return db;
}

/** A database of this version, with rows in all tables. */
async function addressOfThisVersion(): Promise<string> {
  const { address } = await siteOfRelease(releasedDumps(engine).at(-1) ?? '');
  await migrateToLatest(open(address));
  return address;
}

/**
 * Throws when a table or column of `old` is missing in `newest`, or when its rows can't be inserted
 * there.
 */
async function expectLivable(old: Db, newest: Db) {
  const names = async (db: Db) =>
    (await db.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    );
  const there = await names(newest);
  expect((await names(old)).filter((name) => !there.includes(name))).toEqual([]);
  await newest.connection().execute(async (connection) => {
    // In any order: foreign keys aren't checked here.
    await sql
      .raw(
        engine === 'sqlite'
          ? 'pragma foreign_keys = off'
          : 'set session_replication_role = replica',
      )
      .execute(connection);
    for (const { name } of await old.introspection.getTables()) {
      await sql`delete from ${sql.table(name)}`.execute(connection);
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        old,
      );
      for (const row of rows) {
        await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
          values (${sql.join(Object.values(row))})`.execute(connection);
      }
    }
  });
}
