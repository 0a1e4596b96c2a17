import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { findDestination } from '#db/queries/destinations/destinations.ts';
import { addMissingFaqs } from '#db/queries/records/faqs.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { faqInput, requirementInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

async function start() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const paris = await api.destination.create.mutate(
    destinationFixture({
      types: ['tourist', 'nomad'],
      images: [{ src: 'https://photos.example/a.jpg', alt: 'The sea', width: 16, height: 9 }],
    }),
  );
  const requirement = await api.visaRequirement.create.mutate({
    destinationId: paris.id,
    fields: requirementInput(),
  });
  return { site, api, paris, requirement };
}

/** Makes all records in the trash this many days older. */
async function ageTrash(db: Db, days: number) {
  const time = new Date(Date.now() - days * DAY_MS).toISOString();
  await db.updateTable('trash').set({ deleted_at: time }).execute();
}

/** Times are stored in ms: waits for the next one. */
async function untilNextMillisecond() {
  const before = Date.now();
  while (Date.now() === before) await setImmediate();
}

describe('a deleted destination', () => {
  test('is restored with its photos, types and visa requirements', async () => {
    const { site, api, paris, requirement } = await start();
    const address = { old_id: 'lutetia', destination_id: paris.id, created_at: paris.createdAt };
    await site.db.insertInto('destination_redirects').values(address).execute();
    const { trashId } = await api.destination.delete.mutate({ id: paris.id });
    expect(await refusalOf(api.destination.byId.query({ id: paris.id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { id } = requirement;
    expect(await refusalOf(api.visaRequirement.byId.query({ id }))).toMatchObject({
      code: 'NOT_FOUND',
    });

    expect(await api.trash.list.query({})).toMatchObject({
      total: 1,
      items: [{ id: trashId, entity: 'destination', title: 'Paris, France' }],
    });
    const restored = await api.trash.restore.mutate({ ids: [trashId] });
    expect(restored).toEqual([{ entity: 'destination', id: paris.id, title: 'Paris, France' }]);
    expect(await findDestination(site.db, paris.id)).toEqual(paris);
    expect(await api.visaRequirement.byId.query({ id: requirement.id })).toEqual(requirement);
    expect(await site.db.selectFrom('destination_redirects').selectAll().execute()).toEqual([
      address,
    ]);
    expect((await api.trash.list.query({})).total).toBe(0);
  });

  test('frees its address, and gets the next free one when restored', async () => {
    const { site, api, paris, requirement } = await start();
    const early = await api.visaRequirement.delete.mutate({ id: requirement.id });
    const { trashId } = await api.destination.delete.mutate({ id: paris.id });
    const second = await api.destination.create.mutate(destinationFixture({ rating: 1 }));
    expect(second.id).toBe(paris.id);
    const redirect = { old_id: 'paris-france-2', destination_id: second.id, created_at: '' };
    await site.db.insertInto('destination_redirects').values(redirect).execute();

    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await findDestination(site.db, paris.id)).toEqual(second);
    const restored = await findDestination(site.db, 'paris-france-3');
    expect(restored).toEqual({ ...paris, id: 'paris-france-3' });
    // Each has its own history.
    const historyOf = async (id: string) => {
      const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
      return entries.map(({ action }) => action);
    };
    expect(await historyOf('paris-france-3')).toEqual(['restored', 'deleted', 'created']);
    expect(await historyOf('paris-france')).toEqual(['created']);
    // Records deleted earlier return to it, not to the one that now has its address.
    await api.trash.restore.mutate({ ids: [early.trashId] });
    expect(await api.visaRequirement.byId.query({ id: requirement.id })).toEqual({
      ...requirement,
      destinationId: 'paris-france-3',
    });
  });

  test('keeps its history separate from a new destination with its address', async () => {
    const { api, paris } = await start();
    await api.destination.delete.mutate({ id: paris.id });
    const [deleted] = (await api.history.list.query({})).entries;
    await untilNextMillisecond();
    const { version } = await api.destination.create.mutate(destinationFixture());
    const actionsOf = async (id: string) => {
      const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
      return entries.map(({ action }) => action);
    };
    expect(await actionsOf(paris.id)).toEqual(['created']);
    const restored = { entry: deleted?.id ?? 0, side: 'before' as const, version };
    expect(await refusalOf(api.history.restoreVersion.mutate(restored))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const fields = destinationFixture();
    await api.destination.update.mutate({ id: paris.id, version, slug: 'lutetia', fields });
    expect(await actionsOf('lutetia')).toEqual(['changed', 'created']);
    expect(await actionsOf(paris.id)).toEqual(['deleted', 'created']);
  });

  test('is not saved by its open form once another has its address', async () => {
    const { api, paris } = await start();
    const { id, version, createdAt } = paris;
    await api.destination.delete.mutate({ id });
    await untilNextMillisecond();
    const second = await api.destination.create.mutate(destinationFixture());
    expect([second.id, second.version]).toEqual([id, version]);
    const fields = destinationFixture({ rating: 1 });
    const stale = api.destination.update.mutate({ id, version, createdAt, fields });
    expect(await refusalOf(stale)).toMatchObject({
      code: 'CONFLICT',
      message: 'This destination was deleted, and another has its address by now',
    });
    await api.destination.update.mutate({ id, version, createdAt: second.createdAt, fields });
  });

  test('is restored as a draft if its publishing time has passed', async () => {
    const { site, api, paris } = await start();
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    const fields = destinationFixture({ status: 'scheduled', publishAt });
    await api.destination.update.mutate({ id: paris.id, version: paris.version, fields });
    const restored = async () => {
      const { trashId } = await api.destination.delete.mutate({ id: paris.id });
      await api.trash.restore.mutate({ ids: [trashId] });
      return findDestination(site.db, paris.id);
    };
    expect(await restored()).toMatchObject({ status: 'scheduled', publishAt });
    const past = { publish_at: new Date(Date.now() - 1).toISOString() };
    await site.db.updateTable('destinations').set(past).where('id', '=', paris.id).execute();
    expect(await restored()).toMatchObject({ status: 'draft', publishAt: null });
  });

  test('doesn’t take back an old address that another destination has', async () => {
    const { site, api, paris } = await start();
    const { version } = paris;
    const fields = destinationFixture();
    await api.destination.update.mutate({ id: paris.id, version, slug: 'lutetia', fields });
    const { trashId } = await api.destination.delete.mutate({ id: 'lutetia' });
    const second = await api.destination.create.mutate(fields);
    expect(second.id).toBe(paris.id);
    await api.trash.restore.mutate({ ids: [trashId] });
    const redirects = site.db.selectFrom('destination_redirects').select(['old_id']);
    expect(await redirects.execute()).toEqual([]);
    // So that the other can in turn get another address.
    await api.destination.update.mutate({ id: paris.id, version: 1, slug: 'panam', fields });
    expect((await api.destination.stored.query({ id: paris.id })).id).toBe('panam');
  });

  test('is restored once', async () => {
    const { api, paris } = await start();
    const { trashId } = await api.destination.delete.mutate({ id: paris.id });
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await refusalOf(api.trash.restore.mutate({ ids: [trashId] }))).toMatchObject({
      code: 'CONFLICT',
      message: 'This is no longer in the trash: it was restored or deleted for good',
    });
  });
});

describe('a deleted visa requirement', () => {
  test('frees its passport and type; restoring is then refused with a message', async () => {
    const { api, paris, requirement } = await start();
    const { trashId } = await api.visaRequirement.delete.mutate({ id: requirement.id });
    const other = await api.visaRequirement.create.mutate({
      destinationId: paris.id,
      fields: requirementInput({ durationDays: 3 }),
    });
    expect(await refusalOf(api.trash.restore.mutate({ ids: [trashId] }))).toMatchObject({
      code: 'CONFLICT',
      message:
        'Paris has another tourist requirement for Germany by now: delete that one first, or change it instead',
    });
    await api.visaRequirement.delete.mutate({ id: other.id });
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await api.visaRequirement.byId.query({ id: requirement.id })).toEqual(requirement);
  });

  test('can’t be restored without its destination', async () => {
    const { api, paris, requirement } = await start();
    const inner = await api.visaRequirement.delete.mutate({ id: requirement.id });
    const outer = await api.destination.delete.mutate({ id: paris.id });
    expect(await refusalOf(api.trash.restore.mutate({ ids: [inner.trashId] }))).toMatchObject({
      message: 'The destination of this visa requirement is gone: restore that first',
    });
    // Another destination that took its address doesn't count as its destination.
    await api.destination.create.mutate(destinationFixture());
    expect(await refusalOf(api.trash.restore.mutate({ ids: [inner.trashId] }))).toMatchObject({
      message: 'The destination of this visa requirement is gone: restore that first',
    });
    // All or nothing.
    const ids = [outer.trashId, inner.trashId, inner.trashId];
    expect(await refusalOf(api.trash.restore.mutate({ ids }))).toMatchObject({ code: 'CONFLICT' });
    expect((await api.trash.list.query({})).total).toBe(2);
  });
});

describe('the trash', () => {
  test('keeps the history of a record restored under another id', async () => {
    const { site, api } = await start();
    const fields = faqInput();
    const { id } = await api.faq.create.mutate({ fields });
    const { trashId } = await api.faq.delete.mutate({ id });
    // As the seed adds a missing question.
    await addMissingFaqs(site.db, [{ id, ...fields }]);
    const [restored] = await api.trash.restore.mutate({ ids: [trashId] });
    expect(restored?.id).toBe(`${id}-2`);
    const actionsOf = async (one: string) => {
      const { entries } = await api.history.ofRecord.query({ entity: 'faq', id: one });
      return entries.map(({ action }) => action);
    };
    expect(await actionsOf(`${id}-2`)).toEqual(['restored', 'deleted', 'created']);
    expect(await actionsOf(id)).toEqual([]);
  });

  test('keeps deleted records for 30 days', async () => {
    const { site, api, paris } = await start();
    const { trashId } = await api.destination.delete.mutate({ id: paris.id });
    await ageTrash(site.db, 29.9);
    await runJob(site, 'trash');
    expect((await api.trash.list.query({})).total).toBe(1);
    await ageTrash(site.db, 30.1);
    await runJob(site, 'trash');
    expect((await api.trash.list.query({})).total).toBe(0);
    expect(await refusalOf(api.trash.restore.mutate({ ids: [trashId] }))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('is emptied by administrators, restored from by editors', async () => {
    const { site, api, paris } = await start();
    const { trashId } = await api.destination.delete.mutate({ id: paris.id });
    await site.db.updateTable('users').set({ role: 'editor' }).execute();
    expect(await refusalOf(api.trash.deleteForGood.mutate({ id: trashId }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    await site.db.updateTable('users').set({ role: 'administrator' }).execute();
    await api.trash.deleteForGood.mutate({ id: trashId });
    expect((await api.trash.list.query({})).total).toBe(0);
  });
});
