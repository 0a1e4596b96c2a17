import { describe, expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { listRecords } from '#db/queries/records/recordRows.ts';
import { entryConditions } from '#server/records/entryConditions.ts';
import { fileKindOf } from '#server/records/file.ts';
import { applyRecords } from '#server/records/files/applyRecords.ts';
import { planRecords } from '#server/records/files/planRecords.ts';
import type { AnyFileKind } from '#server/records/kind.ts';
import { recordKinds } from '#server/records/kinds.ts';
import { officialLinks } from '#server/records/officialLinks.ts';
import { linkFixture, validityFixture } from '../../fixtures/countryRecords.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { siteWith, walked } from './walkedKinds.ts';

describe.each(recordKinds)('files of the kind $entity', (kind) => {
  const { entity } = kind;
  const fileKind = fileKindOf(kind);
  const plan = (db: Db, records: object[]) =>
    planRecords(db, fileKind, Buffer.from(JSON.stringify(records)));

  test('change named records, add new ones, and write the history', async () => {
    const { site, records, changed, historyOf } = await siteWith(entity);
    const [first, second] = walked[entity].records;
    const { id } = await records.create.mutate(first);
    const added = { ...second.fields, destination: second.destination };
    const named = { ...changed, id: String(id), version: 1 };
    const planned = await plan(site.db, [named, added]);
    expect(planned.counts).toEqual({ added: 1, changed: 1, refused: 0, unchanged: 0 });
    await site.db.transaction().execute((trx) => applyRecords(trx, fileKind, planned));
    expect(await records.byId.query({ id })).toMatchObject({ ...changed, version: 2 });
    expect((await historyOf(id)).entries.map(({ action }) => action)).toEqual([
      'changed',
      'created',
    ]);
    const [one, other] = await fileKind.findStored(site.db, await idsOf(site.db, kind));
    expect([one?.fields, other?.fields]).toEqual(
      expect.arrayContaining([
        expect.objectContaining(changed),
        expect.objectContaining(second.fields),
      ]),
    );
  });

  test('accept their own template', async () => {
    const { site } = await siteWith(entity);
    const { destination, fields } = kind.file.example;
    const { counts } = await plan(site.db, [{ ...fields, destination }]);
    expect(counts).toMatchObject({ added: 1, refused: 0 });
  });
});

describe('a file of entry conditions or official links', () => {
  const refusals = async (kind: AnyFileKind, db: Db, records: object[]) => {
    const { rows } = await planRecords(db, fileKindOf(kind), Buffer.from(JSON.stringify(records)));
    return rows.map((row) => (row.outcome === 'refused' ? row.reasons : row.outcome));
  };

  test('is validated like its form, row by row', async () => {
    const { site, records } = await siteWith('entry_condition');
    await records.create.mutate({ fields: validityFixture(), destination: 'JP' });
    const said = await refusals(entryConditions, site.db, [
      { ...validityFixture({ months: 3 }), destination: 'JP' },
      { ...validityFixture(), destination: 'FR' },
      { ...validityFixture({ months: 3 }), destination: 'FR' },
      { ...validityFixture(), destination: 'QQ' },
      validityFixture(),
    ]);
    const message = 'This country has a condition of this kind already: change that one';
    expect(said).toEqual([
      [{ column: 'kind', message }],
      'added',
      [{ column: 'kind', message }],
      [{ column: 'destination', message: 'No country has the code QQ' }],
      [{ column: 'destination', message: 'Say of which country it is' }],
    ]);
  });

  test('adds no existing link', async () => {
    const { site, records } = await siteWith('application_portal');
    await records.create.mutate({ fields: linkFixture(), destination: 'JP' });
    const row = { ...linkFixture(), destination: 'JP' };
    expect(await refusals(officialLinks, site.db, [row, { ...row, title: 'Other' }])).toEqual([
      [{ column: null, message: 'This country has the same official link already' }],
      'added',
    ]);
  });

  test('keeps the kinds of stay of conditions in files without them', async () => {
    const { site, records } = await siteWith('entry_condition');
    const fields = validityFixture({ purposes: ['working'] });
    const { id } = await records.create.mutate({ fields, destination: 'JP' });
    const kind = fileKindOf(entryConditions);
    const { purposes: _, ...ofBefore } = validityFixture({ months: 9 });
    const rows = [
      { id: String(id), destination: 'JP', ...ofBefore },
      { destination: 'FR', ...ofBefore },
    ];
    const plan = await planRecords(site.db, kind, Buffer.from(JSON.stringify(rows)));
    expect(plan.counts).toMatchObject({ changed: 1, added: 1 });
    await site.db.transaction().execute((trx) => applyRecords(trx, kind, plan));
    const stored = await listRecords(site.db, entryConditions.table);
    expect(stored.map(({ destination, purposes }) => [destination, purposes]).sort()).toEqual([
      ['FR', ['tourist', 'transit', 'working']],
      ['JP', ['working']],
    ]);
    const unknown = { destination: 'DE', ...ofBefore, purposes: ['business'] };
    const message = '“business” is no kind of stay: tourist, transit or working';
    expect(await refusals(entryConditions, site.db, [unknown])).toEqual([
      [{ column: 'purposes', message }],
    ]);
  });

  test('keeps the source of imported records, until they are changed', async () => {
    const { site, records } = await siteWith('entry_condition');
    await addEdition(site.db, { source: { id: 'law', kind: 'official' }, rules: [] });
    const { id } = await records.create.mutate({ fields: validityFixture(), destination: 'JP' });
    await site.db.updateTable('entry_conditions').set({ source_id: 'law' }).execute();
    const kind = fileKindOf(entryConditions);
    const [stored] = await kind.findStored(site.db, [String(id)]);
    const { title } = await site.db
      .selectFrom('rule_sources')
      .select('title')
      .where('id', '=', 'law')
      .executeTakeFirstOrThrow();
    expect(stored?.fields).toMatchObject({ sourceTitle: title });
    const file = Buffer.from(JSON.stringify([{ id: String(id), months: 9 }]));
    const plan = await planRecords(site.db, kind, file);
    await site.db.transaction().execute((trx) => applyRecords(trx, kind, plan));
    expect(await records.byId.query({ id })).toMatchObject({
      months: 9,
      sourceId: null,
      sourceTitle: title,
    });
  });
});

async function idsOf(db: Db, { table }: AnyFileKind): Promise<string[]> {
  return (await listRecords(db, table)).map(({ id }) => String(id));
}
