import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type HistoryAction,
  type HistoryEntity,
  historyActions,
  historyEntities,
} from '../../../../server/schemas/admin/history.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { Difference } from './Difference.tsx';
import { differingFields, labelOf } from './recordDifference.ts';

export type Entry = RouterOutputs['history']['list']['entries'][number];

/** Changes, newest first, each with what it changed; `children` is what can be done with one. */
export function EntryList({
  entries,
  next,
  before,
  children,
}: {
  entries: Entry[];
  /** The entry before which the next page begins; null on the last page. */
  next: number | null;
  /** Before which entry this page begins; undefined on the first page. */
  before: number | undefined;
  children: (entry: Entry) => ReactNode;
}) {
  return (
    <>
      <ol id="entries" tabIndex={-1} aria-label="Changes" className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1} data-list-row className="card flex flex-col gap-2 p-4">
            <EntryText entry={entry} />
            <div className="flex flex-wrap items-center gap-2">{children(entry)}</div>
          </li>
        ))}
      </ol>
      {(before !== undefined || next !== null) && (
        <nav aria-label="Pages of changes" className="flex justify-between gap-4">
          {before === undefined ? <span /> : <PageLink before={undefined}>Newest</PageLink>}
          {next !== null && <PageLink before={next}>Older</PageLink>}
        </nav>
      )}
    </>
  );
}

function PageLink({ before, children }: { before: number | undefined; children: string }) {
  return (
    <Link
      to="."
      search={(previous: Record<string, unknown>) => ({ ...previous, before })}
      hash="entries"
      className="button-quiet"
    >
      {children}
    </Link>
  );
}

/** What the difference is about: the fields that changed; a new or deleted record says all it holds. */
function summaryOf(entry: Entry, fields: string[]): string {
  if (!entry.before) return 'What it said';
  if (!entry.after) return 'What it said until then';
  return fields.map((field) => labelOf(entry, field)).join(', ');
}

function EntryText({ entry }: { entry: Entry }) {
  const { actor, action, title, entity, changedAt } = entry;
  const kind = historyEntities[entity as HistoryEntity] ?? entity;
  const fields = differingFields(entry);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="grow wrap-anywhere">
          <strong>{actor.name}</strong> {historyActions[action as HistoryAction] ?? action}{' '}
          <strong>{title}</strong>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
          <span className="badge">{kind}</span>
          <time dateTime={changedAt}>
            {new Date(changedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      {fields.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">
            {summaryOf(entry, fields)}
          </summary>
          <Difference entry={entry} fields={fields} />
        </details>
      )}
    </>
  );
}
