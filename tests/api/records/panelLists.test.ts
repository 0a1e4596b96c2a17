import { describe, expect, test } from 'vitest';
import { addDays, utcDay } from '#core/dates.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

async function start() {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  return { site, api, db: site.db };
}

describe('the list of destinations', () => {
  test('has drafts, sorts, filters and counts', async () => {
    const { api, db } = await start();
    await api.destination.setStatus.mutate({ ids: ['tokyo-japan'], status: 'draft' });
    const names = async (input: Parameters<typeof api.destination.listToEdit.query>[0]) =>
      (await api.destination.listToEdit.query(input)).items.map(({ name }) => name);
    const byName = { sort: { by: 'name' as const } };
    const all = await names(byName);
    expect(all).toEqual(all.toSorted());
    expect(all).toContain('Tokyo');
    expect(await names({ sort: { by: 'name', descending: true } })).toEqual(all.toReversed());
    const rated = await api.destination.listToEdit.query({
      sort: { by: 'rating', descending: true },
    });
    const ratings = rated.items.map(({ rating }) => Number(rating));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(await names({ ...byName, status: 'draft' })).toEqual(['Tokyo']);
    expect(await names({ ...byName, continent: 'Europe' })).toEqual(['Paris']);
    expect(await names({ ...byName, search: 'jap' })).toEqual(['Tokyo']);
    expect(await names({ ...byName, pageSize: 2, page: 1 })).toEqual(all.slice(2, 4));
    const filtered = await api.destination.listToEdit.query({ status: 'draft' });
    expect(filtered).toMatchObject({ total: 1, all: 4 });

    // Visitors don't see it.
    expect((await api.destination.list.query({})).items.map(({ name }) => name)).not.toContain(
      'Tokyo',
    );

    const old = addDays(utcDay(), -366);
    await db
      .updateTable('visa_requirements')
      .set({ source_date: utcDay(), updated_at: `${old}T00:00:00.000Z` })
      .execute();
    expect(await names({ stale: true })).toEqual([]);
    await db
      .updateTable('visa_requirements')
      .set({ source_date: null })
      .where('destination_id', '=', 'paris-france')
      .execute();
    const { items } = await api.destination.listToEdit.query({ stale: true });
    const requirements = await api.visaRequirement.listByDestination.query({
      destinationId: 'paris-france',
    });
    expect(items.map(({ id, staleRequirements }) => [id, staleRequirements])).toEqual([
      ['paris-france', requirements.length],
    ]);
    const staleness = requirements.map(({ isStale, asOf }) => ({ isStale, asOf }));
    expect(staleness).toEqual(requirements.map(() => ({ isStale: true, asOf: old })));
    const others = await api.visaRequirement.listByDestination.query({
      destinationId: 'bali-indonesia',
    });
    expect(others.filter(({ isStale }) => isStale)).toEqual([]);
  });
});

describe('a bulk change of destinations', () => {
  const historyOf = (db: Awaited<ReturnType<typeof start>>['db']) =>
    db
      .selectFrom('history')
      .select(['entity_id', 'action'])
      .where('entity', '=', 'destination')
      .orderBy('id')
      .execute();

  test('makes them popular, with a history entry for each changed one only', async () => {
    const { api, db } = await start();
    await db
      .updateTable('destinations')
      .set({ popular: 0 })
      .where('id', '=', 'tokyo-japan')
      .execute();
    await db
      .updateTable('destinations')
      .set({ popular: 1 })
      .where('id', '=', 'paris-france')
      .execute();
    const ids = ['tokyo-japan', 'paris-france'];
    const { version } = await api.destination.byId.query({ id: 'tokyo-japan' });
    const { changes } = await api.destination.setPopular.mutate({ ids, popular: true });
    expect(changes).toHaveLength(1);
    expect(await historyOf(db)).toEqual([{ entity_id: 'tokyo-japan', action: 'changed' }]);
    const tokyo = await api.destination.byId.query({ id: 'tokyo-japan' });
    expect(tokyo).toMatchObject({ popular: true, version: version + 1 });
  });

  test('changes or deletes all or none', async () => {
    const { api, db } = await start();
    const ids = ['tokyo-japan', 'nowhere'];
    const before = await api.destination.listToEdit.query({});
    for (const change of [
      () => api.destination.setPopular.mutate({ ids, popular: false }),
      () => api.destination.setStatus.mutate({ ids, status: 'draft' }),
      () => api.destination.deleteMany.mutate({ ids }),
    ]) {
      expect(await refusalOf(change())).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await api.destination.listToEdit.query({})).toEqual(before);
    expect(await historyOf(db)).toEqual([]);
  });

  test('deletes them, and one undo restores them', async () => {
    const { api } = await start();
    const before = await api.destination.listToEdit.query({ sort: { by: 'name' } });
    const ids = ['tokyo-japan', 'paris-france'];
    const { trashIds } = await api.destination.deleteMany.mutate({ ids });
    expect((await api.destination.listToEdit.query({})).total).toBe(2);
    await api.trash.restore.mutate({ ids: trashIds });
    expect(await api.destination.listToEdit.query({ sort: { by: 'name' } })).toEqual(before);
  });
});

describe('the dashboard', () => {
  test('counts open tasks by role', async () => {
    const { site, api, db } = await start();
    await db
      .insertInto('contact_messages')
      .values({
        name: 'Ana',
        email: 'ana@example.com',
        message: 'Hello',
        fingerprint: 'x',
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    await api.destination.setStatus.mutate({ ids: ['tokyo-japan'], status: 'draft' });
    const rows = [
      { passport: 'BR', destination: 'JP', day: utcDay(), requests: 2 },
      { passport: 'BR', destination: 'JP', day: addDays(utcDay(), -29), requests: 3 },
      { passport: 'BR', destination: 'US', day: addDays(utcDay(), -31), requests: 90 },
    ];
    await db.insertInto('unanswered_requests').values(rows).execute();
    const found = await api.dashboard.read.query();
    expect(found).toMatchObject({
      unreadMessages: 1,
      drafts: 1,
      scheduled: 0,
      nextPublished: null,
      reports: 0,
      unanswered: [{ passport: 'BR', destination: 'JP', requests: 5 }],
      site: { failedMails: 0 },
    });
    expect(found.site?.placeholders.length).toBeGreaterThan(0);

    await db.updateTable('users').set({ role: 'editor' }).execute();
    const asEditor = await (await site.signedIn()).api.dashboard.read.query();
    expect(asEditor).toEqual({ ...found, site: null });
  });
});
