import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { checkedText, checkingText } from './updateLabels.ts';

type Source = RouterOutputs['followedSource']['list']['sources'][number];

/** The followed sources with their last checks, each with a button to check it now. */
export function FollowedSources() {
  const list = trpc.followedSource.list.useQuery();
  const check = trpc.followedSource.check.useMutation();
  return (
    <div className="flex flex-col gap-3">
      <h2
        id="followed-sources"
        tabIndex={-1}
        className="scroll-mt-4 text-xl font-semibold outline-none"
      >
        Followed sources
      </h2>
      <Loaded query={list}>
        {({ enabled, sources }) => (
          <>
            <p className="text-ink-soft">
              {enabled
                ? 'These files are fetched regularly. Their changes wait under Review.'
                : 'Updates are off: nothing is fetched.'}{' '}
              <Link to="/admin/settings" hash="followed-sources" className="link">
                Change this in Settings
              </Link>
            </p>
            {enabled && sources.length > 0 && (
              <DataTable
                label="Followed sources"
                rows={sources}
                rowKey={({ id }) => id}
                columns={[
                  {
                    heading: 'Source',
                    cell: ({ id, title, address }) => (
                      <span className="flex flex-col">
                        <NameLink to="/admin/rules" search={{ source: id }}>
                          {title}
                        </NameLink>
                        <span className="text-sm font-normal text-ink-soft wrap-anywhere">
                          {address}
                        </span>
                      </span>
                    ),
                  },
                  { heading: 'Checks', cell: intervalText },
                  {
                    heading: 'Last check',
                    cell: ({ last }) => (last ? <FormattedDate time={last.checkedAt} /> : 'None'),
                  },
                  { heading: 'Result', cell: ({ last }) => <LastResult last={last} /> },
                  {
                    heading: 'Actions',
                    actions: true,
                    cell: ({ id, title }) => (
                      <Button
                        Icon={RefreshCw}
                        aria-label={`Check for updates: ${title}`}
                        disabled={check.isPending}
                        onClick={() => check.mutate({ id })}
                      >
                        {check.isPending && check.variables.id === id
                          ? 'Checking...'
                          : 'Check for updates'}
                      </Button>
                    ),
                  },
                ]}
              />
            )}
            <p role="status">
              {check.isPending && checkingText(sources.find(({ id }) => id === check.variables.id))}
              {check.data && checkedText(check.data)}
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}

function LastResult({ last }: Pick<Source, 'last'>) {
  if (!last) return 'Not checked yet';
  if (last.problem !== null) {
    return <span className="font-semibold text-danger">{last.problem}. Nothing was changed.</span>;
  }
  if (!last.waits) return 'Nothing to review';
  return (
    <Link to="/admin/rules/updates" className="link">
      Changes to review
    </Link>
  );
}

function intervalText({ isOn, days }: Source): string {
  if (!isOn) return 'By hand only';
  return days === 1 ? 'Every day' : `Every ${days} days`;
}
