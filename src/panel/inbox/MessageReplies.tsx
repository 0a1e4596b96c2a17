import { FormattedDate } from '../FormattedDate.tsx';
import { mailStateInWords } from '../outbox/mailState.ts';
import type { Message } from './MessageView.tsx';

/** Replies to a message, with their delivery state. */
export function MessageReplies({ replies }: { replies: Message['replies'] }) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies" className="flex flex-col gap-3">
      <h2 id="replies" className="text-xl font-semibold">
        Replies
      </h2>
      {replies.map((reply) => (
        <article key={reply.id} className="card flex flex-col gap-2 p-4">
          <h3 className="font-semibold wrap-anywhere">{reply.subject}</h3>
          <p className={reply.state === 'failed' ? 'font-semibold text-danger' : 'text-ink-soft'}>
            {mailStateInWords(reply)} {reply.sentAt && <FormattedDate time={reply.sentAt} />}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
        </article>
      ))}
    </section>
  );
}
