import { Pencil } from 'lucide-react';
import { countriesOf } from '#core/answers/work/workArea.ts';
import { workAreaWords } from '#core/records/workAreaWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconLink } from '../ButtonLink.tsx';
import type { ListAddress } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { ExportAndDelete } from '../lists/selection/ExportAndDelete.tsx';
import { daysInWords, grantNames } from './workLabels.ts';

type Area = RouterOutputs['workArea']['list'][number];

/** The team's areas, an area a row. */
export function WorkAreaTable({ address }: { address: ListAddress }) {
  const list = trpc.workArea.list.useQuery();
  const remove = trpc.workArea.delete.useMutation();
  const removeMany = trpc.workArea.deleteMany.useMutation();
  const nameOfRow = ({ name }: Area) => name;
  return (
    <PanelTable
      label="Your work areas"
      unit={workAreaWords.noun}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={nameOfRow}
      empty={<EmptyState title="The shipped areas apply everywhere" />}
      bulk={(selected, done) => (
        <ExportAndDelete
          kind={workAreaWords.file}
          ids={selected.map(({ id }) => id)}
          deletion={removeMany}
          done={done}
        />
      )}
      columns={[
        {
          heading: 'Name',
          sort: { name: 'name', by: nameOfRow },
          cell: (area) => (
            <NameLink to="/admin/work-areas/$areaId" params={{ areaId: `${area.id}` }}>
              {area.name}
            </NameLink>
          ),
        },
        { heading: 'Grants', cell: ({ grant }) => grantNames[grant] },
        { heading: 'Countries', cell: (area) => countriesOf(area).length },
        { heading: 'Applies', cell: daysInWords },
        { heading: 'Page', cell: ({ sources, source }) => sources[source]?.title },
        {
          heading: 'Actions',
          actions: true,
          cell: ({ id, name }) => (
            <span className="inline-flex">
              <IconLink
                Icon={Pencil}
                label={`Edit ${name}`}
                to="/admin/work-areas/$areaId"
                params={{ areaId: `${id}` }}
                title="Edit"
              />
              <DeleteButton name={name} onDelete={() => remove.mutate({ id })} />
            </span>
          ),
        },
      ]}
    />
  );
}
