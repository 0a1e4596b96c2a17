import { createFileRoute } from '@tanstack/react-router';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { AdministratorTable } from '../../../features/admin/users/AdministratorTable.tsx';
import { PasswordForm } from '../../../features/admin/users/PasswordForm.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/users')({
  head: ({ match }) => adminPageHead('Users', match),
  component: Users,
});

function Users() {
  const { user } = Route.useRouteContext();
  const users = trpc.user.list.useQuery(undefined, { meta: { failure: failedToLoad.users } });
  return (
    <>
      <PageHeading title="Users" />
      <Loaded query={users} failure={failedToLoad.users}>
        {(administrators) => <AdministratorTable administrators={administrators} ownId={user.id} />}
      </Loaded>
      <p className="text-ink-soft">
        Administrators are added on the server, with <code>npm run admin -- create</code>. Your own
        account can only be deleted by another administrator.
      </p>
      <PasswordForm />
    </>
  );
}
