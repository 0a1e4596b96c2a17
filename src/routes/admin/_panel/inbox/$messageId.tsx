import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { MessageView } from '#src/panel/inbox/MessageView.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackLink } from '#src/panel/lists/BackLink.tsx';
import { WAITING_MS } from '#src/panel/outbox/mailState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/inbox/$messageId')({
  head: ({ match }) => panelPageHead('Message', match),
  component: OneMessage,
});

function OneMessage() {
  const { messageId } = Route.useParams();
  const message = trpc.contact.byId.useQuery(
    { id: Number(messageId) },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.replies.some(({ state }) => state === 'waiting') ? WAITING_MS : false,
    },
  );
  return (
    <>
      <PageHeading
        title={message.data ? `Message from ${message.data.name}` : 'Message'}
        back={<BackLink to="/admin/inbox" label="Back to the inbox" />}
      />
      <Loaded query={message}>
        {(data) => <MessageView key={`${data.id} ${data.createdAt}`} message={data} />}
      </Loaded>
    </>
  );
}
