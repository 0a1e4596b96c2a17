import { getQueryKey } from '@trpc/react-query';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import type { ListAddress } from '../lists/listAddress.ts';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { useOptimisticChange, withoutItems } from '../useOptimisticChange.ts';

type List = RouterOutputs['newsletter']['list'];

/** Newsletter subscribers, oldest first. */
export function SubscriberTable({ address }: { address: ListAddress }) {
  const { search, page = 1, size = ADMIN_PAGE_SIZE } = address;
  const input = { search, page: page - 1, pageSize: size };
  const list = trpc.newsletter.list.useQuery(input, keepingPage);
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.newsletter.list, input, 'query'),
    (listed: List, deleted: { email: string }) =>
      withoutItems(listed, ({ email }) => email === deleted.email),
  );
  const deleteSubscriber = trpc.newsletter.delete.useMutation(optimistic);
  return (
    <PanelTable
      label="Newsletter subscribers"
      unit={['subscriber', 'subscribers']}
      address={address}
      query={list}
      rowKey={({ email }) => email}
      rowName={({ email }) => email}
      empty={<EmptyState title={search ? 'No subscribers found' : 'No subscribers yet'} />}
      columns={[
        { heading: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
        {
          heading: 'Status',
          cell: ({ status }) => (status === 'pending' ? 'Not confirmed yet' : 'Subscribed'),
        },
        { heading: 'Since', cell: ({ createdAt }) => <FormattedDate time={createdAt} /> },
        {
          heading: 'Confirmed',
          cell: ({ confirmedAt }) =>
            confirmedAt ? <FormattedDate time={confirmedAt} /> : 'Not by mail',
        },
        {
          heading: 'Actions',
          actions: true,
          cell: ({ email }) => (
            <DeleteButton
              name={email}
              question={`Are you sure you want to delete the subscriber ${email}?\n\nThey get no more newsletters. This can't be undone.`}
              onDelete={() => deleteSubscriber.mutate({ email })}
            />
          ),
        },
      ]}
    />
  );
}
