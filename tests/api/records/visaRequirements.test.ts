import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const notFound = { code: 'NOT_FOUND', message: 'Visa requirement not found' };

async function siteWithParis() {
  const site = await startTestSite();
  const admin = await site.signedIn();
  const { id } = await admin.api.destination.create.mutate(destinationFixture());
  const create = (changes: Parameters<typeof requirementInput>[0] = {}, destinationId = id) =>
    admin.api.visaRequirement.create.mutate({ destinationId, fields: requirementInput(changes) });
  return { site, admin, create, paris: id, visitor: site.browser().api.page };
}

type Visitor = Awaited<ReturnType<typeof siteWithParis>>['visitor'];

/** A passport's requirements for tourists at a destination, as its page shows them. */
function seenAt(visitor: Visitor, destinationId: string) {
  return async (passport: string) => {
    const passports = [passport];
    const needs = await visitor.destination.query({ destinationId, country: 'FR', passports });
    return needs.flatMap(({ boxes }) => boxes.tourist.requirement ?? []);
  };
}

/** A stored requirement as a destination's page has it, without what only its editors need. */
function asShown(requirement: StoredRequirement) {
  const { id, destinationId, version, createdAt, countryCode, type, ...shown } = requirement;
  return shown;
}

type StoredRequirement = Awaited<ReturnType<Awaited<ReturnType<typeof siteWithParis>>['create']>>;

test('a visitor with that passport sees the requirement at the next request', async () => {
  const { create, paris, visitor } = await siteWithParis();
  const seenBy = seenAt(visitor, paris);
  expect(await seenBy('DE')).toEqual([]);
  const created = await create();
  expect(created).toMatchObject({ ...requirementInput(), destinationId: paris });
  expect(await seenBy('DE')).toEqual([asShown(created)]);
  expect(await seenBy('FR')).toEqual([]);
});

test('updates and deletes take effect at the next request', async () => {
  const { admin, create, paris, visitor } = await siteWithParis();
  const { id } = await create();
  const fields = requirementInput({
    required: false,
    durationDays: 90,
    processingTime: null,
    documents: [],
  });
  const updated = await admin.api.visaRequirement.update.mutate({ id, version: 1, fields });
  expect(updated).toMatchObject(fields);
  const seenBy = seenAt(visitor, paris);
  expect(await seenBy('DE')).toEqual([asShown(updated)]);
  await admin.api.visaRequirement.delete.mutate({ id });
  expect(await seenBy('DE')).toEqual([]);
});

describe('the source of a requirement', () => {
  test('may be unknown, and has a date as exact as known', async () => {
    const { admin, create } = await siteWithParis();
    const { id } = await create({ sourceAddress: null, sourceDate: null });
    const stored = () => admin.api.visaRequirement.byId.query({ id });
    expect(await stored()).toMatchObject({ sourceAddress: null, sourceDate: null });
    for (const [at, sourceDate] of ['2026', '2026-02', '2026-02-17'].entries()) {
      const fields = requirementInput({ sourceDate });
      await admin.api.visaRequirement.update.mutate({ id, version: at + 1, fields });
      expect(await stored()).toMatchObject({ sourceDate });
    }
  });

  test.each([
    ['sourceDate', { sourceDate: 'last spring' }],
    ['sourceDate', { sourceDate: '2026-02-30' }],
    ['sourceAddress', { sourceAddress: 'javascript:alert(1)' }],
    ['sourceAddress', { sourceAddress: 'the consulate' }],
  ])('%s is refused: %o', async (field, fields) => {
    const { create } = await siteWithParis();
    const refusal = await refusalOf(create(fields));
    expect(Object.keys(refusal.fieldErrors)).toEqual([field]);
  });

  test('of a sample is dated November 2025', async () => {
    const { db } = await startTestSite({ samples: true });
    const dates = db.selectFrom('visa_requirements').select('source_date').distinct();
    expect(await dates.execute()).toEqual([{ source_date: '2025-11' }]);
  });
});

describe('one requirement for each destination, passport and type', () => {
  test('a second one is a CONFLICT at the country’s field', async () => {
    const { create, admin, paris } = await siteWithParis();
    await create();
    const refusal = await refusalOf(create({ cost: 'Free' }));
    expect(refusal).toEqual({
      code: 'CONFLICT',
      message: 'A tourist requirement for Germany already exists',
      fieldErrors: { countryCode: ['A tourist requirement for Germany already exists'] },
    });
    const stored = await admin.api.visaRequirement.listByDestination.query({
      destinationId: paris,
    });
    expect(stored.map(({ cost }) => cost)).toEqual(['EUR 90']);
  });

  test('of two sent at once one is stored', async () => {
    const { create } = await siteWithParis();
    const results = await Promise.allSettled([create(), create()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('another type, passport or destination is no conflict', async () => {
    const { admin, create } = await siteWithParis();
    await create();
    await create({ type: 'transit' });
    await create({ countryCode: 'US' });
    const lyon = await admin.api.destination.create.mutate(destinationFixture({ name: 'Lyon' }));
    await create({}, lyon.id);
  });

  test('an update may keep its passport and type but not take another’s', async () => {
    const { admin, create } = await siteWithParis();
    const german = await create();
    const american = await create({ countryCode: 'US' });
    const { update } = admin.api.visaRequirement;
    await update.mutate({
      id: german.id,
      version: 1,
      fields: requirementInput({ cost: 'Free' }),
    });
    const refusal = await refusalOf(
      update.mutate({
        id: american.id,
        version: 1,
        fields: requirementInput({ countryCode: 'DE' }),
      }),
    );
    expect(refusal.fieldErrors).toEqual({
      countryCode: ['A tourist requirement for Germany already exists'],
    });
  });
});

test('an unknown destination, id or country is refused', async () => {
  const { admin, create } = await siteWithParis();
  const { byId, update, delete: remove } = admin.api.visaRequirement;
  const unknown = { id: 'nothing' };
  expect(await refusalOf(create({}, 'nowhere'))).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Destination not found',
  });
  expect(await refusalOf(create({ countryCode: 'ZZ' }))).toMatchObject({
    code: 'BAD_REQUEST',
    fieldErrors: { countryCode: ['Country is required'] },
  });
  expect(await refusalOf(byId.query(unknown))).toMatchObject(notFound);
  expect(
    await refusalOf(update.mutate({ ...unknown, version: 1, fields: requirementInput() })),
  ).toMatchObject(notFound);
  expect(await refusalOf(remove.mutate(unknown))).toMatchObject(notFound);
});

test('the panel lists the requirements of one destination, newest first', async () => {
  const { site, admin, create, paris } = await siteWithParis();
  const lyon = await admin.api.destination.create.mutate(destinationFixture({ name: 'Lyon' }));
  await create({}, lyon.id);
  for (const [day, countryCode] of ['DE', 'US', 'JP'].entries()) {
    const { id } = await create({ countryCode });
    const time = new Date(Date.UTC(2026, 0, day + 1)).toISOString();
    await sql`update visa_requirements set created_at = ${time} where id = ${id}`.execute(site.db);
  }
  const list = await admin.api.visaRequirement.listByDestination.query({ destinationId: paris });
  expect(list.map(({ countryCode }) => countryCode)).toEqual(['JP', 'US', 'DE']);
  const [first] = list;
  expect(first).toMatchObject(await admin.api.visaRequirement.byId.query({ id: first?.id ?? '' }));
});

test('a country’s answer names each destination in it, best rated first, with its requirements', async () => {
  const { admin, create, paris, visitor } = await siteWithParis();
  const { create: createDestination } = admin.api.destination;
  const lyon = await createDestination.mutate(destinationFixture({ name: 'Lyon', rating: 4.9 }));
  await createDestination.mutate(destinationFixture({ name: 'Berlin', countryCode: 'DE' }));
  await create({ type: 'working', notes: 'For workers' });
  await create({ type: 'tourist', notes: 'For tourists' });
  await create({ countryCode: 'US', notes: 'For others' });
  const answer = await visitor.answerDestinations.query({ destination: 'FR', passport: 'DE' });
  expect(
    answer.items.map(({ destination, box }) => [destination.id, box.requirement?.notes]),
  ).toEqual([
    [lyon.id, undefined],
    [paris, 'For tourists'],
  ]);
  expect(answer.total).toBe(2);
});
