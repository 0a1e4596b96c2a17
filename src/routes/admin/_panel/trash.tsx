import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { useSignedIn } from '#src/panel/session/signedIn.ts';
import { TrashTable } from '#src/panel/trash/TrashTable.tsx';

export const Route = createFileRoute('/admin/_panel/trash')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Trash', match),
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
