import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { RoleForm } from '#src/panel/users/RoleForm.tsx';
import { UserActions } from '#src/panel/users/UserActions.tsx';
import { stateNames } from '#src/panel/users/userLabels.ts';

export const Route = createFileRoute('/admin/_panel/users/$userId')({
  head: ({ match }) => panelPageHead('User', match),
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
