import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import {
  refusalOf,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../../support/site/testApp.ts';

const unknown = { id: 'nowhere' };
const notFound = { code: 'NOT_FOUND', message: 'Destination not found' };

async function create(admin: TestBrowser, changes: Parameters<typeof destinationFixture>[0]) {
  return admin.api.destination.create.mutate(destinationFixture(changes));
}

/** Sets the creation times of these one day apart, in order. */
async function createInTurn(site: TestSite, ids: string[]) {
  for (const [day, id] of ids.entries()) {
    const time = new Date(Date.UTC(2026, 0, day + 1)).toISOString();
    await sql`update destinations set created_at = ${time} where id = ${id}`.execute(site.db);
  }
}

function names(items: { name: string }[]) {
  return items.map(({ name }) => name);
}

describe('create', () => {
  test('stores the input for visitors, with the country’s name and code', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const created = await create(admin, {});
    const read = await site.browser().api.destination.byId.query({ id: 'paris-france' });
    expect(read).toEqual({
      ...created,
      currency: 'Euro (EUR)',
      descriptionHtml: '<p>Museums, bridges and bread.</p>\n',
      weather: { ...created.weather, english: false },
      english: false,
      translatedInto: ['en'],
    });
    expect(created).toEqual({
      ...destinationFixture(),
      id: 'paris-france',
      country: 'France',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: read.createdAt,
    });
  });

  test('names a second Paris in France paris-france-2, also when both are created at once', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const [first, second] = await Promise.all([create(admin, {}), create(admin, {})]);
    const third = await create(admin, {});
    expect([first.id, second.id].sort()).toEqual(['paris-france', 'paris-france-2']);
    expect(third.id).toBe('paris-france-3');
  });

  test('highlights are a short list of different texts', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const longest = Array.from({ length: 12 }, (_, index) => String(index).padEnd(200, '-'));
    expect((await create(admin, { highlights: longest })).highlights).toEqual(longest);
    expect((await create(admin, { highlights: [] })).highlights).toEqual([]);
    for (const highlights of [
      [...longest, 'x'],
      ['x'.repeat(201)],
      [' '],
      ['x', 'x'],
      ['Swahili', 'swahili'],
      ['\0'],
    ]) {
      expect(await refusalOf(create(admin, { highlights }))).toMatchObject({
        code: 'BAD_REQUEST',
        fieldErrors: { highlights: [expect.any(String)] },
      });
    }
  });

  test('types are a sorted set, whatever was sent', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const { types } = await create(admin, { types: ['nomad', 'tourist', 'nomad'] });
    expect(types).toEqual(['tourist', 'nomad']);
  });

  test('an unknown country is refused at its field and nothing is stored', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const refusal = await refusalOf(create(admin, { countryCode: 'ZZ' }));
    expect(refusal).toMatchObject({
      code: 'BAD_REQUEST',
      fieldErrors: { countryCode: ['Country is required'] },
    });
    expect((await admin.api.destination.list.query({})).total).toBe(0);
  });

  test('every invalid field is named with its message', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const refusal = await refusalOf(create(admin, { name: '', rating: 7 }));
    expect(refusal.code).toBe('BAD_REQUEST');
    expect(refusal.fieldErrors).toEqual({
      name: ['Name is required'],
      rating: ['Rating cannot exceed 5'],
    });
  });
});

describe('update', () => {
  test('replaces the fields, keeps id and creation time, and is read at the next request', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const before = await create(admin, {});
    await createInTurn(site, [before.id]);
    const fields = destinationFixture({ name: 'Lutetia', countryCode: 'DE', rating: 3.1 });
    await admin.api.destination.update.mutate({ id: before.id, version: 1, fields });
    const after = await site.browser().api.destination.byId.query({ id: 'paris-france' });
    expect(after).toMatchObject({ id: 'paris-france', name: 'Lutetia', country: 'Germany' });
    expect(after.createdAt).toBe('2026-01-01T00:00:00.000Z');
    expect(after.updatedAt > after.createdAt).toBe(true);
  });

  test('a refused update changes nothing', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const before = await create(admin, {});
    const fields = destinationFixture({ name: 'Lutetia', countryCode: 'ZZ' });
    await refusalOf(admin.api.destination.update.mutate({ id: before.id, version: 1, fields }));
    expect(await admin.api.destination.stored.query({ id: before.id })).toEqual(before);
  });
});

describe('delete', () => {
  test('deletes the destination and its requirements', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const { id } = await create(admin, {});
    const kept = await create(admin, { name: 'Lyon' });
    for (const destinationId of [id, kept.id]) {
      await admin.api.visaRequirement.create.mutate({ destinationId, fields: requirementInput() });
    }
    await admin.api.destination.delete.mutate({ id });
    expect(await refusalOf(admin.api.destination.byId.query({ id }))).toMatchObject(notFound);
    const left = await sql<{ destination_id: string }>`
      select destination_id from visa_requirements`.execute(site.db);
    expect(left.rows).toEqual([{ destination_id: kept.id }]);
  });
});

test('an unknown id is NOT_FOUND, to read, to update and to delete', async () => {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const update = { ...unknown, version: 1, fields: destinationFixture() };
  expect(await refusalOf(api.destination.byId.query(unknown))).toMatchObject(notFound);
  expect(await refusalOf(api.destination.update.mutate(update))).toMatchObject(notFound);
  expect(await refusalOf(api.destination.delete.mutate(unknown))).toMatchObject(notFound);
});

describe('lists', () => {
  async function siteWithFive() {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const made = [
      { name: 'Paris', rating: 4.8, popular: true },
      { name: 'Berlin', countryCode: 'DE', rating: 4.1, types: ['nomad' as const], popular: true },
      {
        name: 'São Paulo',
        countryCode: 'BR',
        continent: 'South America' as const,
        rating: 4.4,
        popular: true,
      },
      {
        name: 'Île de Ré',
        rating: 4.4,
        types: ['tourist' as const, 'nomad' as const],
        popular: true,
      },
      {
        name: 'Tokyo',
        countryCode: 'JP',
        continent: 'Asia' as const,
        rating: 5,
        types: ['transit' as const],
        popular: true,
      },
    ];
    const ids = [];
    for (const changes of made) ids.push((await create(admin, changes)).id);
    await createInTurn(site, ids);
    return { site, admin, api: site.browser().api.destination };
  }

  test('all, newest first', async () => {
    const { api } = await siteWithFive();
    const { items, total } = await api.list.query({});
    expect(names(items)).toEqual(['Tokyo', 'Île de Ré', 'São Paulo', 'Berlin', 'Paris']);
    expect(total).toBe(5);
  });

  test('best rated first, then by name', async () => {
    const { api } = await siteWithFive();
    const { items } = await api.list.query({ order: 'rating' });
    expect(names(items)).toEqual(['Tokyo', 'Paris', 'São Paulo', 'Île de Ré', 'Berlin']);
  });

  test('page by page, with the total', async () => {
    const { api } = await siteWithFive();
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => api.list.query({ page, pageSize: 2 })),
    );
    expect(pages.map(({ items }) => names(items))).toEqual([
      ['Tokyo', 'Île de Ré'],
      ['São Paulo', 'Berlin'],
      ['Paris'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  test.each([
    ['PARIS', ['Paris']],
    ['france', ['Île de Ré', 'Paris']],
    ['sao', ['São Paulo']],
    ['ILE DE RE', ['Île de Ré']],
    ['  tokyo ', ['Tokyo']],
    ['okyo j', ['Tokyo']],
    ['%', []],
    ['_', []],
    ["'; drop table destinations; --", []],
  ])('searching for "%s" finds %j', async (search, found) => {
    const { api } = await siteWithFive();
    const { items, total } = await api.list.query({ search });
    expect(names(items)).toEqual(found);
    expect(total).toBe(found.length);
  });

  test('a renamed destination is found by its new name only', async () => {
    const { admin, api } = await siteWithFive();
    const fields = destinationFixture({ name: 'Lutetia' });
    await admin.api.destination.update.mutate({ id: 'paris-france', version: 1, fields });
    expect((await api.list.query({ search: 'paris' })).total).toBe(0);
    expect((await api.list.query({ search: 'lutetia' })).total).toBe(1);
  });

  test('combines filters by type, country and continent', async () => {
    const { api } = await siteWithFive();
    const found = async (filter: Parameters<typeof api.list.query>[0]) =>
      names((await api.list.query(filter)).items);
    expect(await found({ type: 'nomad' })).toEqual(['Île de Ré', 'Berlin']);
    expect(await found({ countryCode: 'FR' })).toEqual(['Île de Ré', 'Paris']);
    expect(await found({ continent: 'South America' })).toEqual(['São Paulo']);
    expect(await found({ type: 'nomad', countryCode: 'FR', continent: 'Europe' })).toEqual([
      'Île de Ré',
    ]);
    expect(await found({ type: 'transit', continent: 'Europe' })).toEqual([]);
  });

  test('popular ones, best rated first, four by default', async () => {
    const { admin, api } = await siteWithFive();
    expect(names(await api.popular.query({}))).toEqual([
      'Tokyo',
      'Paris',
      'São Paulo',
      'Île de Ré',
    ]);
    expect(names(await api.popular.query({ limit: 2 }))).toEqual(['Tokyo', 'Paris']);
    const fields = destinationFixture({ name: 'Tokyo', countryCode: 'JP', popular: false });
    await admin.api.destination.update.mutate({ id: 'tokyo-japan', version: 1, fields });
    expect(names(await api.popular.query({ limit: 10 }))).not.toContain('Tokyo');
  });

  test('by type, best rated first', async () => {
    const { api } = await siteWithFive();
    expect(names(await api.byType.query({ type: 'nomad' }))).toEqual(['Île de Ré', 'Berlin']);
    expect(names(await api.byType.query({ type: 'tourist' }))).toEqual([
      'Paris',
      'São Paulo',
      'Île de Ré',
    ]);
  });

  test('counted by continent and type', async () => {
    const { api } = await siteWithFive();
    const counts = await api.byContinent.query();
    expect(counts.sort((a, b) => a.continent.localeCompare(b.continent))).toEqual([
      { continent: 'Asia', counts: { tourist: 0, transit: 1, nomad: 0 } },
      { continent: 'Europe', counts: { tourist: 2, transit: 0, nomad: 2 } },
      { continent: 'South America', counts: { tourist: 1, transit: 0, nomad: 0 } },
    ]);
  });
});

test('many calls fit in one batch, even with a long URL', async () => {
  const site = await startTestSite({ samples: true });
  const calls = Array.from({ length: BATCH_CALLS_MAX }, () => 'destination.byContinent');
  const answer = await site.app.inject({ url: `/trpc/${calls.join(',')}?batch=1&input=%7B%7D` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveLength(BATCH_CALLS_MAX);
});
