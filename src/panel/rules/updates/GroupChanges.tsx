import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { UPDATES_OF_PAGE, type UpdateGroup } from '#core/inputs/rules/sourceUpdate.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { datesText } from '../decisions/decisionLabels.ts';
import { UPDATES } from '../decisions/decisionReturn.ts';
import { RuleAnswer } from '../editions/RuleAnswer.tsx';
import { updateGroupNames } from './updateLabels.ts';

/** The changes of one group of a fetched file, once they are opened. */
export function GroupChanges(props: {
  source: string;
  group: UpdateGroup;
  nameOf: (code: string) => string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2.5">Show changes</summary>
      {isOpen && <OpenChanges {...props} />}
    </details>
  );
}

function OpenChanges({
  source,
  group,
  nameOf,
}: {
  source: string;
  group: UpdateGroup;
  nameOf: (code: string) => string;
}) {
  const [page, setPage] = useState(0);
  const changes = trpc.followedSource.changes.useQuery(
    { source, group, page },
    { placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={changes}>
      {({ items, total }) => (
        <div className="flex flex-col gap-3">
          <DataTable
            label={updateGroupNames[group]}
            rows={items}
            rowKey={({ passport, destination }) => `${passport} ${destination}`}
            columns={[
              { heading: 'Passport', cell: ({ passport }) => nameOf(passport) },
              { heading: 'Destination', cell: ({ destination }) => nameOf(destination) },
              { heading: 'Before', cell: ({ before }) => <Side side={before} /> },
              { heading: 'After', cell: ({ after }) => <Side side={after} /> },
              {
                heading: 'Actions',
                actions: true,
                cell: ({ passport, destination }) => (
                  <ButtonLink
                    to="/admin/rules/new"
                    search={{ passport, destination, purpose: 'tourist', next: UPDATES }}
                    aria-label={`Write our own: ${nameOf(passport)} to ${nameOf(destination)}`}
                  >
                    Write our own
                  </ButtonLink>
                ),
              },
            ]}
          />
          {total > UPDATES_OF_PAGE && (
            <div className="flex flex-wrap items-center gap-3">
              <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
                Previous
              </Button>
              <p aria-live="polite">
                Page {page + 1} of {Math.ceil(total / UPDATES_OF_PAGE)}
              </p>
              <Button
                disabled={(page + 1) * UPDATES_OF_PAGE >= total}
                onClick={() => setPage(page + 1)}
              >
                Next
              </Button>
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** What an edition or a file says, with its page and date; no link: nobody has looked at the page yet. */
function Side({
  side,
}: {
  side: RouterOutputs['followedSource']['changes']['items'][number]['after'];
}) {
  return (
    <span className="flex flex-col">
      <RuleAnswer answer={side} />
      {side && (
        <span className="text-sm text-ink-soft wrap-anywhere">
          {side.page ?? 'No page'}, {datesText([side.date])}
        </span>
      )}
    </span>
  );
}
