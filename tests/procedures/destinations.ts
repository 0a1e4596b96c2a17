import { destinationSorts } from '#core/siteVocabulary.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { requirementInput } from '../fixtures/inputs.ts';
import { anyId, newRequirement } from './examples.ts';
import { editor, type ProceduresOf, visitor } from './procedure.ts';
import {
  type Allowed,
  anyOf,
  columns,
  columnsOfAny,
  content,
  intoTrash,
  isRequested,
  removed,
  replaced,
  signingKey,
  stored,
} from './touches.ts';

const partsOfDestinations = ['destination_images', 'destination_types'];

/** The requested destinations with all their records. */
const removedDestinations: Allowed = ({ table, kind, key, row }, input) =>
  kind === 'removed' && isRequested(table === 'destinations' ? key : row.destination_id, input);

const images = [{ src: 'https://photos.example/a.jpg', alt: 'The sea', width: 1600, height: 900 }];

export const destinations: ProceduresOf<'destination' | 'preview' | 'visaRequirement'> = {
  'destination.list': visitor(async (api) => {
    for (const type of [undefined, 'tourist', 'nomad'] as const)
      for (const countryCode of [undefined, 'JP'])
        for (const continent of [undefined, 'Asia'] as const)
          for (const order of ['newest', 'rating'] as const)
            for (const search of [undefined, 'a', 'an', 'lan', 'japan']) {
              const filter = { type, countryCode, continent, order, search };
              await api.destination.list.query(filter);
              if (search === 'an') continue;
              await api.destination.list.query({ ...filter, noVisaBeforehandFor: ['US', 'IN'] });
            }
  }),
  'destination.listToEdit': editor(async (api) => {
    for (const sort of [undefined, ...destinationSorts.map((by) => ({ by }))])
      await api.destination.listToEdit.query({ sort, pageSize: 25 });
    for (const filter of [
      { type: 'tourist' as const },
      { continent: 'Asia' as const },
      { popular: true },
      { status: 'draft' as const },
      { stale: true as const },
      { search: 'lan' },
    ])
      await api.destination.listToEdit.query(filter);
  }),
  'destination.popular': visitor((api) => api.destination.popular.query({})),
  'destination.byType': visitor((api) => api.destination.byType.query({ type: 'transit' })),
  'destination.byContinent': visitor((api) => api.destination.byContinent.query()),
  'destination.byId': visitor(async (api) => api.destination.byId.query({ id: await anyId(api) })),
  'destination.newAddress': visitor((api) => api.destination.newAddress.query({ id: 'paris' })),
  'destination.stored': editor(async (api) =>
    api.destination.stored.query({ id: await anyId(api) }),
  ),
  'destination.choices': editor((api) => api.destination.choices.query()),
  'destination.createPreview': editor(
    {
      touches: anyOf(
        signingKey,
        ({ table, key }, { id }) => table === 'preview_links' && key === id,
      ),
      untraced: 'a link changes nothing; the key that signs links is made once',
    },
    async (api) => api.destination.createPreview.mutate({ id: await anyId(api) }),
  ),
  'destination.previewLink': editor(async (api) =>
    api.destination.previewLink.query({ id: await anyId(api) }),
  ),
  'destination.stopSharingPreview': editor(
    { touches: removed('preview_links'), untraced: 'the same' },
    async (api) => api.destination.stopSharingPreview.mutate({ id: await anyId(api) }),
  ),
  'destination.createLivePreview': editor(
    { touches: signingKey, untraced: 'the same' },
    async (api) => api.destination.createLivePreview.mutate({ id: await anyId(api) }),
  ),
  // The same key again updates the destination created first.
  'destination.create': editor(
    content(({ table, key, columns, row }, _input, { id }) =>
      table === 'destinations'
        ? key === id && !columns.includes('created_at')
        : partsOfDestinations.includes(table) && row.destination_id === id,
    ),
    (api) =>
      api.destination.create.mutate({
        ...destinationFixture({ images }),
        creationKey: '0'.repeat(32),
      }),
  ),
  // At another address all its records move along, and the former one redirects there.
  'destination.update': editor(
    content(
      anyOf(
        columnsOfAny('visa_requirements', 'destination_id'),
        columnsOfAny('history', 'entity_id'),
        ({ table, kind, key, columns, row }, { id = '' }, output) =>
          table === 'destinations'
            ? [id, output.id].includes(key) &&
              (kind !== 'changed' || !columns.includes('created_at'))
            : [...partsOfDestinations, 'destination_redirects'].includes(table) &&
              [id, output.id].includes(String(row.destination_id)),
      ),
    ),
    async (api) =>
      api.destination.update.mutate({
        id: await anyId(api),
        version: 1,
        fields: destinationFixture({ images }),
      }),
  ),
  'destination.setStatus': editor(
    content(columns('destinations', 'status', 'publish_at', 'version', 'updated_at')),
    async (api) => {
      const ids = [await anyId(api)];
      await api.destination.setStatus.mutate({ ids, status: 'draft' });
      return api.destination.setStatus.mutate({ ids, status: 'published' });
    },
  ),
  'destination.duplicate': editor(
    content(
      ({ table, kind, key, row }, _input, { id }) =>
        kind === 'added' && (table === 'destinations' ? key === id : row.destination_id === id),
    ),
    async (api) => api.destination.duplicate.mutate({ id: await anyId(api) }),
  ),
  'destination.delete': editor(content(intoTrash(removedDestinations)), async (api) =>
    api.destination.delete.mutate({ id: await anyId(api) }),
  ),
  'destination.deleteMany': editor(content(intoTrash(removedDestinations)), async (api) =>
    api.destination.deleteMany.mutate({ ids: [await anyId(api)] }),
  ),
  'destination.setPopular': editor(
    content(columns('destinations', 'popular', 'version', 'updated_at')),
    async (api) => {
      const ids = [await anyId(api)];
      for (const popular of [true, false])
        await api.destination.setPopular.mutate({ ids, popular });
    },
  ),
  'preview.destination': visitor((api) =>
    api.preview.destination.query({ token: 'x.x' }).catch(() => {}),
  ),
  'visaRequirement.listByDestination': editor(async (api) =>
    api.visaRequirement.listByDestination.query({ destinationId: await anyId(api) }),
  ),
  'visaRequirement.countByDestination': editor(async (api) =>
    api.visaRequirement.countByDestination.query({ destinationId: await anyId(api) }),
  ),
  'visaRequirement.matrix': editor(async (api) =>
    api.visaRequirement.matrix.query({ destinationId: await anyId(api) }),
  ),
  'visaRequirement.byId': editor(async (api) =>
    api.visaRequirement.byId.query({ id: await newRequirement(api, 'NO') }),
  ),
  'visaRequirement.create': editor(content(stored('visa_requirements')), (api) =>
    newRequirement(api, 'SE'),
  ),
  'visaRequirement.update': editor(
    content(replaced('visa_requirements', 'destination_id')),
    async (api) =>
      api.visaRequirement.update.mutate({
        id: await newRequirement(api, 'FI'),
        version: 1,
        fields: requirementInput({ countryCode: 'FI', durationDays: 3 }),
      }),
  ),
  'visaRequirement.previewCopy': editor(async (api) =>
    api.visaRequirement.previewCopy.query({
      id: await newRequirement(api, 'BE'),
      passports: ['NL'],
    }),
  ),
  'visaRequirement.copy': editor(
    {
      ...content(({ table, kind }) => table === 'visa_requirements' && kind !== 'removed'),
      needs: 'the fingerprint of a preview',
    },
    async (api) => {
      const copy = { id: await newRequirement(api, 'AT'), passports: ['LU'] };
      const { fingerprint } = await api.visaRequirement.previewCopy.query(copy);
      return api.visaRequirement.copy.mutate({ ...copy, fingerprint });
    },
  ),
  'visaRequirement.changeMany': editor(
    content(columns('visa_requirements', 'duration_days', 'standing', 'version', 'updated_at')),
    async (api) =>
      api.visaRequirement.changeMany.mutate({
        ids: [await newRequirement(api, 'PT')],
        fields: { durationDays: 5, sourceDate: '2026-02' },
      }),
  ),
  'visaRequirement.settleCarriedOver': editor(
    {
      ...content(columns('visa_requirements', 'standing', 'version', 'updated_at')),
      needs: 'a requirement that was carried over',
      partlyTraced: 'the test itself carries over the requirement that it settles',
    },
    async (api, db) => {
      const id = await newRequirement(api, 'IS');
      const carriedOver = { standing: 'carried_over' } as const;
      await db.updateTable('visa_requirements').set(carriedOver).where('id', '=', id).execute();
      return api.visaRequirement.settleCarriedOver.mutate({ decision: 'put_back', ids: [id] });
    },
  ),
  'visaRequirement.delete': editor(content(intoTrash(removed('visa_requirements'))), async (api) =>
    api.visaRequirement.delete.mutate({ id: await newRequirement(api, 'DK') }),
  ),
  'visaRequirement.deleteMany': editor(
    content(intoTrash(removed('visa_requirements'))),
    async (api) =>
      api.visaRequirement.deleteMany.mutate({ ids: [await newRequirement(api, 'IE')] }),
  ),
};
