import { describe, expect, test } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { listRecords } from '../../../db/records/recordRows.ts';
import { entryConditions } from '../../../server/records/entryConditions.ts';
import { fileKindOf } from '../../../server/records/file.ts';
import type { AnyKind } from '../../../server/records/kind.ts';
import { recordKinds } from '../../../server/records/kinds.ts';
import { officialLinks } from '../../../server/records/officialLinks.ts';
import { type RecordEntity, recordNouns } from '../../../server/schemas/records/nouns.ts';
import { applyRecords } from '../../../server/services/recordImport/applyRecords.ts';
import { planRecords } from '../../../server/services/recordImport/planRecords.ts';
import { linkFixture, validityFixture } from '../../fixtures/countryRecords.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { faqInput } from '../inputs.ts';
import { refusalOf, startTestSite, type TestBrowser } from '../testApp.ts';

type Stored = { id: number | string; version: number };

/** The procedures that every kind has. */
type RecordApi = {
  create: { mutate(input: object): Promise<Stored> };
  byId: { query(input: { id: Stored['id'] }): Promise<Stored> };
  update: { mutate(input: Stored & { fields: object }): Promise<Stored> };
  delete: { mutate(input: { id: Stored['id'] }): Promise<{ trashId: string }> };
  deleteMany: { mutate(input: { ids: Stored['id'][] }): Promise<{ trashIds: string[] }> };
};

type NewRecord = { fields: object; destination?: string; creationKey?: string };

/** What a kind is walked with: its procedures, two records, and other fields for the first. */
type Walked = {
  of: (api: TestBrowser['api']) => unknown;
  records: [NewRecord, NewRecord];
  changed: object;
};

const creationKey = '0123456789abcdef'.repeat(2);

const walked: Record<RecordEntity, Walked> = {
  entry_condition: {
    of: (api) => api.entryCondition,
    records: [
      { fields: validityFixture(), destination: 'JP' },
      { fields: validityFixture(), destination: 'FR' },
    ],
    changed: validityFixture({ months: 3 }),
  },
  application_portal: {
    of: (api) => api.officialLink,
    records: [
      { fields: linkFixture(), destination: 'JP' },
      { fields: linkFixture({ title: 'Arrival card' }), destination: 'JP' },
    ],
    changed: linkFixture({ title: 'e-Visa', inOperation: false }),
  },
  faq: {
    of: (api) => api.faq,
    records: [
      { fields: faqInput(), creationKey },
      { fields: faqInput({ question: 'How long may I stay?' }) },
    ],
    changed: faqInput({ answer: 'No.' }),
  },
};

async function siteWith(entity: RecordEntity) {
  const { of, changed } = walked[entity];
  const site = await startTestSite();
  const { api } = await site.signedIn();
  /** By how much the work moves the content version. */
  const moves = async (work: () => Promise<unknown>) => {
    const version = () =>
      site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    const before = (await version()).version;
    await work();
    return (await version()).version - before;
  };
  const historyOf = async (id: Stored['id']) =>
    api.history.ofRecord.query({ entity, id: String(id) });
  return { site, api, records: of(api) as RecordApi, moves, historyOf, changed };
}

/** What the server says of a record that somebody else saved first. */
const changedSince = (entity: RecordEntity) =>
  `This ${recordNouns[entity][0]} was changed after you opened it. Nothing of yours was saved.`;

test('every kind is walked', () => {
  expect(recordKinds.map(({ entity }) => entity).sort()).toEqual(Object.keys(walked).sort());
});

describe.each(Object.keys(walked) as RecordEntity[])('a record of the kind %s', (entity) => {
  test('is created once, however often its form is sent', async () => {
    const { records, moves, historyOf } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const created = await records.create.mutate(sent);
    expect(created).toMatchObject({ ...sent.fields, version: 1 });
    expect(await moves(() => records.create.mutate(sent))).toBe(0);
    expect(await records.create.mutate(sent)).toEqual(created);
    expect(await records.byId.query({ id: created.id })).toEqual(created);
    expect((await historyOf(created.id)).entries.map(({ action }) => action)).toEqual(['created']);
  });

  test('is saved from the version that its form began with alone', async () => {
    const { records, moves, changed, historyOf } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const { id } = await records.create.mutate(sent);
    const update = { id, version: 1, fields: changed };
    expect(await moves(() => records.update.mutate(update))).toBe(1);
    const saved = await records.byId.query({ id });
    expect(saved).toMatchObject({ ...changed, version: 2 });
    // The response was lost, and the same is sent again.
    expect(await moves(() => records.update.mutate(update))).toBe(0);
    const late = records.update.mutate({ ...update, fields: sent.fields });
    expect(await refusalOf(late)).toMatchObject({
      code: 'CONFLICT',
      message: changedSince(entity),
    });
    const [change] = (await historyOf(id)).entries;
    expect(change).toMatchObject({ action: 'changed', actor: { kind: 'user' } });
  });

  test('takes an earlier version again', async () => {
    const { api, records, changed, historyOf } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const { id } = await records.create.mutate(sent);
    await records.update.mutate({ id, version: 1, fields: changed });
    const { entries, storedVersion } = await historyOf(id);
    expect(storedVersion).toBe(2);
    const entry = entries.at(-1)?.id ?? 0;
    await api.history.restoreVersion.mutate({ entry, side: 'after', version: 2 });
    expect(await records.byId.query({ id })).toMatchObject({ ...sent.fields, version: 3 });
  });

  test('is deleted with others, all of them or none, and comes back with them', async () => {
    const { api, records, moves, historyOf } = await siteWith(entity);
    const stored: Stored[] = [];
    for (const record of walked[entity].records) stored.push(await records.create.mutate(record));
    const ids = stored.map(({ id }) => id);
    const nowhere = typeof ids[0] === 'number' ? 999_999 : 'nowhere';
    const withUnknown = () => records.deleteMany.mutate({ ids: [...ids, nowhere] });
    expect(await moves(async () => refusalOf(withUnknown()))).toBe(0);
    const { trashIds } = await records.deleteMany.mutate({ ids });
    expect(trashIds).toHaveLength(2);
    for (const id of ids) {
      expect(await refusalOf(records.byId.query({ id }))).toMatchObject({ code: 'NOT_FOUND' });
    }
    const restored = await api.trash.restore.mutate({ ids: trashIds });
    expect(restored.map(({ id }) => id)).toEqual(ids.map(String));
    for (const one of stored) expect(await records.byId.query({ id: one.id })).toEqual(one);
    expect((await historyOf(ids[0] ?? '')).entries.map(({ action }) => action)).toEqual([
      'restored',
      'deleted',
      'created',
    ]);
  });

  test('comes back under another id where its own was given out again', async () => {
    const { site, api, records } = await siteWith(entity);
    const [first, second] = walked[entity].records;
    const { id } = await records.create.mutate(first);
    const { trashId } = await records.delete.mutate({ id });
    const other = await records.create.mutate(second);
    const table = recordKinds.find((kind) => kind.entity === entity)?.table.name ?? 'faqs';
    await site.db.updateTable(table).set({ id }).where('id', '=', other.id).execute();
    const [restored] = await api.trash.restore.mutate({ ids: [trashId] });
    expect(restored?.id).not.toBe(String(id));
    const restoredId = typeof id === 'number' ? Number(restored?.id) : (restored?.id ?? '');
    expect(await records.byId.query({ id: restoredId })).toMatchObject(first.fields);
  });
});

describe.each(recordKinds)('files of the kind $entity', (kind) => {
  const { entity } = kind;
  const fileKind = fileKindOf(kind);
  const plan = (db: Db, records: object[]) =>
    planRecords(db, fileKind, Buffer.from(JSON.stringify(records)));

  test('change what they name, add what is new, and say so in the history', async () => {
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

  test('take the example that they are filled in with', async () => {
    const { site } = await siteWith(entity);
    const { destination, fields } = kind.file.example;
    const { counts } = await plan(site.db, [{ ...fields, destination }]);
    expect(counts).toMatchObject({ added: 1, refused: 0 });
  });
});

describe('a file of what belongs to countries', () => {
  const refusals = async (kind: AnyKind, db: Db, records: object[]) => {
    const { rows } = await planRecords(db, fileKindOf(kind), Buffer.from(JSON.stringify(records)));
    return rows.map((row) => (row.outcome === 'refused' ? row.reasons : row.outcome));
  };

  test('is refused for what its form would refuse, row by row', async () => {
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

  test('adds no link that is there already', async () => {
    const { site, records } = await siteWith('application_portal');
    await records.create.mutate({ fields: linkFixture(), destination: 'JP' });
    const row = { ...linkFixture(), destination: 'JP' };
    expect(await refusals(officialLinks, site.db, [row, { ...row, title: 'Other' }])).toEqual([
      [{ column: null, message: 'This country has the same official link already' }],
      'added',
    ]);
  });

  test('names the source of what was imported, which a change makes its own', async () => {
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
      ...{ months: 9, sourceId: null, sourceTitle: title },
    });
  });
});

async function idsOf(db: Db, { table }: AnyKind): Promise<string[]> {
  return (await listRecords(db, table)).map(({ id }) => String(id));
}

describe('a record of a country', () => {
  const ofCountry = ['entry_condition', 'application_portal'] as const;

  test.each(ofCountry)('of the kind %s comes back once', async (entity) => {
    const { api, records } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const { id } = await records.create.mutate(sent);
    const { trashId } = await records.delete.mutate({ id });
    await records.create.mutate(sent);
    expect(await refusalOf(api.trash.restore.mutate({ ids: [trashId] }))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^This country has /),
    });
  });

  test.each(ofCountry)('of the kind %s is restored as the trash kept it before', async (entity) => {
    const { site, api, records } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const stored = await records.create.mutate(sent);
    const { trashId } = await records.delete.mutate({ id: stored.id });
    const { data } = await site.db.selectFrom('trash').select('data').executeTakeFirstOrThrow();
    const wrapped = JSON.stringify({ condition: JSON.parse(data) });
    await site.db.updateTable('trash').set({ data: wrapped }).execute();
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await records.byId.query({ id: stored.id })).toEqual(stored);
  });
});
