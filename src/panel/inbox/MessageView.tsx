import { useNavigate } from '@tanstack/react-router';
import { Archive, Inbox, MailExclamationPoint, Trash } from 'lucide-react';
import { useEffect } from 'react';
import type { MessageStatus } from '#core/siteVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmailLink } from '#src/ui/ContactLinks.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import { deleteQuestion } from './deleteQuestion.ts';
import { MessageReplies } from './MessageReplies.tsx';
import { statusNames } from './messageSearch.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { replySubject, replyText } from './replyTexts.ts';
import { sameMessage } from './sameMessage.ts';

export type Message = RouterOutputs['contact']['byId'];

/** A message with its replies and actions. Opening it marks it read. */
export function MessageView({ message }: { message: Message }) {
  const { id, name, email, status } = message;
  const navigate = useNavigate();
  const markRead = trpc.contact.markRead.useMutation();
  const setStatus = trpc.contact.setStatus.useMutation();
  const deleteMessage = trpc.contact.delete.useMutation({
    onSuccess: () => navigate({ to: '/admin/inbox' }),
  });
  const { mutate } = markRead;
  // Only on opening: marking it unread here must last.
  const wasUnread = status === 'unread' && markRead.isIdle && setStatus.isIdle;
  useEffect(() => {
    if (wasUnread) mutate({ id });
  }, [wasUnread, id, mutate]);

  const change = (next: MessageStatus) =>
    setStatus.mutate({ messages: [sameMessage(message)], status: next });
  return (
    <>
      <article className="card flex flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <EmailLink address={email} className="link" />
          <FormattedDate time={message.createdAt} />
          <span className="badge">{statusNames[status]}</span>
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        <div className="flex flex-wrap gap-2">
          {status === 'archived' || status === 'spam' ? (
            <Button Icon={Inbox} onClick={() => change('read')}>
              Back to the inbox
            </Button>
          ) : (
            <>
              <Button Icon={Archive} onClick={() => change('archived')}>
                Archive
              </Button>
              <Button Icon={MailExclamationPoint} onClick={() => change('spam')}>
                Spam
              </Button>
              <Button onClick={() => change(status === 'unread' ? 'read' : 'unread')}>
                {status === 'unread' ? 'Mark read' : 'Mark unread'}
              </Button>
              {status !== 'answered' && (
                <Button onClick={() => change('answered')}>Mark answered</Button>
              )}
            </>
          )}
          <Button
            Icon={Trash}
            className="button-quiet text-danger"
            onClick={() => {
              if (window.confirm(deleteQuestion({ name, email }))) {
                deleteMessage.mutate(sameMessage(message));
              }
            }}
          >
            Delete for good
          </Button>
        </div>
      </article>
      <MessageReplies replies={message.replies} />
      {message.canReply ? (
        <ReplyForm message={message} />
      ) : (
        <section className="card flex flex-wrap items-center gap-3 p-4">
          <p className="grow">
            No mail server is set, so replies go out from your own mail program. Mark the message
            answered then.
          </p>
          <a className="button" href={mailtoOf(message)}>
            Reply by email
          </a>
        </section>
      )}
    </>
  );
}

/** A mailto link with a reply that quotes the message (RFC 6068). */
function mailtoOf(message: Message): string {
  const fields = {
    subject: replySubject(message),
    body: replyText(message).slice(0, MAILTO_LENGTH),
  };
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  );
  return `mailto:${encodeURIComponent(message.email)}?${query.join('&')}`;
}

/** Some mail programs truncate longer addresses. */
const MAILTO_LENGTH = 1200;
