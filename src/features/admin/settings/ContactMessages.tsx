import { keepPreviousData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { EmailLink } from '../../../ui/ContactLinks.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormattedDate } from '../../../ui/FormattedDate.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Loaded } from '../Loaded.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { useLastPage } from '../lists/listState.ts';
import { failedToLoad, reports } from '../reports.ts';
import { useOptimisticChange, withoutItems } from '../useOptimisticChange.ts';

type List = RouterOutputs['contact']['list'];

/** What visitors wrote with the contact form, newest first. Pages count from 1. */
export function ContactMessages({ page }: { page: number }) {
  const input = { page: page - 1 };
  const messages = trpc.contact.list.useQuery(input, {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.messages },
  });
  useLastPage(messages, page, 'messages');
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.contact.list, input, 'query'),
    (list: List, deleted: { id: number }) => withoutItems(list, ({ id }) => id === deleted.id),
  );
  const deleteMessage = trpc.contact.delete.useMutation({
    meta: { report: reports.deleteMessage },
    ...optimistic,
  });

  return (
    <section aria-labelledby="contact-messages" className="flex flex-col gap-3">
      <h2 id="contact-messages" tabIndex={-1} className="text-xl font-semibold">
        Contact messages
      </h2>
      <Loaded query={messages} failure={failedToLoad.messages}>
        {({ items, total }) => (
          <>
            {total === 0 && <EmptyState title="No messages yet" />}
            {items.map(({ id, name, email, message, createdAt }) => (
              <article key={id} className="card flex flex-col gap-1 p-4">
                <div className="flex items-start gap-3">
                  <h3 className="flex grow flex-wrap items-baseline gap-x-3 font-semibold wrap-anywhere">
                    {name}
                    <EmailLink address={email} className="link font-normal" />
                    <span className="font-normal text-ink-soft">
                      <FormattedDate time={createdAt} />
                    </span>
                  </h3>
                  <span className="-mt-2.5 shrink-0">
                    <DeleteButton
                      name={`the message from ${name}`}
                      question={`Are you sure you want to delete the message from ${name} (${email})?`}
                      onDelete={() => deleteMessage.mutate({ id })}
                    />
                  </span>
                </div>
                <p className="wrap-anywhere whitespace-pre-line">{message}</p>
              </article>
            ))}
            <Pager
              label="Pages of messages"
              name="messages"
              page={page}
              pageSize={ADMIN_PAGE_SIZE}
              total={total}
              listId="contact-messages"
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
