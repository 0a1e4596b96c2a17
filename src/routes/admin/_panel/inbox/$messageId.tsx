import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '#src/features/admin/BackLink.tsx';
import { MessageView } from '#src/features/admin/inbox/MessageView.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/inbox/$messageId')({
  head: ({ match }) => adminPageHead('Message', match),
  component: OneMessage,
});

function OneMessage() {
  const { messageId } = Route.useParams();
  const message = trpc.contact.byId.useQuery({ id: Number(messageId) });
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
