import { describe, expect, test } from 'vitest';
import { recordKinds } from '../../../server/records/kinds.ts';
import { type RecordEntity, recordNouns } from '../../../server/schemas/records/nouns.ts';
import { linkFixture, validityFixture } from '../../fixtures/countryRecords.ts';
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
