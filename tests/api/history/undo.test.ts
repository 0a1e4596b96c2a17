import { expect, test } from 'vitest';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const ids = ['paris-france', 'tokyo-japan'];

async function startRules() {
  const site = await startTestSite({ rules: true });
  const { api } = await site.signedIn();
  return { ...site, api };
}

async function start() {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const states = () =>
    site.db
      .selectFrom('destinations')
      .select(['id', 'status', 'publish_at', 'popular'])
      .orderBy('id')
      .execute();
  return { ...site, api, states };
}

test('a bulk change is undone as further changes of the same records', async () => {
  const { api, db, states, browser } = await start();
  await db
    .updateTable('destinations')
    .set({ status: 'scheduled', publish_at: '2999-01-01T00:00:00.000Z' })
    .where('id', '=', 'tokyo-japan')
    .execute();
  const before = await states();
  const { changes } = await api.destination.setStatus.mutate({ ids, status: 'draft' });
  expect(changes).toHaveLength(2);
  await refusalOf(browser().api.destination.byId.query({ id: 'paris-france' }));
  expect(await api.history.undo.mutate({ changes })).toEqual({ undone: 2, left: [] });
  expect(await states()).toEqual(before);
  await browser().api.destination.byId.query({ id: 'paris-france' });
  const { entries } = await api.history.ofRecord.query({
    entity: 'destination',
    id: 'paris-france',
  });
  expect(entries.map(({ action }) => action)).toEqual(['published', 'changed']);
  expect(entries[0]).toMatchObject({ before: { status: 'draft' }, after: { status: 'published' } });
});

test('what was changed or deleted since is left, and named', async () => {
  const { api, states } = await start();
  const { changes } = await api.destination.setStatus.mutate({ ids, status: 'draft' });
  await api.destination.setPopular.mutate({ ids: ['paris-france'], popular: false });
  await api.destination.setPopular.mutate({ ids: ['paris-france'], popular: true });
  await api.destination.delete.mutate({ id: 'tokyo-japan' });
  const before = await states();
  expect(await api.history.undo.mutate({ changes })).toEqual({
    undone: 0,
    left: ['Paris, France', 'Tokyo, Japan'],
  });
  expect(await states()).toEqual(before);
});

test('only a bulk change of one’s own is undone', async () => {
  const { api, db } = await start();
  const renamed = { ids: ['paris-france'], popular: false };
  const { changes } = await api.destination.setPopular.mutate(renamed);
  const [change = 0] = changes;
  const entry = db.updateTable('history').where('id', '=', change);
  await entry.set({ after: '{"name":"Lutetia"}' }).execute();
  expect(await refusalOf(api.history.undo.mutate({ changes }))).toMatchObject({
    code: 'BAD_REQUEST',
  });
  await entry.set({ actor_id: 'bo' }).execute();
  for (const unknown of [changes, [2_000_000_000]]) {
    expect(await refusalOf(api.history.undo.mutate({ changes: unknown }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});

test('a rule gets back its review and its source', async () => {
  const { api, db } = await startRules();
  const rule = await db
    .selectFrom('entry_rules')
    .select('id')
    .where('edition_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const read = async () => {
    const { version: _, ...stored } = await api.rule.byId.query({ id: rule.id });
    return stored;
  };
  const before = await read();
  const version = async () => (await api.rule.byId.query({ id: rule.id })).version;
  const current = async () => ({ rules: [{ id: rule.id, version: await version() }] });
  const confirmed = await api.rule.confirmMany.mutate(await current());
  expect((await read()).verifiedOn).not.toBeNull();
  expect(await api.history.undo.mutate(confirmed)).toEqual({ undone: 1, left: [] });
  expect(await read()).toEqual(before);
});
