import { describe, expect, test } from 'vitest';
import { portalFixture, validityFixture } from '../../fixtures/entryFacts.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { refusalOf, startTestSite } from '../testApp.ts';

async function panel() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const version = async () =>
    (await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow())
      .version;
  return { site, condition: api.entryCondition, portal: api.applicationPortal, version };
}

const destination = 'JP';
const noSuch = { code: 'NOT_FOUND' };

describe('what a country asks of every passport', () => {
  test('is added, changed and deleted, each moving the content version', async () => {
    const { condition, version } = await panel();
    const before = await version();
    const fields = validityFixture();
    const created = await condition.create.mutate({ destination, fields });
    expect(created).toMatchObject({ destination, months: 6, countedFrom: 'entry', version: 1 });
    expect(await condition.create.mutate({ destination, fields })).toEqual(created);
    const { id } = created;
    const shorter = validityFixture({ months: 3, countedFrom: 'departure' });
    const saved = await condition.update.mutate({ id, version: 1, fields: shorter });
    expect(saved).toMatchObject({ months: 3, version: 2 });
    expect(await condition.update.mutate({ id, version: 1, fields: shorter })).toEqual(saved);
    const late = condition.update.mutate({ id, version: 1, fields });
    expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT', fieldErrors: {} });
    expect(await condition.listByDestination.query({ destination })).toEqual([saved]);
    await condition.delete.mutate({ id });
    expect(await refusalOf(condition.delete.mutate({ id }))).toMatchObject(noSuch);
    expect(await refusalOf(condition.byId.query({ id }))).toMatchObject(noSuch);
    expect(await version()).toBe(before + 3);
  });

  test('is one condition of a kind', async () => {
    const { condition } = await panel();
    await condition.create.mutate({ destination, fields: validityFixture() });
    const second = condition.create.mutate({ destination, fields: validityFixture({ months: 3 }) });
    expect(await refusalOf(second)).toMatchObject({
      code: 'CONFLICT',
      fieldErrors: { kind: [expect.stringMatching(/^This country has a condition/)] },
    });
    const age = validityFixture({ kind: 'passport_age', months: 120, countedFrom: null });
    const { id } = await condition.create.mutate({ destination, fields: age });
    const clash = condition.update.mutate({ id, version: 1, fields: validityFixture() });
    expect(await refusalOf(clash)).toMatchObject({ code: 'CONFLICT' });
    await condition.create.mutate({ destination: 'FR', fields: validityFixture() });
  });

  test.each([
    [validityFixture({ countedFrom: null }), 'countedFrom'],
    [validityFixture({ kind: 'passport_age' }), 'countedFrom'],
    [validityFixture({ months: -1 }), 'months'],
    [validityFixture({ sourceDate: 'May' }), 'sourceDate'],
  ])('is refused where it makes no sense', async (fields, field) => {
    const { condition } = await panel();
    const refused = await refusalOf(condition.create.mutate({ destination, fields }));
    expect(Object.keys(refused.fieldErrors)).toEqual([field]);
  });
});

describe('where to apply', () => {
  test('is added, changed and deleted, each moving the content version', async () => {
    const { portal, version } = await panel();
    const before = await version();
    const fields = portalFixture();
    const created = await portal.create.mutate({ destination, fields });
    expect(created).toMatchObject({ ...fields, destination, version: 1 });
    expect(await portal.create.mutate({ destination, fields })).toEqual(created);
    const { id } = created;
    const closed = portalFixture({ inOperation: false, priceAmount: null, priceCurrency: null });
    const saved = await portal.update.mutate({ id, version: 1, fields: closed });
    expect(saved).toMatchObject({ ...closed, version: 2 });
    const late = portal.update.mutate({ id, version: 1, fields });
    expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT' });
    expect(await portal.listByDestination.query({ destination })).toEqual([saved]);
    await portal.delete.mutate({ id });
    expect(await refusalOf(portal.byId.query({ id }))).toMatchObject(noSuch);
    expect(await version()).toBe(before + 3);
  });

  test("is the administrators' once they have changed it", async () => {
    const { site, portal } = await panel();
    await addEdition(site.db, { source: { id: 'portals', kind: 'official' }, rules: [] });
    const { id } = await portal.create.mutate({ destination, fields: portalFixture() });
    await site.db.updateTable('application_portals').set({ source_id: 'portals' }).execute();
    expect(await portal.byId.query({ id })).toMatchObject({ sourceId: 'portals' });
    const fields = portalFixture({ title: 'Visit Japan Web' });
    expect(await portal.update.mutate({ id, version: 1, fields })).toMatchObject({
      sourceId: null,
    });
  });

  test.each([
    [portalFixture({ priceAmount: '12,50' }), 'priceAmount'],
    [portalFixture({ priceAmount: null }), 'priceAmount'],
    [portalFixture({ priceCurrency: null }), 'priceCurrency'],
    [portalFixture({ priceCurrency: 'YENS' }), 'priceCurrency'],
    [portalFixture({ address: 'visa.example.org' }), 'address'],
    [portalFixture({ title: ' ' }), 'title'],
  ])('is refused where it makes no sense', async (fields, field) => {
    const { portal } = await panel();
    const refused = await refusalOf(portal.create.mutate({ destination, fields }));
    expect(Object.keys(refused.fieldErrors)).toEqual([field]);
  });

  test('of no country is refused', async () => {
    const { portal, condition } = await panel();
    const unknown = { destination: 'QQ' };
    expect(
      await refusalOf(portal.create.mutate({ ...unknown, fields: portalFixture() })),
    ).toMatchObject(noSuch);
    expect(
      await refusalOf(condition.create.mutate({ ...unknown, fields: validityFixture() })),
    ).toMatchObject(noSuch);
  });
});
