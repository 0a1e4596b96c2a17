import { createFileRoute } from '@tanstack/react-router';
import { type ListAddress, readListAddress } from '#src/features/admin/lists/listAddress.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { useSignedIn } from '#src/features/admin/session/signedIn.ts';
import { TrashTable } from '#src/features/admin/trash/TrashTable.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/trash')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => adminPageHead('Trash', match),
  component: Trash,
});

function Trash() {
  const { role } = useSignedIn();
  const address = readListAddress(Route.useSearch(), []);
  return (
    <>
      <PageHeading
        title="Trash"
        detail="What was deleted stays here for 30 days, with all that belongs to it."
      />
      <TrashTable address={address} mayDelete={role === 'administrator'} />
    </>
  );
}
