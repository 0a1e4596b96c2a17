import { workAreaFixture } from '../fixtures/workAreas.ts';
import { type Api, editor, type ProceduresOf } from './procedure.ts';
import { content, intoTrash, removed, replaced, stored, withAnswers } from './touches.ts';

export const workAreas: ProceduresOf<'workArea'> = {
  'workArea.list': editor((api) => api.workArea.list.query()),
  'workArea.shipped': editor((api) => api.workArea.shipped.query()),
  'workArea.copyOfShipped': editor((api) => api.workArea.copyOfShipped.query({ area: 'nordic' })),
  'workArea.preview': editor((api) =>
    api.workArea.preview.mutate({ id: null, fields: workAreaFixture({ area: 'previewed' }) }),
  ),
  'workArea.byId': editor(async (api) =>
    api.workArea.byId.query({ id: await newArea(api, 'read') }),
  ),
  'workArea.create': editor(content(withAnswers(stored('work_areas'))), (api) =>
    newArea(api, 'created'),
  ),
  'workArea.update': editor(content(withAnswers(replaced('work_areas'))), async (api) =>
    api.workArea.update.mutate({
      id: await newArea(api, 'updated'),
      version: 1,
      fields: workAreaFixture({ area: 'updated', note: 'Asked on the phone' }),
    }),
  ),
  'workArea.keep': editor(content(replaced('work_areas')), async (api) => {
    const copiedFrom = { source: 'none', edition: 1, date: null, hash: '0'.repeat(64) };
    const fields = workAreaFixture({ area: 'kept', copiedFrom });
    const { id } = await api.workArea.create.mutate({ fields });
    return api.workArea.keep.mutate({ id, version: 1 });
  }),
  'workArea.delete': editor(content(intoTrash(withAnswers(removed('work_areas')))), async (api) =>
    api.workArea.delete.mutate({ id: await newArea(api, 'deleted') }),
  ),
  'workArea.deleteMany': editor(
    content(intoTrash(withAnswers(removed('work_areas')))),
    async (api) =>
      api.workArea.deleteMany.mutate({
        ids: [await newArea(api, 'first'), await newArea(api, 'second')],
      }),
  ),
};

async function newArea(api: Api, area: string): Promise<number> {
  return (await api.workArea.create.mutate({ fields: workAreaFixture({ area }) })).id;
}
