import { getQueryKey } from '@trpc/react-query';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { FormattedDate } from '../../../ui/FormattedDate.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { reports } from '../reports.ts';
import { useOptimisticChange } from '../useOptimisticChange.ts';

type Administrators = RouterOutputs['user']['list'];

/** The administrators; all but the one who is signed in can be deleted. */
export function AdministratorTable({
  administrators,
  ownId,
}: {
  administrators: Administrators;
  ownId: string;
}) {
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.user.list, undefined, 'query'),
    (listed: Administrators, deleted: { id: string }) =>
      listed.filter(({ id }) => id !== deleted.id),
  );
  const deleteAdministrator = trpc.user.delete.useMutation({
    meta: { report: reports.deleteAdministrator },
    ...optimistic,
  });

  return (
    <DataTable
      label="Administrators"
      rows={administrators}
      rowKey={({ id }) => id}
      columns={[
        { heading: 'Email', cell: ({ email }) => email },
        { heading: 'Since', cell: ({ createdAt }) => <FormattedDate time={createdAt} /> },
        {
          heading: 'Actions',
          actions: true,
          cell: ({ id, email }) =>
            id === ownId ? (
              <span className="text-ink-soft">Signed in</span>
            ) : (
              <DeleteButton
                name={email}
                question={`Are you sure you want to delete the administrator ${email}? This ends their sessions at once.`}
                onDelete={() => deleteAdministrator.mutate({ id })}
              />
            ),
        },
      ]}
    />
  );
}
