import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { EmptyState } from './EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { failedToLoad } from './messages.ts';
import { Pager } from './Pager.tsx';
import { When } from './When.tsx';

/** What visitors wrote with the contact form, newest first. */
export function ContactMessages() {
  const [page, setPage] = useState(0);
  const messages = trpc.contact.list.useQuery(
    { page },
    { placeholderData: keepPreviousData, meta: { failure: failedToLoad.messages } },
  );
  return (
    <section aria-labelledby="contact-messages" className="flex flex-col gap-3">
      <h2 id="contact-messages" className="text-xl font-semibold">
        Contact messages
      </h2>
      <Loaded query={messages} failure={failedToLoad.messages}>
        {({ items, total }) => (
          <>
            {total === 0 && <EmptyState title="No messages yet" />}
            {items.map(({ id, name, email, message, createdAt }) => (
              <article key={id} className="card flex flex-col gap-1 p-4">
                <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
                  {name}
                  <a href={`mailto:${email}`} className="link font-normal wrap-anywhere">
                    {email}
                  </a>
                  <span className="font-normal text-ink-soft">
                    <When time={createdAt} />
                  </span>
                </h3>
                <p className="wrap-anywhere whitespace-pre-line">{message}</p>
              </article>
            ))}
            <Pager label="Pages of messages" page={page} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}
