import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { MessageView } from '../../../../features/admin/inbox/MessageView.tsx';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { trpc } from '../../../../lib/trpc.ts';

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
        back={
          <Link
            to="/admin/inbox"
            className="icon-button -ml-2.5"
            aria-label="Back to the inbox"
            title="Back to the inbox"
          >
            <ArrowLeft aria-hidden="true" className="size-6" />
          </Link>
        }
      />
      <Loaded query={message}>
        {(data) => <MessageView key={`${data.id} ${data.createdAt}`} message={data} />}
      </Loaded>
    </>
  );
}
