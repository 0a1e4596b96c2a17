import { createFileRoute } from '@tanstack/react-router';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { PasswordForm } from '../../../components/admin/PasswordForm.tsx';
import { When } from '../../../components/admin/When.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/users')({
  head: () => ({ meta: [{ title: `Users · Admin Panel · ${siteName}` }] }),
  component: Users,
});

function Users() {
  const users = trpc.user.list.useQuery(undefined, { meta: { failure: failedToLoad.users } });
  return (
    <>
      <PageHeading title="Users" />
      <Loaded query={users} failure={failedToLoad.users}>
        {(administrators) => (
          <DataTable
            label="Administrators"
            rows={administrators}
            rowKey={({ id }) => id}
            columns={[
              { heading: 'Email', cell: ({ email }) => email },
              { heading: 'Since', cell: ({ createdAt }) => <When time={createdAt} /> },
            ]}
          />
        )}
      </Loaded>
      <p className="text-ink-soft">
        Administrators are added on the server, with <code>npm run admin -- create</code>.
      </p>
      <PasswordForm />
    </>
  );
}
