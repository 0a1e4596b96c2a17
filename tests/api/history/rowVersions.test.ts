import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const key = '0123456789abcdef'.repeat(2);

/** Two administrators with the same records open, as in two forms. */
async function siteWithParis() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const paris = await api.destination.create.mutate(destinationFixture());
  return { site, api, paris };
}

/** A refusal applies as a whole: 409, without field errors, with a message. */
function conflict(what: string) {
  return {
    code: 'CONFLICT',
    message: `This ${what} was changed after you opened it. Nothing of yours was saved.`,
    fieldErrors: {},
  };
}

describe('a form of an older version', () => {
  test('of a destination is refused, and a save increments the version', async () => {
    const { api, paris } = await siteWithParis();
    const { id, version } = paris;
    expect(version).toBe(1);
    const theirs = await api.destination.update.mutate({
      id,
      version,
      fields: destinationFixture({ name: 'Lutetia' }),
    });
    expect(theirs.version).toBe(2);
    const fields = destinationFixture({ rating: 1 });
    expect(await refusalOf(api.destination.update.mutate({ id, version, fields }))).toEqual(
      conflict('destination'),
    );
    expect(await api.destination.stored.query({ id })).toEqual(theirs);
    const mine = await api.destination.update.mutate({ id, version: 2, fields });
    expect(mine).toMatchObject({ name: 'Paris', rating: 1, version: 3 });
  });

  test('of a requirement is refused, and a save increments the version', async () => {
    const { api, paris } = await siteWithParis();
    const { create, update, byId } = api.visaRequirement;
    const fields = requirementInput();
    const { id, version } = await create.mutate({ destinationId: paris.id, fields });
    const theirs = await update.mutate({ id, version, fields: { ...fields, durationDays: 7 } });
    const late = { id, version, fields: { ...fields, cost: 'Free' } };
    expect(await refusalOf(update.mutate(late))).toEqual(conflict('visa requirement'));
    expect(await byId.query({ id })).toEqual(theirs);
    expect(await update.mutate({ ...late, version: 2 })).toMatchObject({
      cost: 'Free',
      version: 3,
    });
  });

  test('of the settings is refused from the first save on', async () => {
    const { site, api } = await siteWithParis();
    const { version, ...opened } = await api.settings.contactToEdit.query();
    expect(version).toBe(0);
    const theirs = { ...opened, phone: '+1 555 0111' };
    const saved = await api.settings.updateContact.mutate({ ...theirs, version });
    expect(saved.version).toBe(1);
    const late = { ...opened, email: 'late@example.com', version };
    expect(await refusalOf(api.settings.updateContact.mutate(late))).toEqual(conflict('page'));
    expect(await site.browser().api.settings.contact.query()).toMatchObject({
      phone: theirs.phone,
    });
    expect(await api.settings.contactToEdit.query()).toEqual(saved);
  });

  test('is saved once when two are sent at the same moment', async () => {
    const { api, paris } = await siteWithParis();
    const save = (name: string) =>
      api.destination.update.mutate({
        id: paris.id,
        version: 1,
        fields: destinationFixture({ name }),
      });
    const results = await Promise.allSettled([save('Lutetia'), save('Paname')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('gets the same response if it was saved and only the response was lost', async () => {
    const { api, paris } = await siteWithParis();
    const photo = { src: 'https://photos.example/a.jpg', alt: 'A', width: 8, height: 6 };
    const update = {
      id: paris.id,
      version: 1,
      fields: destinationFixture({ name: 'Lutetia', types: ['nomad', 'tourist'], images: [photo] }),
    };
    const first = await api.destination.update.mutate(update);
    expect(await api.destination.update.mutate(update)).toEqual(first);
  });
});

describe('a create that is sent twice', () => {
  test('creates one destination, also when both are sent at once', async () => {
    const { api } = await siteWithParis();
    const lyon = { ...destinationFixture({ name: 'Lyon' }), creationKey: key };
    const [first, second] = await Promise.all([
      api.destination.create.mutate(lyon),
      api.destination.create.mutate(lyon),
    ]);
    expect(second).toEqual(first);
    expect((await api.destination.list.query({})).total).toBe(2);
  });

  test('creates one requirement', async () => {
    const { api, paris } = await siteWithParis();
    const create = { destinationId: paris.id, creationKey: key, fields: requirementInput() };
    const first = await api.visaRequirement.create.mutate(create);
    const second = await api.visaRequirement.create.mutate(create);
    expect(second).toEqual(first);
    const stored = await api.visaRequirement.listByDestination.query({ destinationId: paris.id });
    expect(stored).toHaveLength(1);
  });

  test('updates the first row with the second text', async () => {
    const { api } = await siteWithParis();
    const lyon = { ...destinationFixture({ name: 'Lyon' }), creationKey: key };
    const { id } = await api.destination.create.mutate(lyon);
    const again = await api.destination.create.mutate({ ...lyon, rating: 2 });
    expect(again).toMatchObject({ id, rating: 2 });
    expect((await api.destination.list.query({})).total).toBe(2);
  });

  test('is refused if the first row was changed meanwhile', async () => {
    const { api } = await siteWithParis();
    const lyon = { ...destinationFixture({ name: 'Lyon' }), creationKey: key };
    const { id, version } = await api.destination.create.mutate(lyon);
    const fields = destinationFixture({ name: 'Lugdunum' });
    const theirs = await api.destination.update.mutate({ id, version, fields });
    expect(await refusalOf(api.destination.create.mutate(lyon))).toEqual(conflict('destination'));
    expect(await api.destination.stored.query({ id })).toEqual(theirs);
  });

  test('creates two rows for two forms', async () => {
    const { api } = await siteWithParis();
    const lyon = destinationFixture({ name: 'Lyon' });
    await api.destination.create.mutate({ ...lyon, creationKey: key });
    await api.destination.create.mutate({ ...lyon, creationKey: 'f'.repeat(32) });
    await api.destination.create.mutate(lyon);
    await api.destination.create.mutate(lyon);
    expect((await api.destination.list.query({})).total).toBe(5);
  });
});

describe('currency and time zone', () => {
  test.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['Euro (EUR)', 'EUR'],
    ['', ''],
  ])('the currency "%s" is stored as "%s"', async (currency, stored) => {
    const { api } = await siteWithParis();
    const created = await api.destination.create.mutate(destinationFixture({ currency }));
    expect(created.currency).toBe(stored);
  });

  test.each([
    ['Europe/Paris', 'Europe/Paris'],
    ['europe/paris', 'Europe/Paris'],
    // An alias: the time zone tables' own name is Asia/Calcutta.
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['UTC', 'UTC'],
    ['', ''],
  ])('the time zone "%s" is stored as "%s"', async (timeZone, stored) => {
    const { api } = await siteWithParis();
    const created = await api.destination.create.mutate(destinationFixture({ timeZone }));
    expect(created.timeZone).toBe(stored);
  });

  test('any other text is refused at its field, in new and existing rows', async () => {
    const { api, paris } = await siteWithParis();
    const fields = destinationFixture({ currency: 'Franc', timeZone: 'Central European Time' });
    const refused = {
      code: 'BAD_REQUEST',
      fieldErrors: {
        currency: ['Choose a currency from the list, like EUR'],
        timeZone: ['Choose a time zone from the list, like Europe/Paris'],
      },
    };
    expect(await refusalOf(api.destination.create.mutate(fields))).toMatchObject(refused);
    const { currency, timeZone } = refused.fieldErrors;
    for (const [wrong, fieldErrors] of [
      [{ currency: 'Franc' }, { currency }],
      [{ timeZone: 'Central European Time' }, { timeZone }],
    ] as const) {
      const update = { id: paris.id, version: 1, fields: destinationFixture(wrong) };
      expect((await refusalOf(api.destination.update.mutate(update))).fieldErrors).toEqual(
        fieldErrors,
      );
    }
    const offset = destinationFixture({ timeZone: '+05:30' });
    expect((await refusalOf(api.destination.create.mutate(offset))).fieldErrors).toHaveProperty(
      'timeZone',
    );
  });
});

test('an unlisted value of an existing row may stay, but no other', async () => {
  const { api, site, paris } = await siteWithParis();
  await sql`update destinations set currency = 'Shells', time_zone = 'Noon is noon'`.execute(
    site.db,
  );
  const fields = destinationFixture({
    currency: 'Shells',
    timeZone: 'Noon is noon',
    name: 'Lutetia',
  });
  const saved = await api.destination.update.mutate({ id: paris.id, version: 1, fields });
  expect(saved).toMatchObject({ name: 'Lutetia', currency: 'Shells', timeZone: 'Noon is noon' });
  const other = { id: paris.id, version: 2, fields: { ...fields, currency: 'Pearls' } };
  expect((await refusalOf(api.destination.update.mutate(other))).fieldErrors).toHaveProperty(
    'currency',
  );
});

test('the number of requirements deleted with a destination is known in advance', async () => {
  const { api, paris } = await siteWithParis();
  const { create, countByDestination } = api.visaRequirement;
  const destinationId = paris.id;
  expect(await countByDestination.query({ destinationId })).toBe(0);
  await create.mutate({ destinationId, fields: requirementInput() });
  await create.mutate({ destinationId, fields: requirementInput({ type: 'transit' }) });
  expect(await countByDestination.query({ destinationId })).toBe(2);
});
