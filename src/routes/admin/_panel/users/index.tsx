import { createFileRoute } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { useSignedIn } from '#src/panel/session/signedIn.ts';
import { UserTable, userSorts } from '#src/panel/users/UserTable.tsx';

export const Route = createFileRoute('/admin/_panel/users/')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Users', match),
  component: Users,
});

function Users() {
  const { id } = useSignedIn();
  const address = readListAddress(Route.useSearch(), userSorts);
  useStoreListSearch('/admin/users', address);
  return (
    <>
      <PageHeading title="Users">
        <ButtonLink Icon={UserPlus} to="/admin/users/new" look="button" data-list-new>
          Invite user
        </ButtonLink>
      </PageHeading>
      <UserTable address={address} ownId={id} />
    </>
  );
}
