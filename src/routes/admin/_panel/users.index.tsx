import { createFileRoute, Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { useSignedIn } from '../../../features/admin/session/signedIn.ts';
import { UserTable } from '../../../features/admin/users/UserTable.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/users/')({
  head: ({ match }) => adminPageHead('Users', match),
  component: Users,
});

function Users() {
  const { id } = useSignedIn();
  const users = trpc.user.list.useQuery(undefined, { meta: { failure: failedToLoad.users } });
  return (
    <>
      <PageHeading title="Users">
        <Link to="/admin/users/new" className="button">
          <UserPlus aria-hidden="true" className="size-5" />
          Invite User
        </Link>
      </PageHeading>
      <Loaded query={users} failure={failedToLoad.users}>
        {(listed) => <UserTable users={listed} ownId={id} />}
      </Loaded>
    </>
  );
}
