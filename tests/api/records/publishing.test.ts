import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/dates.ts';
import { listKnownPages } from '#server/seo/sitemap.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { procedureAt } from '../../procedures/table.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { stopClock } from '../../support/stoppedClock.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

/** A word that no shipped text contains. */
const marker = 'zyxqland';

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
);

const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();

/** A destination that every list would show if it were published. */
const hidden = (fields: Parameters<typeof destinationFixture>[0]) =>
  destinationFixture({
    name: `Zyxqland ${fields?.status}`,
    shortDescription: marker,
    description: marker,
    countryCode: 'JP',
    continent: 'Asia',
    types: ['tourist', 'transit', 'nomad'],
    popular: true,
    rating: 5,
    ...fields,
  });

async function create(site: TestSite, fields: Parameters<typeof destinationFixture>[0]) {
  const { api } = await site.signedIn();
  const created = await api.destination.create.mutate(hidden(fields));
  await api.visaRequirement.create.mutate({
    destinationId: created.id,
    fields: requirementInput({ countryCode: 'US', notes: marker }),
  });
  return created;
}

describe('an unpublished destination', () => {
  test('is invisible to visitors: no procedure, page, file or feed contains it', async () => {
    const pages = await builtPages();
    const site = await startTestSite({ samples: true, pages });
    const draft = await create(site, { status: 'draft' });
    const scheduled = await create(site, { status: 'scheduled', publishAt: inAnHour() });
    const told: [string, string][] = [];
    const { inject } = site.app;
    const recording = async (options: { url: string }) => {
      const response = await inject.bind(site.app)(options);
      told.push([options.url, `${response.body}\n${response.headers.location}`]);
      return response;
    };
    Object.assign(site.app, { inject: recording });

    const { api } = site.browser();
    for (const [path, { _def }] of procedures) {
      if (_def.type === 'query')
        await procedureAt(path)
          .call(api, site.db)
          .catch(() => {});
    }
    await api.destination.list.query({ search: 'zyx', noVisaBeforehandFor: ['US'] });
    const ids = [draft.id, scheduled.id];
    expect(
      await api.entryRule.forDestinations.query({ passports: ['US'], destinationIds: ids }),
    ).toEqual([]);
    const read = told.length;
    const known = (await listKnownPages(site.db)).map(({ path }) => path);
    const paths = [
      // Of the countries' pages, only this country's.
      ...known.filter((path) => !/\/([A-Z]{2})$/.test(path) || path === '/visa-info/JP'),
      '/search?q=zyx',
      '/destinations/nomad?continent=Asia',
      '/visa-info/JP?from=US',
      '/passports/US',
      '/embed/answer?to=JP&from=US',
      '/compare?passports=US,JP',
      '/sitemap-1.xml',
      '/robots.txt',
      '/changes.atom',
      '/api/v1/openapi.json',
      '/destinations/tourist?country=JP',
      '/api/v1/answers/US/JP',
      '/api/v1/destinations/JP',
      '/api/v1/passports/US',
    ];
    for (const url of paths)
      expect([url, (await site.app.inject({ url })).statusCode]).toEqual([url, 200]);
    expect(told.length - read).toBe(paths.length);
    const telling = told.filter(([, text]) => text.toLowerCase().includes(marker));
    // The search box contains the searched text.
    expect(telling.map(([url]) => url)).toEqual([]);

    for (const id of ids) {
      expect((await refusalOf(api.destination.byId.query({ id }))).code).toBe('NOT_FOUND');
      expect(await api.destination.newAddress.query({ id })).toBe(null);
      const asked = { destinationId: id, country: 'FR', passports: ['US'] };
      const [needs] = await api.page.destination.query(asked);
      expect(needs?.boxes.tourist.requirement).toBeNull();
      for (const url of [
        `/destination/${id}`,
        `/share/destination/${id}.png`,
        `/posters/generated/${id}.svg`,
      ]) {
        const response = await site.app.inject({ url });
        expect([url, response.statusCode]).toEqual([url, 404]);
        expect(response.body).not.toContain('Zyxqland');
      }
    }
  });

  test('shows its page at a signed link for seven days, uncached and not indexed', async () => {
    const now = stopClock().getTime();
    const site = await startTestSite({ samples: true, pages: await builtPages() });
    const { api } = await site.signedIn();
    const { id } = await create(site, { status: 'scheduled', publishAt: '2099-01-02T03:04:00Z' });
    const { token, expiresAt } = await api.destination.createPreview.mutate({ id });
    expect(Date.parse(expiresAt) - now).toBe(7 * DAY_MS);
    const get = (url: string) => site.app.inject({ url, headers: { cookie: 'passport=US' } });

    const page = await get(`/preview/${token}?from=US`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page.body).toContain('Preview: not published');
    expect(page.body).toContain('2 Jan 2099, 03:04 UTC');
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
    // Its own requirements are shown too.
    expect(page.body).toContain('Up to 30 days');
    const poster = await get(`/posters/generated/${token}.svg`);
    expect([poster.statusCode, poster.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await get(`/Preview/${token}`)).headers['cache-control']).toBe('no-store');
    const visitor = site.browser();
    const previewed = { token, country: 'FR', passports: ['US'] };
    const [needs] = await visitor.api.page.preview.query(previewed);
    expect(needs?.boxes.tourist.requirement).not.toBeNull();

    const other = await api.destination.createPreview.mutate({ id: 'paris-france' });
    const forged = `${token.split('.')[0]}.${other.token.split('.')[1]}`;
    for (const wrong of [forged, 'x', `${token}x`]) {
      expect((await get(`/preview/${wrong}`)).statusCode).toBe(404);
      expect((await refusalOf(visitor.api.preview.destination.query({ token: wrong }))).code).toBe(
        'NOT_FOUND',
      );
    }
    // After publication: the page itself.
    const published = await get(`/preview/${other.token}`);
    expect([published.statusCode, published.headers.location]).toEqual([
      307,
      '/destination/paris-france',
    ]);
    // A later destination at the same address is not opened.
    await api.destination.delete.mutate({ id });
    const next = await create(site, { name: 'Zyxqland scheduled', status: 'draft' });
    expect(next.id).toBe(id);
    expect((await get(`/preview/${token}`)).statusCode).toBe(404);
  });
});

describe('a draft with nothing but a name', () => {
  const nameOnly = destinationFixture({
    ...{ name: 'Zyxqland', status: 'draft', countryCode: '', continent: null, rating: null },
    ...{ imageUrl: '', shortDescription: '', description: '', types: [], highlights: [] },
    ...{ currency: '', timeZone: '', languages: [] },
  });
  const lacking = [
    'Country',
    'Continent',
    'Image URL',
    'Short description',
    'Description',
    'Rating',
  ];
  const reasons = lacking.map((field) => `${field} is required`);

  test('is stored, listed, previewed, changed, copied, deleted and restored', async () => {
    const site = await startTestSite({ samples: true, pages: await builtPages() });
    const { api } = await site.signedIn();
    const { id, version } = await api.destination.create.mutate(nameOnly);
    expect(id).toBe('zyxqland');
    expect(await api.destination.stored.query({ id })).toMatchObject({
      ...nameOnly,
      country: '',
    });
    for (const descending of [false, true]) {
      const sort = { by: 'rating' as const, descending };
      const { items } = await api.destination.listToEdit.query({ sort });
      expect(items.at(descending ? -1 : 0)).toMatchObject({ id, rating: null });
    }
    expect(await api.destination.listToEdit.query({ search: 'zyx' })).toMatchObject({ total: 1 });
    const { token } = await api.destination.createPreview.mutate({ id });
    for (const url of [`/preview/${token}?from=US`, `/posters/generated/${token}.svg`]) {
      expect([url, (await site.app.inject({ url })).statusCode]).toEqual([url, 200]);
    }
    await api.visaRequirement.create.mutate({
      destinationId: id,
      fields: requirementInput({ countryCode: 'US' }),
    });
    const { id: copied } = await api.destination.duplicate.mutate({ id });
    expect(await api.destination.stored.query({ id: copied })).toMatchObject({ continent: null });
    const fields = { ...nameOnly, rating: 3 };
    await api.destination.update.mutate({ id, version, fields });
    const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
    expect(entries.map(({ title }) => title)).toEqual(['Zyxqland', 'Zyxqland']);
    await api.destination.update.mutate({ id, version: version + 1, fields: nameOnly });
    const { trashId } = await api.destination.delete.mutate({ id });
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await api.destination.stored.query({ id })).toMatchObject({ ...nameOnly, country: '' });
  });

  test('is published once it has what visitors see, by whatever way', async () => {
    const site = await startTestSite({ samples: true });
    const { api } = await site.signedIn();
    for (const status of ['published', 'scheduled', undefined] as const) {
      const refused = await refusalOf(api.destination.create.mutate({ ...nameOnly, status }));
      expect(Object.values(refused.fieldErrors ?? {}).flat()).toEqual(
        expect.arrayContaining(reasons),
      );
    }
    const { id, version } = await api.destination.create.mutate(nameOnly);
    const published = { ...nameOnly, status: 'published' as const };
    const refused = await refusalOf(
      api.destination.update.mutate({ id, version, fields: published }),
    );
    expect(Object.values(refused.fieldErrors ?? {}).flat()).toEqual(reasons);
    const inBulk = await refusalOf(
      api.destination.setStatus.mutate({ ids: [id], status: 'published' }),
    );
    expect(inBulk.message).toBe(`Zyxqland can’t be published yet. ${reasons.join('. ')}.`);
    await api.destination.setPopular.mutate({ ids: [id], popular: true });
    const fields = destinationFixture({ name: 'Zyxqland', status: 'draft' });
    await api.destination.update.mutate({ id, version: version + 1, fields });
    await api.destination.setStatus.mutate({ ids: [id], status: 'published' });
    // The version without them can't replace what is published.
    const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
    const entry = entries.at(-1)?.id ?? 0;
    const earlier = await refusalOf(
      api.history.restoreVersion.mutate({ entry, side: 'after', version: version + 3 }),
    );
    expect(earlier.message).toBe("This version can't be saved any more. Country is required");
  });
});

describe('a preview link', () => {
  async function shared() {
    const site = await startTestSite({ samples: true });
    const { api } = await site.signedIn();
    const { id } = await create(site, { status: 'draft' });
    const works = async (token: string) => {
      const opened = site.browser().api.preview.destination.query({ token });
      return opened.then(({ status }) => status).catch(() => 'ended');
    };
    const link = async (renew = false) => api.destination.createPreview.mutate({ id, renew });
    return { site, api, id, works, link };
  }

  test('is the same until a new one, or the end of sharing, ends all earlier ones', async () => {
    const { api, id, works, link } = await shared();
    expect(await api.destination.previewLink.query({ id })).toEqual({ expiresAt: null });
    const first = await link();
    expect(await link()).toEqual(first);
    expect(await api.destination.previewLink.query({ id })).toEqual({ expiresAt: first.expiresAt });
    const second = await link(true);
    expect([await works(first.token), await works(second.token)]).toEqual(['ended', 'draft']);
    await api.destination.stopSharingPreview.mutate({ id });
    expect(await api.destination.previewLink.query({ id })).toEqual({ expiresAt: null });
    const third = await link();
    expect([await works(second.token), await works(third.token)]).toEqual(['ended', 'draft']);
  });

  test('is ended for good by publication, of whatever kind', async () => {
    const { site, api, id, works, link } = await shared();
    const fields = destinationFixture({ name: 'Zyxqland draft' });
    const publications: (() => Promise<unknown>)[] = [
      () => api.destination.setStatus.mutate({ ids: [id], status: 'published' }),
      async () => {
        const { version } = await api.destination.stored.query({ id });
        const published = { ...fields, status: 'published' as const };
        await api.destination.update.mutate({ id, version, fields: published });
      },
      async () => {
        const past = { status: 'scheduled' as const, publish_at: '2020-01-01T00:00:00.000Z' };
        await site.db.updateTable('destinations').set(past).where('id', '=', id).execute();
        await runJob(site, 'scheduled-destinations');
      },
    ];
    for (const publish of publications) {
      const { token } = await link();
      await publish();
      expect(await works(token)).toBe('published');
      await api.destination.setStatus.mutate({ ids: [id], status: 'draft' });
      expect(await works(token)).toBe('ended');
    }
  });

  test('follows the destination to another address, and ends with it', async () => {
    const { api, id, works, link } = await shared();
    const { token } = await link();
    const { version } = await api.destination.stored.query({ id });
    const fields = destinationFixture({ name: 'Zyxqland draft' });
    const moved = { ...fields, status: 'draft' as const };
    await api.destination.update.mutate({ id, version, slug: 'zyxqland-2', fields: moved });
    expect(await works(token)).toBe('draft');
    const { trashId } = await api.destination.delete.mutate({ id: 'zyxqland-2' });
    expect(await works(token)).toBe('ended');
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await works(token)).toBe('ended');
  });

  test('is not what the live preview reads with', async () => {
    const { api, id, works } = await shared();
    const { token } = await api.destination.createLivePreview.mutate({ id });
    expect(await works(token)).toBe('ended');
    const previewed = { token, country: 'FR', passports: ['US'] };
    const [needs] = await api.page.preview.query(previewed);
    expect(needs?.boxes.tourist.requirement).not.toBeNull();
    expect(await api.destination.previewLink.query({ id })).toEqual({ expiresAt: null });
  });
});

describe('publishing', () => {
  test('happens once at its time, and every page shows it at the next request', async () => {
    const site = await startTestSite({ samples: true });
    const { api } = await site.signedIn();
    const visitor = site.browser();
    const { id } = await create(site, { status: 'scheduled', publishAt: inAnHour() });
    const popular = async () =>
      (await visitor.api.destination.popular.query({ limit: 100 })).map((one) => one.id);
    await runJob(site, 'scheduled-destinations');
    expect(await popular()).not.toContain(id);

    await sql`update destinations set publish_at = ${new Date().toISOString()} where id = ${id}`.execute(
      site.db,
    );
    await runJob(site, 'scheduled-destinations');
    await runJob(site, 'scheduled-destinations');
    expect(await popular()).toContain(id);
    expect(await api.destination.stored.query({ id })).toMatchObject({
      status: 'published',
      publishAt: null,
      version: 2,
    });
    const history = await site.db
      .selectFrom('history')
      .select(['action', 'actor_kind', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'published')
      .execute();
    expect(history).toMatchObject([{ action: 'published', actor_kind: 'site' }]);
    expect(JSON.parse(history[0]?.before ?? '')).toMatchObject({ status: 'scheduled' });
    expect(JSON.parse(history[0]?.after ?? '')).toMatchObject({ status: 'published' });
  });

  test('of several is all or nothing, skips published ones, and is recorded', async () => {
    const site = await startTestSite({ samples: true });
    const { api } = await site.signedIn();
    const ids = ['paris-france', 'tokyo-japan'];
    const setStatus = (status: 'draft' | 'published', of = ids) =>
      api.destination.setStatus.mutate({ ids: of, status });
    expect((await setStatus('draft', ids.slice(0, 1))).changes).toHaveLength(1);
    expect((await setStatus('draft')).changes).toHaveLength(1);
    expect((await refusalOf(setStatus('published', [...ids, 'nowhere']))).code).toBe('NOT_FOUND');
    const statuses = async () =>
      (await api.destination.listToEdit.query({})).items.map(({ id, status }) => `${id} ${status}`);
    expect(await statuses()).toEqual(expect.arrayContaining(ids.map((id) => `${id} draft`)));
    expect((await api.destination.listToEdit.query({ status: 'draft' })).total).toBe(2);
    expect((await site.browser().api.destination.list.query({})).total).toBe(2);
    expect((await setStatus('published')).changes).toHaveLength(2);
    const recorded = await site.db
      .selectFrom('history')
      .select(['entity_id', 'action', 'actor_name'])
      .where('entity', '=', 'destination')
      .orderBy('id')
      .execute();
    expect(recorded.map(({ entity_id, action }) => `${entity_id} ${action}`)).toEqual([
      'paris-france changed',
      'tokyo-japan changed',
      'paris-france published',
      'tokyo-japan published',
    ]);
    expect(recorded[0]?.actor_name).toBe('admin@example.com');
  });

  test('a schedule needs a future time; a form without status keeps it', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const at = (publishAt: string | null) =>
      refusalOf(api.destination.create.mutate(hidden({ status: 'scheduled', publishAt })));
    const refused = (message: string) => ({ fieldErrors: { publishAt: [message] } });
    expect(await at(null)).toMatchObject(refused('Choose when it is to be published'));
    expect(await at('2020-01-01T00:00:00Z')).toMatchObject(
      refused('Choose a time that is still to come'),
    );
    const { id } = await create(site, { status: 'draft' });
    const { status, publishAt, ...fields } = hidden({ name: 'Renamed' });
    const saved = await api.destination.update.mutate({ id, version: 1, fields });
    expect(saved).toMatchObject({ name: 'Renamed', status: 'draft' });
  });
});
