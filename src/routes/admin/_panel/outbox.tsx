import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import {
  type OutboxSearch,
  OutboxTable,
  readOutboxSearch,
} from '#src/panel/outbox/OutboxTable.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/outbox')({
  validateSearch: unvalidated<OutboxSearch>,
  head: ({ match }) => panelPageHead('Outbox', match),
  component: Outbox,
});

function Outbox() {
  const address = readOutboxSearch(Route.useSearch());
  return (
    <>
      <PageHeading
        title="Outbox"
        detail="Mail that is to be sent, was sent in the last 30 days, or failed after all attempts."
      />
      <OutboxTable address={address} />
    </>
  );
}
