import type { MessageStatus } from '#core/siteVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { MoreActions } from '../lists/MoreActions.tsx';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { BulkButton } from '../lists/selection/BulkButton.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { deleteQuestion } from './deleteQuestion.ts';
import { type MessageSearch, messageListInput, statusNames } from './messageSearch.ts';
import { sameMessage } from './sameMessage.ts';

type Listed = RouterOutputs['contact']['list']['items'][number];

/** Messages from the contact form, newest first. */
export function MessageTable({ address }: { address: MessageSearch }) {
  const list = trpc.contact.list.useQuery(messageListInput(address), keepingPage);
  const utils = trpc.useUtils();
  const setStatus = trpc.contact.setStatus.useMutation();
  const deleteMessage = trpc.contact.delete.useMutation();

  return (
    <PanelTable
      label="Messages"
      unit={['message', 'messages']}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={({ name }) => `the message from ${name}`}
      fetchPage={(page, options) =>
        utils.contact.list.fetch({ ...messageListInput(address), ...page }, options)
      }
      empty={
        <EmptyState
          title="No messages"
          hint="What visitors send from the contact page comes here"
        />
      }
      bulk={(selected, done) => {
        const [first, ...others] = bulkStatuses.map(({ status, text }) => (
          <BulkButton
            key={status}
            label={text}
            disabled={setStatus.isPending}
            onPress={() =>
              setStatus.mutate({ messages: selected.map(sameMessage), status }, { onSuccess: done })
            }
          />
        ));
        return (
          <>
            {first}
            <MoreActions>{others}</MoreActions>
          </>
        );
      }}
      columns={[
        { heading: 'From', cell: (message) => <From message={message} /> },
        {
          heading: 'Message',
          cell: ({ message }) => <span className="line-clamp-2 wrap-anywhere">{message}</span>,
        },
        { heading: 'Status', cell: ({ status }) => statusNames[status] },
        {
          heading: 'Received',
          cell: ({ createdAt }) => <FormattedDate time={createdAt} />,
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (message) => (
            <DeleteButton
              name={`the message from ${message.name}`}
              question={deleteQuestion(message)}
              onDelete={() => deleteMessage.mutate(sameMessage(message))}
            />
          ),
        },
      ]}
    />
  );
}

const bulkStatuses: { status: MessageStatus; text: string }[] = [
  { status: 'read', text: 'Mark read' },
  { status: 'unread', text: 'Mark unread' },
  { status: 'archived', text: 'Archive' },
  { status: 'spam', text: 'Spam' },
];

function From({ message: { id, name, email, status } }: { message: Listed }) {
  return (
    <span className="flex flex-col">
      <span className={status === 'unread' ? 'font-bold' : 'font-normal'}>
        <NameLink to="/admin/inbox/$messageId" params={{ messageId: String(id) }}>
          {name}
        </NameLink>
      </span>
      <span className="text-sm font-normal text-ink-soft wrap-anywhere">{email}</span>
    </span>
  );
}
