import { keepPreviousData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormattedDate } from '../../../ui/FormattedDate.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Loaded } from '../Loaded.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { useLastPage } from '../lists/listState.ts';
import { failedToLoad, reports } from '../reports.ts';
import { useOptimisticChange, withoutItems } from '../useOptimisticChange.ts';

type List = RouterOutputs['newsletter']['list'];

/** Who signed up for the newsletter, first come first. Pages count from 1. */
export function NewsletterSubscribers({ page }: { page: number }) {
  const input = { page: page - 1 };
  const subscribers = trpc.newsletter.list.useQuery(input, {
    placeholderData: keepPreviousData,
    meta: { failure: failedToLoad.subscribers },
  });
  useLastPage(subscribers, page, 'subscribers');
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.newsletter.list, input, 'query'),
    (list: List, deleted: { email: string }) =>
      withoutItems(list, ({ email }) => email === deleted.email),
  );
  const deleteSubscriber = trpc.newsletter.delete.useMutation({
    meta: { report: reports.deleteSubscriber },
    ...optimistic,
  });

  return (
    <section aria-labelledby="newsletter-subscribers" className="flex flex-col gap-3">
      <h2 id="newsletter-subscribers" tabIndex={-1} className="text-xl font-semibold">
        Newsletter subscribers{subscribers.data && ` (${subscribers.data.total})`}
      </h2>
      <Loaded query={subscribers} failure={failedToLoad.subscribers}>
        {({ items, total }) => (
          <>
            {total === 0 ? (
              <EmptyState title="No subscribers yet" />
            ) : (
              <DataTable
                label="Newsletter subscribers"
                rows={items}
                rowKey={({ email }) => email}
                columns={[
                  { heading: 'Email', cell: ({ email }) => email },
                  { heading: 'Since', cell: ({ createdAt }) => <FormattedDate time={createdAt} /> },
                  {
                    heading: 'Actions',
                    actions: true,
                    cell: ({ email }) => (
                      <DeleteButton
                        name={email}
                        question={`Are you sure you want to delete the subscriber ${email}?`}
                        onDelete={() => deleteSubscriber.mutate({ email })}
                      />
                    ),
                  },
                ]}
              />
            )}
            <Pager
              label="Pages of subscribers"
              name="subscribers"
              page={page}
              pageSize={ADMIN_PAGE_SIZE}
              total={total}
              listId="newsletter-subscribers"
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
