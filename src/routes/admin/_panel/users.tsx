import { createFileRoute } from '@tanstack/react-router';
import { AdministratorTable } from '../../../components/admin/AdministratorTable.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { PasswordForm } from '../../../components/admin/PasswordForm.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/users')({
  head: () => ({ meta: [{ title: `Users · Admin Panel · ${siteName}` }] }),
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
