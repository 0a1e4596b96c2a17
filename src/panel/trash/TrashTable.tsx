import { Undo2 } from 'lucide-react';
import { DAY_MS } from '#core/dates.ts';
import { DAYS_IN_TRASH } from '#core/inputs/panel/trash.ts';
import { type HistoryEntity, historyEntities } from '#core/records/history.ts';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import type { ListAddress } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';

type Trashed = RouterOutputs['trash']['list']['items'][number];

/** A page of the trash; records can be restored, and deleted for good by administrators. */
export function TrashTable({ address, mayDelete }: { address: ListAddress; mayDelete: boolean }) {
  const { page = 1, size = ADMIN_PAGE_SIZE } = address;
  const list = trpc.trash.list.useQuery({ page: page - 1, pageSize: size }, keepingPage);
  const restore = trpc.trash.restore.useMutation();
  const deleteForGood = trpc.trash.deleteForGood.useMutation();
  const isGone = ({ id }: Trashed) =>
    (restore.isPending && restore.variables.ids.includes(id)) ||
    (deleteForGood.isPending && deleteForGood.variables.id === id);

  return (
    <PanelTable
      label="Trash"
      unit={['record', 'records']}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      empty={<EmptyState title="The trash is empty" />}
      columns={[
        { heading: 'Name', cell: (trashed) => <TrashedName trashed={trashed} /> },
        { heading: 'Kind', cell: ({ entity }) => historyEntities[entity as HistoryEntity] },
        { heading: 'Deleted', cell: ({ deletedAt }) => <FormattedDate time={deletedAt} /> },
        { heading: 'By', cell: ({ deletedBy }) => deletedBy },
        { heading: 'Deleted for good in', cell: ({ deletedAt }) => daysLeft(deletedAt) },
        {
          heading: 'Actions',
          actions: true,
          cell: (trashed) => (
            <span className="inline-flex items-center">
              <Button
                Icon={Undo2}
                aria-label={`Restore ${trashed.title}`}
                disabled={isGone(trashed)}
                onClick={() => restore.mutate({ ids: [trashed.id] })}
              >
                Restore
              </Button>
              {mayDelete && (
                <DeleteButton
                  name={`${trashed.title} for good`}
                  question={`Are you sure you want to delete this for good? It can't be restored then.\n\n${trashed.title}`}
                  onDelete={() => deleteForGood.mutate({ id: trashed.id })}
                />
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

/** A link to the record's history, which shows what was deleted. */
function TrashedName({ trashed: { entity, entityId, title } }: { trashed: Trashed }) {
  return (
    <NameLink to="/admin/history/$entity/$recordId" params={{ entity, recordId: entityId }}>
      {title}
    </NameLink>
  );
}

/** The remaining days to restore a record, as text. */
function daysLeft(deletedAt: string): string {
  const left = Date.parse(deletedAt) + DAYS_IN_TRASH * DAY_MS - Date.now();
  const days = Math.max(0, Math.ceil(left / DAY_MS));
  return days === 1 ? '1 day' : `${days} days`;
}
