import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import type { ListAddress } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { roleNames, stateNames } from './userLabels.ts';

type User = RouterOutputs['user']['list'][number];

export const userSorts = ['email', 'name', 'role', 'added', 'seen'];

/** All accounts, each with a link to its actions. */
export function UserTable({ address, ownId }: { address: ListAddress; ownId: string }) {
  const users = trpc.user.list.useQuery();
  return (
    <PanelTable
      label="Users"
      unit={['user', 'users']}
      address={address}
      query={users}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      empty={<EmptyState title="No users yet" />}
      columns={[
        {
          heading: 'Email',
          sort: { name: 'email', by: ({ email }) => email },
          cell: (user) => <UserLink user={user} isOwn={user.id === ownId} />,
        },
        {
          heading: 'Name',
          sort: { name: 'name', by: ({ name }) => name },
          cell: ({ name }) => name || '–',
        },
        {
          heading: 'Role',
          sort: { name: 'role', by: ({ role }) => role },
          cell: ({ role }) => roleNames[role],
        },
        { heading: 'State', cell: ({ state }) => stateNames[state] },
        {
          heading: 'Added',
          sort: { name: 'added', by: ({ createdAt }) => createdAt, greatestFirst: true },
          cell: ({ createdAt }) => <FormattedDate time={createdAt} />,
        },
        {
          heading: 'Last seen',
          sort: { name: 'seen', by: ({ lastSeenAt }) => lastSeenAt, greatestFirst: true },
          cell: ({ lastSeenAt }) => (lastSeenAt ? <FormattedDate time={lastSeenAt} /> : 'Never'),
        },
        { heading: 'Two-factor', cell: ({ hasTwoFactor }) => (hasTwoFactor ? 'On' : 'Off') },
        { heading: 'Sessions', cell: ({ sessions }) => sessions, atEnd: true },
      ]}
    />
  );
}

function UserLink({ user: { id, email }, isOwn }: { user: User; isOwn: boolean }) {
  if (isOwn) {
    return <NameLink to="/admin/account">{email} (you)</NameLink>;
  }
  return (
    <NameLink to="/admin/users/$userId" params={{ userId: id }}>
      {email}
    </NameLink>
  );
}
