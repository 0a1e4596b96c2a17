import { Link } from '@tanstack/react-router';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { FormattedDate } from '../../../ui/FormattedDate.tsx';
import { roleNames, stateNames } from './userLabels.ts';

type User = RouterOutputs['user']['list'][number];

/** Everybody who has an account; each row leads to what can be done with it. */
export function UserTable({ users, ownId }: { users: User[]; ownId: string }) {
  return (
    <DataTable
      label="Users"
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        { heading: 'Email', cell: (user) => <UserLink user={user} isOwn={user.id === ownId} /> },
        { heading: 'Name', cell: ({ name }) => name || '–' },
        { heading: 'Role', cell: ({ role }) => roleNames[role] },
        { heading: 'State', cell: ({ state }) => stateNames[state] },
        { heading: 'Added', cell: ({ createdAt }) => <FormattedDate time={createdAt} /> },
        {
          heading: 'Last seen',
          cell: ({ lastSeenAt }) => (lastSeenAt ? <FormattedDate time={lastSeenAt} /> : 'Never'),
        },
        { heading: 'Two-factor', cell: ({ hasTwoFactor }) => (hasTwoFactor ? 'On' : 'Off') },
        { heading: 'Sessions', cell: ({ sessions }) => sessions, atEnd: true },
      ]}
    />
  );
}

function UserLink({ user: { id, email }, isOwn }: { user: User; isOwn: boolean }) {
  const className = 'link inline-flex min-h-11 items-center wrap-anywhere';
  if (isOwn) {
    return (
      <Link to="/admin/account" className={className}>
        {email} (you)
      </Link>
    );
  }
  return (
    <Link to="/admin/users/$userId" params={{ userId: id }} className={className}>
      {email}
    </Link>
  );
}
