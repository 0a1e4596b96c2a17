import { Link } from '@tanstack/react-router';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import type { ListAddress } from '#src/panel/lists/listAddress.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { PanelTable } from '#src/panel/lists/PanelTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

type LostPage = RouterOutputs['rule']['lostPages'][number];

export const lostPageSorts = ['destination', 'page', 'checked'];

/** Destinations whose official pages have vanished or moved, so that their rules may have changed. */
export function LostPages({
  address,
  nameOf,
}: {
  address: ListAddress;
  nameOf: (code: string) => string;
}) {
  const pages = trpc.rule.lostPages.useQuery();
  const checkAgain = trpc.linkCheck.checkAgain.useMutation();
  if (pages.data?.length === 0) return null;
  const nameOfRow = (page: LostPage) => `${nameOf(page.destination)}, ${page.address}`;
  return (
    <div className="flex flex-col gap-3">
      <h2
        id="lost-heading"
        tabIndex={-1}
        className="scroll-mt-4 text-xl font-semibold outline-none"
      >
        Official pages that moved or vanished
      </h2>
      <p className="text-ink-soft">
        The rules of these destinations may have changed. Find the new page and correct what names
        the old one.
      </p>
      <PanelTable
        id="lost"
        label="Official pages that moved or vanished"
        unit={['page', 'pages']}
        address={address}
        query={pages}
        rows={pages.data?.toSorted((a, b) =>
          nameOf(a.destination).localeCompare(nameOf(b.destination), 'en'),
        )}
        rowKey={(page) => `${page.destination} ${page.address}`}
        rowName={nameOfRow}
        empty={<EmptyState title="No page is lost" />}
        columns={[
          {
            heading: 'Destination',
            sort: { name: 'destination', by: (page) => nameOf(page.destination) },
            cell: (page) => (
              <NameLink to="/admin/rules" search={{ destination: page.destination }}>
                {nameOf(page.destination)}
              </NameLink>
            ),
          },
          {
            heading: 'Page',
            sort: { name: 'page', by: (page) => page.address },
            cell: (page) => <span className="wrap-anywhere">{page.address}</span>,
          },
          {
            heading: 'Reason',
            // Where it moved is no link: nobody has looked at that site yet.
            cell: ({ problem, movedTo }) => (
              <span className="wrap-anywhere">
                {movedTo === null ? `Vanished: ${problem}` : `Moved to ${movedTo}`}
              </span>
            ),
          },
          {
            heading: 'Last check',
            sort: { name: 'checked', by: ({ checkedAt }) => checkedAt, greatestFirst: true },
            cell: ({ checkedAt }) => <FormattedDate time={checkedAt} />,
          },
          {
            heading: 'Actions',
            actions: true,
            cell: (page) => (
              <span className="inline-flex flex-wrap gap-2">
                <Link
                  to="/admin/rules"
                  search={{ destination: page.destination }}
                  className="button-quiet"
                  aria-label={`See rules of ${nameOfRow(page)}`}
                >
                  See rules
                </Link>
                <button
                  type="button"
                  className="button-quiet"
                  aria-label={`Check again: ${nameOfRow(page)}`}
                  disabled={checkAgain.isPending}
                  onClick={() => checkAgain.mutate({ address: page.address })}
                >
                  Check again
                </button>
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
