import { describe, expect, test } from 'vitest';
import { runAs } from '#server/history/actor.ts';
import { updateDestination } from '#server/records/destinations/destinations.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestSite,
} from '../../support/site/testApp.ts';

const command = { kind: 'command', id: null, name: 'npm run seed, by ana' } as const;

async function start() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const paris = await api.destination.create.mutate(destinationFixture());
  return { site, api, paris };
}

async function become(site: TestSite, role: 'administrator' | 'editor') {
  await site.db.updateTable('users').set({ role }).execute();
}

const named = (entries: { action: string; title: string }[]) =>
  entries.map(({ action, title }) => `${action} ${title}`);

describe('the history', () => {
  test('lists who changed which fields of which record, newest first', async () => {
    const { api, paris } = await start();
    const { id, version } = paris;
    await api.destination.update.mutate({ id, version, fields: destinationFixture({ rating: 1 }) });
    const { trashId } = await api.destination.delete.mutate({ id });
    await api.trash.restore.mutate({ ids: [trashId] });
    const { entries, next } = await api.history.list.query({ entity: 'destination' });
    expect(next).toBeNull();
    expect(named(entries)).toEqual(
      ['restored', 'deleted', 'changed', 'created'].map((action) => `${action} Paris, France`),
    );
    expect(entries[2]).toMatchObject({
      actor: { kind: 'user', name: administrator.email },
      entity: 'destination',
      entityId: id,
      before: { rating: 4.8 },
      after: { rating: 1 },
    });
    expect(Object.keys(entries[2]?.after ?? {})).toEqual(['rating']);
  });

  test('can be filtered by person, kind and days', async () => {
    const { site, api, paris } = await start();
    await api.visaRequirement.create.mutate({
      destinationId: paris.id,
      fields: requirementInput(),
    });
    await site.db.updateTable('history').set({ changed_at: '2026-03-01T12:00:00.000Z' }).execute();
    const fields = destinationFixture({ rating: 2 });
    const update = { id: paris.id, version: 1, fields };
    await runAs(command, () => updateDestination(site.db, update));
    const { id = '' } = (await api.session.me.query()) ?? {};
    const list = async (input: Parameters<typeof api.history.list.query>[0]) =>
      named((await api.history.list.query(input)).entries);

    expect(await list({ by: id, entity: 'destination' })).toEqual(['created Paris, France']);
    expect(await list({ by: 'command' })).toEqual(['changed Paris, France']);
    expect(await list({ by: id, entity: 'visa_requirement' })).toEqual([
      'created Paris, France: Germany, tourist',
    ]);
    expect(await list({ by: 'nobody' })).toEqual([]);
    expect(await list({ from: '2099-01-01' })).toEqual([]);
    expect(await list({ to: '1999-12-31' })).toEqual([]);
    expect(await list({ entity: 'destination', from: '2026-03-02' })).toEqual([
      'changed Paris, France',
    ]);
    expect(await api.history.accounts.query()).toEqual([{ id, name: administrator.email }]);
  });

  test('is paged', async () => {
    const { site, api, paris } = await start();
    const [row] = await site.db
      .selectFrom('history')
      .selectAll()
      .where('entity', '=', 'destination')
      .execute();
    if (!row) throw new Error('Paris was created');
    const { id: _, ...entry } = row;
    const many = Array.from({ length: 70 }, (_, count) => ({ ...entry, title: `Paris ${count}` }));
    await site.db.insertInto('history').values(many).execute();
    const record = { entity: 'destination', id: paris.id } as const;
    const first = await api.history.ofRecord.query(record);
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]?.title).toBe('Paris 69');
    const second = await api.history.ofRecord.query({ ...record, before: first.next ?? 0 });
    expect(second.entries).toHaveLength(21);
    expect(second).toMatchObject({ next: null, entries: { 0: { title: 'Paris 19' } } });
  });

  test('stays with a destination that gets another address', async () => {
    const { api, paris } = await start();
    const update = { id: paris.id, version: 1, fields: destinationFixture(), slug: 'lutetia' };
    await api.destination.update.mutate(update);
    const { entries } = await api.history.ofRecord.query({ entity: 'destination', id: 'lutetia' });
    expect(named(entries)).toEqual(['changed Paris, France', 'created Paris, France']);
  });

  test('has nothing of a numbered record by another text', async () => {
    const { api } = await start();
    for (const entity of ['rule', 'application_portal'] as const) {
      const found = await api.history.ofRecord.query({ entity, id: 'dubai' });
      expect(found).toMatchObject({ entries: [], storedVersion: null });
    }
  });

  test('shows editors nothing of accounts and settings', async () => {
    const { site, api } = await start();
    await api.settings.updateStaleness.mutate({ editionDays: 10, ruleDays: 10, version: 0 });
    expect(named((await api.history.list.query({ entity: 'setting' })).entries)).toHaveLength(1);
    await become(site, 'editor');
    const seen = (await api.history.list.query({})).entries.map(({ entity }) => entity);
    expect(seen).toContain('destination');
    expect(seen).not.toContain('setting');
    expect((await api.history.list.query({ entity: 'setting' })).entries).toEqual([]);
    const record = { entity: 'setting', id: 'staleness' } as const;
    expect((await api.history.ofRecord.query(record)).entries).toEqual([]);
  });
});

describe('an earlier version', () => {
  test('is restored as a new version, from before or after a change', async () => {
    const { api, paris } = await start();
    const { id } = paris;
    const changed = destinationFixture({ rating: 1, highlights: [], types: [] });
    await api.destination.update.mutate({ id, version: 1, fields: changed });
    const record = { entity: 'destination', id } as const;
    const { entries, storedVersion } = await api.history.ofRecord.query(record);
    expect(storedVersion).toBe(2);
    const [change, creation] = entries;
    if (!change || !creation) throw new Error('Both are in the history');
    const restored = { entry: creation.id, side: 'after', version: 2 } as const;
    expect(await api.history.restoreVersion.mutate(restored)).toEqual({ missingImages: 0 });
    expect(await api.destination.byId.query({ id })).toMatchObject({
      ...destinationFixture(),
      currency: 'Euro (EUR)',
      version: 3,
    });
    // What the record says at present is known, wherever the history has it.
    const sides = (await api.history.ofRecord.query(record)).entries.map((one) => one.presentSides);
    expect(sides).toEqual([['after'], ['before'], ['after']]);
    // Another user has saved since this page of the history was opened.
    expect(
      await refusalOf(api.history.restoreVersion.mutate({ ...restored, entry: change.id })),
    ).toMatchObject({ code: 'CONFLICT' });
    const back = { entry: change.id, side: 'after', version: 3 } as const;
    await api.history.restoreVersion.mutate(back);
    expect(await api.destination.byId.query({ id })).toMatchObject({
      ...changed,
      currency: 'Euro (EUR)',
      version: 4,
    });
  });

  test('from before a field was added keeps the stored value of that field', async () => {
    const { site, api, paris } = await start();
    const { id } = paris;
    const changed = destinationFixture({ rating: 1, languages: ['Breton'] });
    await api.destination.update.mutate({ id, version: 1, fields: changed });
    const { languages: _languages, ...older } = destinationFixture();
    const after = JSON.stringify(older);
    await site.db.updateTable('history').set({ after }).where('action', '=', 'created').execute();
    const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
    const entry = entries.at(-1)?.id ?? 0;
    await api.history.restoreVersion.mutate({ entry, side: 'after', version: 2 });
    expect(await api.destination.byId.query({ id })).toMatchObject({
      rating: destinationFixture().rating,
      languages: ['Breton'],
    });
  });

  test('that is no longer valid is refused with the reason', async () => {
    const { site, api, paris } = await start();
    const { id } = paris;
    await api.destination.update.mutate({ id, version: 1, fields: destinationFixture() });
    const after = JSON.stringify({ ...destinationFixture(), currency: 'Francs' });
    await site.db.updateTable('history').set({ after }).where('action', '=', 'created').execute();
    const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
    const entry = entries.at(-1)?.id ?? 0;
    expect(
      await refusalOf(api.history.restoreVersion.mutate({ entry, side: 'after', version: 2 })),
    ).toMatchObject({
      code: 'BAD_REQUEST',
      message: "This version can't be saved any more. Choose a currency from the list, like EUR",
    });
  });

  test('of a setting is for administrators', async () => {
    const { site, api } = await start();
    await api.settings.updateStaleness.mutate({ editionDays: 10, ruleDays: 10, version: 0 });
    await api.settings.updateStaleness.mutate({ editionDays: 20, ruleDays: 20, version: 1 });
    const record = { entity: 'setting', id: 'staleness' } as const;
    const { entries } = await api.history.ofRecord.query(record);
    const entry = entries.at(-1)?.id ?? 0;
    const restored = { entry, side: 'after', version: 2 } as const;
    await become(site, 'editor');
    expect(await refusalOf(api.history.restoreVersion.mutate(restored))).toMatchObject({
      code: 'FORBIDDEN',
    });
    await become(site, 'administrator');
    const sides = (await api.history.ofRecord.query(record)).entries.map((one) => one.presentSides);
    expect(sides).toEqual([['after'], []]);
    await api.history.restoreVersion.mutate(restored);
    expect(await api.settings.staleness.query()).toEqual({
      editionDays: 10,
      ruleDays: 10,
      version: 3,
    });
  });
});
