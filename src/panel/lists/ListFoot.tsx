import { startTransition, useId, useOptimistic } from 'react';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { nameInAddress, pageSizes, useChangeList } from './listAddress.ts';

/** A list with larger pages has all its rows on one page. */
const LARGEST = Math.max(...pageSizes);

/** Paging and page size of a list; empty if all rows fit on the smallest page. */
export function ListFoot({
  label,
  page,
  size,
  total,
  listId,
}: {
  label: string;
  /** From 1. */
  page: number;
  size: number;
  total: number;
  listId: string;
}) {
  if (total <= pageSizes[0] || size > LARGEST) return null;
  return (
    <div className="flex flex-col gap-3">
      <Pager
        label={label}
        name={nameInAddress(listId, 'page')}
        page={page}
        pageSize={size}
        total={total}
        listId={listId}
      />
      <PageSize listId={listId} size={size} />
    </div>
  );
}

/** A select for the page size. */
export function PageSize({ listId, size }: { listId: string; size: number }) {
  const id = useId();
  const change = useChangeList(listId);
  // Shows the choice at once, before the address changes.
  const [shownSize, showSize] = useOptimistic(size);
  return (
    <span className="inline-flex items-center gap-2 self-end text-sm text-ink-soft">
      <label htmlFor={id}>Rows a page</label>
      <select
        id={id}
        className="input w-auto"
        value={shownSize}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          startTransition(async () => {
            showSize(chosen);
            await change({ size: chosen === ADMIN_PAGE_SIZE ? undefined : chosen });
          });
        }}
      >
        {pageSizes.map((rows) => (
          <option key={rows} value={rows}>
            {rows}
          </option>
        ))}
      </select>
    </span>
  );
}
