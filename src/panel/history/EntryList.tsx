import type { ReactNode } from 'react';
import {
  HISTORY_COUNTED_MAX,
  type HistoryAction,
  type HistoryEntity,
  historyActions,
  historyEntities,
} from '#core/records/history.ts';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { FormattedTime } from '../FormattedTime.tsx';
import { hasFailed, LoadFailure, type Query } from '../Loaded.tsx';
import { PageSize } from '../lists/ListFoot.tsx';
import { ONLY_LIST, pageSizes } from '../lists/listAddress.ts';
import { Difference } from './Difference.tsx';
import type { HistoryPart } from './historySearch.ts';
import { EntryTitle } from './RecordLinks.tsx';
import { differingFields, labelOf } from './recordDifference.ts';

type Page = RouterOutputs['history']['list'];

export type Entry = Page['entries'][number];

/** Keys of skeleton rows. */
const skeletons = ['first', 'second', 'third', 'fourth'];

/**
 * Changes, newest first, each with its differences; `children` are an entry's actions. It is no
 * table, as differences can be long.
 */
export function EntryList({
  query,
  shown: { before, size = ADMIN_PAGE_SIZE },
  empty,
  children,
}: {
  query: Query<Page> & { isPlaceholderData: boolean };
  shown: HistoryPart;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (entry: Entry, page: Page) => ReactNode;
}) {
  const { data: page } = query;
  const failed = hasFailed(query);
  if (failed && !page) return <LoadFailure query={query} />;
  return (
    <>
      {failed && <LoadFailure query={query} />}
      <p role="status" className="min-h-6 text-ink-soft">
        {page ? countText(page.total) : <span className="sr-only">Loading</span>}
      </p>
      {page?.entries.length === 0 ? (
        empty
      ) : (
        <ol
          id={ONLY_LIST}
          tabIndex={-1}
          aria-label="Changes"
          aria-busy={!page || query.isPlaceholderData}
          className="admin-list flex flex-col gap-2"
        >
          {page
            ? page.entries.map((entry) => (
                <li
                  key={entry.id}
                  tabIndex={-1}
                  data-list-row
                  className="card flex flex-wrap items-center gap-x-4 px-4 py-1 sm:flex-nowrap sm:has-[[open]]:flex-wrap max-sm:gap-y-2 max-sm:py-3"
                >
                  <EntryText entry={entry} />
                  <div className="flex flex-wrap items-center gap-2 xs:shrink-0">
                    {children(entry, page)}
                  </div>
                </li>
              ))
            : skeletons.map((key) => (
                <li key={key} className="card p-4">
                  <span className="skeleton block h-10 max-w-md rounded" />
                </li>
              ))}
        </ol>
      )}
      {page && (before !== undefined || page.total > pageSizes[0]) && (
        <div className="flex flex-col gap-3">
          {(before !== undefined || page.next !== null) && (
            <nav aria-label="Pages of changes" className="flex justify-between gap-4">
              {before === undefined ? <span /> : <PageLink before={undefined}>Newest</PageLink>}
              {page.next !== null && <PageLink before={page.next}>Older</PageLink>}
            </nav>
          )}
          <PageSize listId={ONLY_LIST} size={size} />
        </div>
      )}
    </>
  );
}

function countText(total: number): string {
  if (total >= HISTORY_COUNTED_MAX)
    return `${HISTORY_COUNTED_MAX.toLocaleString('en')} changes or more`;
  return `${total.toLocaleString('en')} ${total === 1 ? 'change' : 'changes'}`;
}

function PageLink({ before, children }: { before: number | undefined; children: string }) {
  return (
    <ButtonLink
      to="."
      search={(previous: Record<string, unknown>) => ({ ...previous, before })}
      hash={ONLY_LIST}
    >
      {children}
    </ButtonLink>
  );
}

/** The most fields that an entry names before it is opened. */
const NAMED_MAX = 2;

/** What changed: the names of the first fields, or that the record is new or gone. */
function summaryOf(entry: Entry, fields: string[]): string {
  if (!entry.before) return 'Content';
  if (!entry.after) return 'Before deletion';
  const named = fields.slice(0, NAMED_MAX).map((field) => labelOf(entry, field));
  const others = fields.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}

/** Who did what, to which fields, and when; on one line where there is room. */
function EntryText({ entry }: { entry: Entry }) {
  const { actor, action, entity, changedAt } = entry;
  const fields = differingFields(entry);
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <strong>{actor.name}</strong> {historyActions[action as HistoryAction] ?? action}{' '}
        <EntryTitle entry={entry} />
      </p>
      {fields.length > 0 && (
        <details className="min-w-40 flex-1 open:order-last open:flex-none open:basis-full max-sm:basis-full">
          <summary className="flex min-h-11 cursor-pointer items-center text-accent">
            <span className="wrap-anywhere">{summaryOf(entry, fields)}</span>
          </summary>
          <div className="pb-3">
            <Difference entry={entry} fields={fields} />
          </div>
        </details>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft xs:shrink-0 sm:ms-auto">
        <span className="badge">{historyEntities[entity as HistoryEntity] ?? entity}</span>
        <FormattedTime time={changedAt} className="whitespace-nowrap" />
      </p>
    </>
  );
}
