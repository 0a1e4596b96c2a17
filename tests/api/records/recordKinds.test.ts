import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AnyKind } from '#server/records/kind.ts';
import { nounOf } from '#server/records/recorded.ts';
import { refusalOf } from '../../support/site/testApp.ts';
import { type Stored, siteWith, storedKinds, walked } from './walkedKinds.ts';

const entities = Object.keys(walked) as (keyof typeof walked)[];

const kindOf = (entity: string) => storedKinds.find((kind) => kind.entity === entity) as AnyKind;

test('the test covers every kind', () => {
  expect(storedKinds.map(({ entity }) => entity).sort()).toEqual(Object.keys(walked).sort());
});

describe.each(entities)('a record of the kind %s', (entity) => {
  test('is created once, however often the form is sent', async () => {
    const { records, moves, historyOf } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const created = await records.create.mutate(sent);
    expect(created).toMatchObject({ ...sent.fields, version: 1 });
    expect(await moves(() => records.create.mutate(sent))).toBe(0);
    expect(await records.create.mutate(sent)).toEqual(created);
    expect(await records.byId.query({ id: created.id })).toEqual(created);
    expect((await historyOf(created.id)).entries.map(({ action }) => action)).toEqual(['created']);
  });

  test('is saved only from its current version', async () => {
    const { records, moves, changed, historyOf } = await siteWith(entity);
    const [sent] = walked[entity].records;
    const { id } = await records.create.mutate(sent);
    const update = { id, version: 1, fields: changed };
    expect(await moves(() => records.update.mutate(update))).toBe(walked[entity].moves ?? 1);
    const saved = await records.byId.query({ id });
    expect(saved).toMatchObject({ ...changed, version: 2 });
    // The response was lost, and the same request is sent again.
    expect(await moves(() => records.update.mutate(update))).toBe(0);
    const late = records.update.mutate({ ...update, fields: sent.fields });
    expect(await refusalOf(late)).toMatchObject({
      code: 'CONFLICT',
      message: `This ${nounOf(kindOf(entity))} was changed after you opened it. Nothing of yours was saved.`,
    });
    const [change] = (await historyOf(id)).entries;
    expect(change).toMatchObject({ action: 'changed', actor: { kind: 'user' } });
  });

  test('restores an earlier version', async () => {
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

  test('is deleted and restored with others, all or none', async () => {
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

  test('is restored under another id if its own was reused', async () => {
    const { site, api, records } = await siteWith(entity);
    const [first, second] = walked[entity].records;
    const { id } = await records.create.mutate(first);
    const { trashId } = await records.delete.mutate({ id });
    const other = await records.create.mutate(second);
    const table = sql.table(kindOf(entity).table.name);
    await sql`update ${table} set id = ${id} where id = ${other.id}`.execute(site.db);
    const [restored] = await api.trash.restore.mutate({ ids: [trashId] });
    expect(restored?.id).not.toBe(String(id));
    const restoredId = typeof id === 'number' ? Number(restored?.id) : (restored?.id ?? '');
    expect(await records.byId.query({ id: restoredId })).toMatchObject(first.fields);
  });
});

describe('a record of a country', () => {
  const ofCountry = [
    'entry_condition',
    'application_portal',
    'work_programme',
    'way_to_work',
  ] as const;

  test.each(ofCountry)('of the kind %s is restored once', async (entity) => {
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

  test.each(ofCountry)(
    'of the kind %s is restored from an earlier format of the trash',
    async (entity) => {
      const { site, api, records } = await siteWith(entity);
      const [sent] = walked[entity].records;
      const stored = await records.create.mutate(sent);
      const { trashId } = await records.delete.mutate({ id: stored.id });
      const { data } = await site.db.selectFrom('trash').select('data').executeTakeFirstOrThrow();
      const wrapped = JSON.stringify({ condition: JSON.parse(data) });
      await site.db.updateTable('trash').set({ data: wrapped }).execute();
      await api.trash.restore.mutate({ ids: [trashId] });
      expect(await records.byId.query({ id: stored.id })).toEqual(stored);
    },
  );
});
