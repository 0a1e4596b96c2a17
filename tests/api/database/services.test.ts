import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { seedNewDatabase } from '#db/seed/seed.ts';
import { setUpFirstAdministrator } from '#server/accounts/administrators.ts';
import { deletePersonalData, readPersonalData } from '#server/accounts/personalData.ts';
import { requireOfferedPassport, setCountryEnabled } from '#server/answers/facts/countries.ts';
import { createSetupToken } from '#server/auth/setupLink.ts';
import { readConfig } from '#server/config.ts';
import { Conflict, FieldError, Forbidden, InvalidRequest, NotFound } from '#server/errors.ts';
import { storeContactMessage } from '#server/mail/contactMessages.ts';
import { signUpForNewsletter } from '#server/mail/newsletter.ts';
import {
  destinations,
  listDestinations,
  updateDestination,
} from '#server/records/destinations/destinations.ts';
import { createRecord, deleteRecord, updateRecord } from '#server/records/store.ts';
import { visaRequirements } from '#server/records/visaRequirements/visaRequirements.ts';
import { contactSetting } from '#server/site/settings/settings.ts';
import { readValueToEdit, updateValue } from '#server/site/settings/versionedSetting.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { contactInput, requirementInput } from '../../fixtures/inputs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** A migrated database with only the countries, as opened by a command or an import. */
async function openSite(): Promise<Db> {
  const path = join(temporaryFolder(), 'landfall.sqlite');
  const db = openDatabase(path);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  await seedNewDatabase(db, { samples: false });
  return db;
}

async function contentVersion(db: Db): Promise<number> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow())
    .version;
}

describe('a destination', () => {
  test('gets the name of its country and a unique id', async () => {
    const db = await openSite();
    const first = await createRecord(db, destinations, { fields: destinationFixture() });
    const second = await createRecord(db, destinations, { fields: destinationFixture() });
    expect([first, second]).toMatchObject([
      { id: 'paris-france', country: 'France', version: 1 },
      { id: 'paris-france-2' },
    ]);
  });

  test('stores nothing and keeps cached responses valid when refused', async () => {
    const db = await openSite();
    const before = await contentVersion(db);
    const hash = 'a'.repeat(64);
    const refused = [
      [destinationFixture({ countryCode: 'ZZ' }), 'countryCode'],
      [destinationFixture({ imageUrl: `/images/${hash}/800x600.webp` }), 'imageUrl'],
    ] as const;
    for (const [input, field] of refused) {
      const error = await createRecord(db, destinations, { fields: input }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(FieldError);
      expect(error).toMatchObject({ field });
    }
    const all = { order: 'newest', page: 0, pageSize: 10 } as const;
    expect(await listDestinations(db, all)).toEqual({ items: [], total: 0 });
    expect(await contentVersion(db)).toBe(before);
  });

  test('is created once per creation key, and updated to the last input', async () => {
    const db = await openSite();
    const creationKey = '6f1f4b0e-6a53-4f0c-8f5e-2a6f9a1f8a11';
    const first = await createRecord(db, destinations, {
      fields: destinationFixture(),
      creationKey,
    });
    const again = await createRecord(db, destinations, {
      fields: destinationFixture({ rating: 4.1 }),
      creationKey,
    });
    expect(again).toMatchObject({ id: first.id, rating: 4.1, version: 2 });
  });

  test('is not replaced if changed since or unknown', async () => {
    const db = await openSite();
    const { id, version } = await createRecord(db, destinations, { fields: destinationFixture() });
    await updateDestination(db, { id, version, fields: destinationFixture({ rating: 4 }) });
    const late = { version, fields: destinationFixture({ rating: 3 }) };
    await expect(updateDestination(db, { id, ...late })).rejects.toThrow(Conflict);
    await expect(updateDestination(db, { id: 'atlantis', ...late })).rejects.toThrow(NotFound);
    await expect(deleteRecord(db, destinations, 'atlantis')).rejects.toThrow(
      'Destination not found',
    );
  });
});

test('a visa requirement is unique for a passport and a type of stay', async () => {
  const db = await openSite();
  const { id: destinationId } = await createRecord(db, destinations, {
    fields: destinationFixture(),
  });
  const create = (parent: { destinationId: string }, fields = requirementInput()) =>
    createRecord(db, visaRequirements, { parent, fields });
  await create({ destinationId });
  const transit = requirementInput({ type: 'transit' });
  const { id, version } = await create({ destinationId }, transit);

  const duplicate = { kind: 'conflict', field: 'countryCode' };
  await expect(create({ destinationId })).rejects.toMatchObject(duplicate);
  const changed = updateRecord(db, visaRequirements, { id, version, fields: requirementInput() });
  await expect(changed).rejects.toMatchObject(duplicate);
  await expect(create({ destinationId: 'x' })).rejects.toThrow('Destination not found');
});

test('a country that is switched off can’t be chosen, and the default stays on', async () => {
  const db = await openSite();
  await setCountryEnabled(db, 'GL', true);
  await expect(requireOfferedPassport(db, 'GL')).rejects.toThrow(InvalidRequest);
  expect(await requireOfferedPassport(db, 'FR')).toMatchObject({ name: 'France' });
  await setCountryEnabled(db, 'FR', false);
  await expect(requireOfferedPassport(db, 'FR')).rejects.toThrow(InvalidRequest);
  await expect(setCountryEnabled(db, 'US', false)).rejects.toThrow(InvalidRequest);
  await expect(setCountryEnabled(db, 'ZZ', true)).rejects.toThrow(NotFound);
});

test('the site’s contact is replaced by a form of the stored version only', async () => {
  const db = await openSite();
  const saved = await updateValue(db, contactSetting, { ...contactInput(), version: 0 });
  expect(await readValueToEdit(db, contactSetting)).toEqual(saved);
  const late = { ...contactInput({ phone: '+1 555 0111' }), version: 0 };
  await expect(updateValue(db, contactSetting, late)).rejects.toThrow(Conflict);
});

test('the set-up link creates one administrator, even when used twice at the same moment', async () => {
  const db = await openSite();
  const token = (await createSetupToken(db)) ?? '';
  const password = 'correct horse battery staple';
  const uses = ['ana@example.com', 'bo@example.com'].map((email) =>
    setUpFirstAdministrator(db, { token, email, password }),
  );
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(Forbidden),
  });
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('personal data is deleted in one transaction or not at all', async () => {
  const db = await openSite();
  const email = 'ana@example.com';
  await storeContactMessage(db, { name: 'Ana', email, message: 'Do I need a visa?' });
  await signUpForNewsletter(db, readConfig({}), email);
  await sql`create trigger refuse before delete on newsletter_subscribers
    begin select raise(abort, 'refused'); end`.execute(db);
  await expect(deletePersonalData(db, email)).rejects.toThrow('refused');
  expect(await readPersonalData(db, email)).toMatchObject({
    subscriber: { status: 'subscribed' },
    messages: [{ name: 'Ana' }],
  });

  await sql`drop trigger refuse`.execute(db);
  expect(await deletePersonalData(db, email)).toMatchObject({
    deleted: { messages: 1, subscribers: 1 },
    keptAs: null,
  });
  expect(await readPersonalData(db, email)).toMatchObject({ subscriber: null, messages: [] });
});
