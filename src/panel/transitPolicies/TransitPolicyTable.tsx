import { Pencil } from 'lucide-react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { transitPolicyWords } from '#core/records/transitPolicyWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconLink } from '../ButtonLink.tsx';
import type { ListAddress } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { ExportAndDelete } from '../lists/selection/ExportAndDelete.tsx';

type Policy = RouterOutputs['transitPolicy']['list'][number];

/** The team's policies, a country a row. */
export function TransitPolicyTable({
  address,
  nameOf,
}: {
  address: ListAddress;
  nameOf: (code: string) => string;
}) {
  const list = trpc.transitPolicy.list.useQuery();
  const remove = trpc.transitPolicy.delete.useMutation();
  const removeMany = trpc.transitPolicy.deleteMany.useMutation();
  const nameOfRow = ({ destination }: Policy) => nameOf(destination);
  return (
    <PanelTable
      label="Policies on changing planes"
      unit={transitPolicyWords.noun}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={nameOfRow}
      empty={<EmptyState title="The shipped policies apply everywhere" />}
      bulk={(selected, done) => (
        <ExportAndDelete
          kind={transitPolicyWords.file}
          ids={selected.map(({ id }) => id)}
          deletion={removeMany}
          done={done}
        />
      )}
      columns={[
        {
          heading: 'Country',
          sort: { name: 'country', by: nameOfRow },
          cell: (policy) => (
            <NameLink to="/admin/transit-policies/$policyId" params={{ policyId: `${policy.id}` }}>
              {nameOfRow(policy)}
            </NameLink>
          ),
        },
        { heading: 'Exceptions', cell: ({ exceptions }) => exceptions.length },
        { heading: 'Programmes', cell: ({ programmes }) => programmes.length },
        { heading: 'Copied from', cell: originText },
        {
          heading: 'Actions',
          actions: true,
          cell: (policy) => (
            <span className="inline-flex">
              <IconLink
                Icon={Pencil}
                label={`Edit ${nameOfRow(policy)}`}
                to="/admin/transit-policies/$policyId"
                params={{ policyId: `${policy.id}` }}
                title="Edit"
              />
              <DeleteButton
                name={nameOfRow(policy)}
                onDelete={() => remove.mutate({ id: policy.id })}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

function originText({ copiedFrom }: Policy): string {
  if (!copiedFrom) return 'Started empty';
  const { date } = copiedFrom;
  return date ? `The edition of ${partialDateText(date)}` : 'A shipped edition';
}
