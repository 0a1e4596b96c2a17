import {
  linkFixture,
  programmeFixture,
  transitFixture,
  validityFixture,
  wayFixture,
} from '../fixtures/countryRecords.ts';
import { type Api, administrator, editor, type ProceduresOf, visitor } from './procedure.ts';
import { columns, content, intoTrash, removed, replaced, stored, withAnswers } from './touches.ts';

export const countries: ProceduresOf<
  | 'country'
  | 'countryFacts'
  | 'entryCondition'
  | 'officialLink'
  | 'transitPolicy'
  | 'wayToWork'
  | 'workProgramme'
> = {
  'country.names': visitor((api) => api.country.names.query()),
  'country.furtherNames': visitor((api) => api.country.furtherNames.query()),
  'country.byName': visitor((api) => api.country.byName.query({ name: 'south-korea' })),
  'country.byText': visitor((api) => api.country.byText.query({ text: 'germny', passports: true })),
  'country.byCode': visitor((api) => api.country.byCode.query({ code: 'JP' })),
  'country.listAll': editor((api) => api.country.listAll.query()),
  'country.setEnabled': administrator(
    content((change, _input, { code }) =>
      columns('countries', 'enabled')(change, { ids: [code] }, {}),
    ),
    (api) => api.country.setEnabled.mutate({ code: 'SE', enabled: true }),
  ),
  'countryFacts.remoteWorkVisas': visitor((api) => api.countryFacts.remoteWorkVisas.query()),
  'countryFacts.passportCounts': visitor((api) =>
    api.countryFacts.passportCounts.query({ code: 'JP' }),
  ),
  'countryFacts.passportEntry': visitor((api) =>
    api.countryFacts.passportEntry.query({ code: 'JP' }),
  ),
  'entryCondition.listByDestination': editor((api) =>
    api.entryCondition.listByDestination.query({ destination: 'JP' }),
  ),
  'entryCondition.byId': editor(async (api) =>
    api.entryCondition.byId.query({ id: await newCondition(api, 'BR') }),
  ),
  'entryCondition.create': editor(content(stored('entry_conditions')), (api) =>
    newCondition(api, 'AR'),
  ),
  'entryCondition.update': editor(
    content(replaced('entry_conditions', 'destination')),
    async (api) =>
      api.entryCondition.update.mutate({
        id: await newCondition(api, 'CL'),
        version: 1,
        fields: validityFixture({ ...unshipped, months: 3 }),
      }),
  ),
  'entryCondition.delete': editor(content(intoTrash(removed('entry_conditions'))), async (api) =>
    api.entryCondition.delete.mutate({ id: await newCondition(api, 'PE') }),
  ),
  'entryCondition.deleteMany': editor(
    content(intoTrash(removed('entry_conditions'))),
    async (api) =>
      api.entryCondition.deleteMany.mutate({
        ids: [await newCondition(api, 'UY'), await newCondition(api, 'PY')],
      }),
  ),
  'officialLink.listByDestination': editor((api) =>
    api.officialLink.listByDestination.query({ destination: 'JP' }),
  ),
  'officialLink.byId': editor(async (api) =>
    api.officialLink.byId.query({ id: await newLink(api, 'NO') }),
  ),
  'officialLink.create': editor(content(stored('application_portals')), (api) =>
    newLink(api, 'SE'),
  ),
  'officialLink.update': editor(
    content(replaced('application_portals', 'destination')),
    async (api) =>
      api.officialLink.update.mutate({
        id: await newLink(api, 'FI'),
        version: 1,
        fields: linkFixture({ title: 'e-Visa' }),
      }),
  ),
  'officialLink.delete': editor(content(intoTrash(removed('application_portals'))), async (api) =>
    api.officialLink.delete.mutate({ id: await newLink(api, 'DK') }),
  ),
  'officialLink.deleteMany': editor(
    content(intoTrash(removed('application_portals'))),
    async (api) =>
      api.officialLink.deleteMany.mutate({
        ids: [await newLink(api, 'IS'), await newLink(api, 'EE')],
      }),
  ),
  'workProgramme.listByDestination': editor((api) =>
    api.workProgramme.listByDestination.query({ destination: 'JP' }),
  ),
  'workProgramme.byId': editor(async (api) =>
    api.workProgramme.byId.query({ id: await newProgramme(api, 'NO') }),
  ),
  'workProgramme.create': editor(content(stored('work_programmes')), (api) =>
    newProgramme(api, 'SE'),
  ),
  'workProgramme.update': editor(content(replaced('work_programmes', 'destination')), async (api) =>
    api.workProgramme.update.mutate({
      id: await newProgramme(api, 'FI'),
      version: 1,
      fields: programmeFixture({ months: 9 }),
    }),
  ),
  'workProgramme.delete': editor(content(intoTrash(removed('work_programmes'))), async (api) =>
    api.workProgramme.delete.mutate({ id: await newProgramme(api, 'DK') }),
  ),
  'workProgramme.deleteMany': editor(content(intoTrash(removed('work_programmes'))), async (api) =>
    api.workProgramme.deleteMany.mutate({
      ids: [await newProgramme(api, 'IS'), await newProgramme(api, 'EE')],
    }),
  ),
  'wayToWork.listByDestination': editor((api) =>
    api.wayToWork.listByDestination.query({ destination: 'JP' }),
  ),
  'wayToWork.byId': editor(async (api) =>
    api.wayToWork.byId.query({ id: await newWay(api, 'NO') }),
  ),
  'wayToWork.create': editor(content(stored('ways_to_work')), (api) => newWay(api, 'SE')),
  'wayToWork.update': editor(content(replaced('ways_to_work', 'destination')), async (api) =>
    api.wayToWork.update.mutate({
      id: await newWay(api, 'FI'),
      version: 1,
      fields: wayFixture({ months: 9 }),
    }),
  ),
  'wayToWork.delete': editor(content(intoTrash(removed('ways_to_work'))), async (api) =>
    api.wayToWork.delete.mutate({ id: await newWay(api, 'DK') }),
  ),
  'wayToWork.deleteMany': editor(content(intoTrash(removed('ways_to_work'))), async (api) =>
    api.wayToWork.deleteMany.mutate({ ids: [await newWay(api, 'IS'), await newWay(api, 'EE')] }),
  ),
  'transitPolicy.list': editor((api) => api.transitPolicy.list.query()),
  'transitPolicy.shipped': editor((api) => api.transitPolicy.shipped.query()),
  'transitPolicy.copyOfShipped': editor((api) =>
    api.transitPolicy.copyOfShipped.query({ destination: 'DE' }),
  ),
  'transitPolicy.preview': editor((api) =>
    api.transitPolicy.preview.mutate({ destination: 'CZ', fields: transitFixture() }),
  ),
  'transitPolicy.byId': editor(async (api) =>
    api.transitPolicy.byId.query({ id: await newPolicy(api, 'NO') }),
  ),
  'transitPolicy.create': editor(content(withAnswers(stored('transit_policies'))), (api) =>
    newPolicy(api, 'SE'),
  ),
  'transitPolicy.update': editor(
    content(withAnswers(replaced('transit_policies', 'destination'))),
    async (api) =>
      api.transitPolicy.update.mutate({
        id: await newPolicy(api, 'FI'),
        version: 1,
        fields: transitFixture({ note: 'Asked on the phone' }),
      }),
  ),
  'transitPolicy.keep': editor(
    content(replaced('transit_policies', 'destination')),
    async (api) => {
      const copiedFrom = { source: 'none', edition: 1, date: null, hash: '0'.repeat(64) };
      const fields = transitFixture({ copiedFrom });
      const { id } = await api.transitPolicy.create.mutate({ destination: 'LV', fields });
      return api.transitPolicy.keep.mutate({ id, version: 1 });
    },
  ),
  'transitPolicy.delete': editor(
    content(intoTrash(withAnswers(removed('transit_policies')))),
    async (api) => api.transitPolicy.delete.mutate({ id: await newPolicy(api, 'DK') }),
  ),
  'transitPolicy.deleteMany': editor(
    content(intoTrash(withAnswers(removed('transit_policies')))),
    async (api) =>
      api.transitPolicy.deleteMany.mutate({
        ids: [await newPolicy(api, 'IS'), await newPolicy(api, 'EE')],
      }),
  ),
};

/** No shipped condition concerns these visitors' passports. */
const unshipped = { concerns: 'visa_on_arrival' } as const;

async function newCondition(api: Api, destination: string): Promise<number> {
  const fields = validityFixture(unshipped);
  return (await api.entryCondition.create.mutate({ destination, fields })).id;
}

async function newLink(api: Api, destination: string): Promise<number> {
  return (await api.officialLink.create.mutate({ destination, fields: linkFixture() })).id;
}

async function newProgramme(api: Api, destination: string): Promise<number> {
  return (await api.workProgramme.create.mutate({ destination, fields: programmeFixture() })).id;
}

async function newWay(api: Api, destination: string): Promise<number> {
  return (await api.wayToWork.create.mutate({ destination, fields: wayFixture() })).id;
}

async function newPolicy(api: Api, destination: string): Promise<number> {
  return (await api.transitPolicy.create.mutate({ destination, fields: transitFixture() })).id;
}
