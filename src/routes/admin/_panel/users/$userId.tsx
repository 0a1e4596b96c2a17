import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { RoleForm } from '#src/features/admin/users/RoleForm.tsx';
import { UserActions } from '#src/features/admin/users/UserActions.tsx';
import { stateNames } from '#src/features/admin/users/userLabels.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/users/$userId')({
  head: ({ match }) => adminPageHead('User', match),
  component: User,
});

function User() {
  const { userId } = Route.useParams();
  const user = trpc.user.byId.useQuery({ id: userId });
  return (
    <>
      <PageHeading
        title={user.data?.name || user.data?.email || 'User'}
        detail={user.data && `${user.data.email} · ${stateNames[user.data.state]}`}
        back={<BackToList to="/admin/users" />}
      />
      <Loaded query={user}>
        {(shown) => (
          <>
            <RoleForm key={shown.id} user={shown} />
            <UserActions key={`actions ${shown.id}`} user={shown} />
          </>
        )}
      </Loaded>
    </>
  );
}
