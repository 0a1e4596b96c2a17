import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { failedToLoad } from './messages.ts';
import { Pager } from './Pager.tsx';
import { When } from './When.tsx';

/** Who signed up for the newsletter, first come first. */
export function NewsletterSubscribers() {
  const [page, setPage] = useState(0);
  const subscribers = trpc.newsletter.list.useQuery(
    { page },
    { placeholderData: keepPreviousData, meta: { failure: failedToLoad.subscribers } },
  );
  return (
    <section aria-labelledby="newsletter-subscribers" className="flex flex-col gap-3">
      <h2 id="newsletter-subscribers" className="text-xl font-semibold">
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
                  { heading: 'Since', cell: ({ createdAt }) => <When time={createdAt} /> },
                ]}
              />
            )}
            <Pager label="Pages of subscribers" page={page} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}
