import { describe, expect, test } from 'vitest';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';

async function siteWithParis() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const images = [photo('/posters/hero.svg'), photo('/posters/tokyo-japan.svg')];
  await api.destination.create.mutate(destinationFixture({ images }));
  const fields = requirementInput();
  await api.visaRequirement.create.mutate({ destinationId: 'paris-france', fields });
  /** Saves Paris, as stored, at another address. */
  const rename = async (id: string, slug: string) => {
    const { version } = await api.destination.stored.query({ id });
    return api.destination.update.mutate({
      id,
      version,
      slug,
      fields: destinationFixture({ images }),
    });
  };
  return { site, api, visitor: site.browser().api, rename };
}

const photo = (src: string) => ({ src, alt: `Of ${src}`, width: 1200, height: 900 });

async function imagesOf({ db }: TestSite, id: string) {
  return db
    .selectFrom('destination_images')
    .select(['id', 'src'])
    .where('destination_id', '=', id)
    .orderBy('position')
    .execute();
}

describe('a change of address', () => {
  test('moves types, photos, requirements and history', async () => {
    const { site, api, visitor, rename } = await siteWithParis();
    const photos = await imagesOf(site, 'paris-france');
    const before = await api.destination.stored.query({ id: 'paris-france' });
    const moved = await rename('paris-france', 'City-of-Light');
    expect(moved).toEqual({
      ...before,
      id: 'city-of-light',
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(await imagesOf(site, 'city-of-light')).toEqual(photos);
    const [needs] = await visitor.page.destination.query({
      destinationId: 'city-of-light',
      country: 'FR',
      passports: ['DE'],
    });
    expect(needs?.boxes.tourist.types).toHaveLength(1);
    const history = await site.db
      .selectFrom('history')
      .select(['entity_id', 'action'])
      .where('entity', '=', 'destination')
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      { entity_id: 'city-of-light', action: 'created' },
      { entity_id: 'city-of-light', action: 'changed' },
    ]);
    // A form that is still open at the former address gets the conflict and the newest version.
    const stale = { id: 'paris-france', version: 1, fields: destinationFixture({ rating: 1 }) };
    expect((await refusalOf(api.destination.update.mutate(stale))).code).toBe('CONFLICT');
    expect((await api.destination.stored.query({ id: 'paris-france' })).id).toBe('city-of-light');
  });

  test('redirects every earlier address, also after several changes and back', async () => {
    const { site, visitor, rename } = await siteWithParis();
    await rename('paris-france', 'two');
    await rename('two', 'three');
    const newAddress = (id: string) => visitor.destination.newAddress.query({ id });
    expect([await newAddress('paris-france'), await newAddress('two')]).toEqual(['three', 'three']);
    const image = await site.app.inject('/share/destination/two.png');
    expect([image.statusCode, image.headers.location]).toEqual([
      301,
      '/share/destination/three.png',
    ]);
    await rename('three', 'two');
    expect([await newAddress('three'), await newAddress('two')]).toEqual(['two', null]);
    expect((await visitor.destination.byId.query({ id: 'two' })).name).toBe('Paris');
  });

  test('is refused if another destination has or had the address', async () => {
    const { api, rename } = await siteWithParis();
    const lyon = await api.destination.create.mutate(destinationFixture({ name: 'Lyon' }));
    expect(await refusalOf(rename('paris-france', lyon.id))).toMatchObject({
      code: 'CONFLICT',
      fieldErrors: { slug: ['Lyon has this address'] },
    });
    await rename('paris-france', 'lutetia');
    const taken = { ...destinationFixture({ name: 'Other' }), slug: 'paris-france' };
    expect((await refusalOf(api.destination.create.mutate(taken))).fieldErrors).toEqual({
      slug: ['This is an old address of Paris, which it leads to'],
    });
    // An address derived from name and country avoids a taken one.
    expect((await api.destination.create.mutate(destinationFixture())).id).toBe('paris-france-2');
    for (const slug of ['Paris in France', '../admin', '-a', 'a--b', 'é']) {
      expect((await refusalOf(rename('lutetia', slug))).fieldErrors).toHaveProperty('slug');
    }
  });

  test('is possible on creation, also when the form is sent again', async () => {
    const { api } = await siteWithParis();
    const form = { ...destinationFixture({ name: 'Lyon' }), creationKey: '1'.repeat(32) };
    expect((await api.destination.create.mutate({ ...form, slug: 'lugdunum' })).id).toBe(
      'lugdunum',
    );
    const again = { ...form, slug: 'lyon' };
    expect((await api.destination.create.mutate(again)).id).toBe('lyon');
    expect((await api.destination.create.mutate(again)).version).toBe(2);
  });

  test('of an unpublished destination doesn’t redirect', async () => {
    const { api, visitor, rename } = await siteWithParis();
    await rename('paris-france', 'secret-plan');
    await api.destination.setStatus.mutate({ ids: ['secret-plan'], status: 'draft' });
    expect(await visitor.destination.newAddress.query({ id: 'paris-france' })).toBe(null);
  });
});

test('photos keep their ids when they are reordered, redescribed or added to', async () => {
  const { site, api } = await siteWithParis();
  const [first, second] = await imagesOf(site, 'paris-france');
  const images = [
    photo('/posters/bali-indonesia.svg'),
    { ...photo('/posters/tokyo-japan.svg'), alt: 'Lights' },
    photo('/posters/hero.svg'),
  ];
  await api.destination.update.mutate({
    id: 'paris-france',
    version: 1,
    fields: destinationFixture({ images }),
  });
  const ids = (await imagesOf(site, 'paris-france')).map(({ id }) => id);
  expect(ids.slice(1)).toEqual([second?.id, first?.id]);
  const noText = destinationFixture({ images: [{ ...photo('/posters/hero.svg'), alt: ' ' }] });
  expect((await refusalOf(api.destination.create.mutate(noText))).fieldErrors).toHaveProperty(
    'images',
  );
});

test('a duplicate is a separate draft with photos and requirements, recorded as added', async () => {
  const { site, api, visitor } = await siteWithParis();
  const copy = await api.destination.duplicate.mutate({ id: 'paris-france' });
  const original = await api.destination.stored.query({ id: 'paris-france' });
  expect(copy).toMatchObject({
    ...original,
    id: 'copy-of-paris-france',
    name: 'Copy of Paris',
    status: 'draft',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    images: original.images.map((image) => ({ ...image, id: expect.any(String) })),
  });
  expect(copy.images[0]?.id).not.toBe(original.images[0]?.id);
  const [requirement] = await api.visaRequirement.listByDestination.query({
    destinationId: copy.id,
  });
  expect(requirement).toMatchObject(requirementInput());
  expect((await refusalOf(visitor.destination.byId.query({ id: copy.id }))).code).toBe('NOT_FOUND');
  const recorded = await site.db
    .selectFrom('history')
    .select(['entity', 'action', 'title'])
    .where('title', 'like', 'Copy of%')
    .orderBy('id')
    .execute();
  expect(recorded.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
    'destination created',
    'visa_requirement created',
  ]);
  expect((await api.destination.duplicate.mutate({ id: 'paris-france' })).id).toBe(
    'copy-of-paris-france-2',
  );
});
