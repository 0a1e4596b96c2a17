// The kinds of stay of a released site's entry conditions after its upgrade, on both engines.
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { restoreStatements } from '#db/queries/rules/editionStatements.ts';
import { releasedDumps, siteOfRelease } from './releasedDatabases.ts';

/** Those of before conditions had kinds of stay, with conditions of every kind. */
const released = releasedDumps(inject('engine')).filter((dump) => dump > '0015' && dump < '0028');

/** Those of before conditions had details. */
const withoutDetails = releasedDumps(inject('engine')).filter((dump) => dump < '0035');

const ofVisits = ['funds', 'insurance', 'levy', 'onward_ticket'];

/** A site of a release with conditions of the team, in a country without others. */
async function siteWithConditions(dump: string) {
  const { address } = await siteOfRelease(dump);
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const source =
    "(select source_id from entry_conditions where kind = 'funds' and version = 1 limit 1)";
  for (const [id, kind, concerns, version, sourceId] of [
    [9001, 'funds', 'all', 1, 'null'],
    // Earlier versions left an edited condition its source.
    [9002, 'levy', 'all', 2, source],
    [9003, 'insurance', 'visa', 2, 'null'],
    [9004, 'blank_pages', 'visa', 1, source],
  ] as const) {
    await sql`insert into entry_conditions (id, destination, kind, concerns, months, version,
      source_id, created_at, updated_at)
      values (${id}, 'GL', ${kind}, ${concerns}, 0, ${version}, ${sql.raw(sourceId)},
        '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')`.execute(db);
  }
  return db;
}

/** The distinct conditions and their kinds of stay. */
async function purposesOf(db: Db, where: string) {
  const { rows } = await sql<{ kind: string; concerns: string; purposes: string }>`
    select distinct kind, concerns, purposes from entry_conditions where ${sql.raw(where)}
    order by kind, concerns`.execute(db);
  return rows.map(({ purposes, ...row }) => ({ ...row, purposes: JSON.parse(purposes) }));
}

/** What sources say holds for the kinds of stay of its kind. */
async function expectRule(db: Db, where: string) {
  const rows = await purposesOf(db, where);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...ofVisits, 'minors']));
  for (const { kind, concerns, purposes } of rows) {
    const isOfVisits = ofVisits.includes(kind) || concerns !== 'all';
    const expected = isOfVisits ? ['tourist'] : ['tourist', 'transit', 'working'];
    expect([kind, concerns, purposes]).toEqual([kind, concerns, expected]);
  }
}

test.each(released)('in a database of %s hold as they were shown', async (dump) => {
  const db = await siteWithConditions(dump);
  await migrateToLatest(db);
  await expectRule(db, "source_id is not null and version = 1 and destination <> 'GL'");
  expect(await purposesOf(db, "destination = 'GL'")).toEqual([
    { kind: 'blank_pages', concerns: 'visa', purposes: ['tourist'] },
    { kind: 'funds', concerns: 'all', purposes: ['tourist', 'transit', 'working'] },
    { kind: 'insurance', concerns: 'visa', purposes: ['tourist'] },
    { kind: 'levy', concerns: 'all', purposes: ['tourist', 'transit', 'working'] },
  ]);
});

test.each(released)('in %s are of visas where they count from its end', async (dump) => {
  const db = await siteWithConditions(dump);
  const note = 'Without a visa: from the last day you may stay. 6 months from entry are advised.';
  for (const [id, destination, version, said] of [
    [9005, 'AZ', 1, ''],
    [9006, 'TR', 1, note],
    // As the team has saved it.
    [9007, 'TJ', 2, note],
  ] as const) {
    await sql`insert into entry_conditions (id, destination, kind, concerns, months, counted_from, note,
      version, source_id, created_at, updated_at)
      values (${id}, ${destination}, 'passport_validity', 'all', 3, 'visa_expiry', ${said}, ${version},
        (select source_id from entry_conditions where kind = 'funds' and version = 1 limit 1),
        '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')`.execute(db);
  }
  await migrateToLatest(db);
  const { rows } = await sql`select destination, permission_only, note from entry_conditions
    where id in (9005, 9006, 9007) order by id`.execute(db);
  expect(rows).toEqual([
    { destination: 'AZ', permission_only: 1, note: '' },
    { destination: 'TR', permission_only: 0, note: '6 months from entry are advised.' },
    { destination: 'TJ', permission_only: 0, note },
  ]);
});

test.each(withoutDetails)('in %s several of a kind differ in their details', async (dump) => {
  const { address } = await siteOfRelease(dump);
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  const stated = (id: number, detail: string) =>
    sql`insert into entry_conditions (id, destination, kind, months,
    detail, created_at, updated_at)
    values (${id}, 'JP', 'cash', 0, ${detail}, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')`.execute(
      db,
    );
  await stated(9001, 'in');
  await stated(9002, 'out');
  await expect(stated(9003, 'out')).rejects.toThrow(/unique/i);
  const { rows } = await sql`select distinct detail from entry_conditions where id < 9001`.execute(
    db,
  );
  expect(rows).toEqual([{ detail: '' }]);
});

test.each(released)('in %s are right also of an edition that is taken back', async (dump) => {
  const db = await siteWithConditions(dump);
  await migrateToLatest(db);
  const edition = await db
    .selectFrom('rule_editions')
    .select(['id', 'source_id'])
    .where('statements', 'like', '%"kind":"funds"%')
    .executeTakeFirstOrThrow();
  const { source_id: sourceId, id: to } = edition;
  const { id: from } = await db
    .selectFrom('rule_editions')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('id', '<>', to)
    .executeTakeFirstOrThrow();
  const now = '2026-11-28T00:00:00.000Z';
  await db.transaction().execute((trx) => restoreStatements(trx, sourceId, { from, to, now }));
  await expectRule(db, `source_id = '${sourceId}' and version = 1 and destination <> 'GL'`);
});
