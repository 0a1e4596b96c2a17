import { utcDay } from '#core/dates.ts';
import { addUnansweredRequests } from '#db/queries/answers/unansweredRequests.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { anyId, newRequirement } from './examples.ts';
import { administrator, editor, type ProceduresOf } from './procedure.ts';
import { added, anyOf, columnsOfAny, content, removed, withAnswers } from './touches.ts';

/** The columns that undoing a bulk change may set. */
const undoneColumns: Record<string, string[]> = {
  destinations: ['status', 'publish_at', 'popular', 'version', 'updated_at'],
  entry_rules: ['verified_on', 'refused_on', 'version', 'updated_at'],
  contact_messages: ['status'],
  answer_reports: ['status', 'closed_at'],
};

export const history: ProceduresOf<'dashboard' | 'backup' | 'history' | 'trash'> = {
  'dashboard.read': editor(async (api, db) => {
    await addUnansweredRequests(db, [
      { passport: 'BR', destination: 'JP', day: utcDay(), requests: 1 },
    ]);
    await api.dashboard.read.query();
  }),
  'backup.last': administrator((api) => api.backup.last.query()),
  'history.list': editor(async (api) => {
    const { id = '' } = (await api.session.me.query()) ?? {};
    for (const by of [undefined, id, 'site', 'command'])
      for (const entity of [undefined, 'destination'] as const)
        for (const before of [undefined, 1000])
          await api.history.list.query({ by, entity, before });
    await api.history.list.query({ from: '2026-01-01', to: '2099-01-01' });
  }),
  'history.accounts': editor((api) => api.history.accounts.query()),
  'history.ofRecord': editor(async (api) => {
    const record = { entity: 'destination', id: await anyId(api) } as const;
    await api.history.ofRecord.query(record);
    await api.history.ofRecord.query({ ...record, before: 1000 });
  }),
  'history.restoreVersion': editor(
    {
      ...content(
        withAnswers(
          ({ table, kind, columns }) =>
            table.startsWith('destination_') ||
            (kind === 'changed' && !columns.includes('created_at')),
        ),
      ),
      needs: 'an earlier version',
    },
    async (api) => {
      const { id } = await api.destination.create.mutate(destinationFixture({ name: 'Restored' }));
      const fields = destinationFixture({ name: 'Restored', rating: 1 });
      await api.destination.update.mutate({ id, version: 1, fields });
      const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
      const first = entries.at(-1);
      await api.history.restoreVersion.mutate({ entry: first?.id ?? 0, side: 'after', version: 2 });
    },
  ),
  'history.undo': editor(
    content(
      withAnswers(
        anyOf(
          added('trash'),
          ...Object.entries(undoneColumns).map(([table, names]) => columnsOfAny(table, ...names)),
          // A copied requirement gets its fields back; a new one goes to the trash.
          ({ table, kind, columns }) =>
            table === 'visa_requirements' &&
            kind !== 'added' &&
            !['destination_id', 'created_at'].some((column) => columns.includes(column)),
        ),
      ),
    ),
    async (api) => {
      const ids = [await anyId(api)];
      const { changes } = await api.destination.setStatus.mutate({ ids, status: 'draft' });
      await api.history.undo.mutate({ changes });
    },
  ),
  'trash.list': editor((api) => api.trash.list.query({ page: 1 })),
  'trash.restore': editor(
    {
      ...content(withAnswers(anyOf(removed('trash'), ({ kind }) => kind === 'added'))),
      needs: 'the id of a deleted record',
    },
    async (api) => {
      const requirement = { id: await newRequirement(api, 'IE') };
      const inner = await api.visaRequirement.delete.mutate(requirement);
      const { trashId } = await api.destination.delete.mutate({ id: await anyId(api) });
      await api.trash.restore.mutate({ ids: [trashId, inner.trashId] });
    },
  ),
  'trash.deleteForGood': administrator(
    { touches: removed('trash'), needs: 'the id of a deleted record' },
    async (api) => {
      const { trashId } = await api.destination.delete.mutate({ id: await anyId(api) });
      await api.trash.deleteForGood.mutate({ id: trashId });
    },
  ),
};
