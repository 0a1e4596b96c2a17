import { ADMIN_PAGE_SIZE } from '../../../server/schemas/constants.ts';

/** The last page of `total` rows; pages count from 0. */
export function lastPageOf(total: number): number {
  return Math.max(0, Math.ceil(total / ADMIN_PAGE_SIZE) - 1);
}

/** Turns the pages of a table; nothing when there is only one. */
export function Pager({
  label,
  page,
  total,
  onTurn,
}: {
  label: string;
  page: number;
  /** Rows on all pages. */
  total: number;
  onTurn: (page: number) => void;
}) {
  const last = lastPageOf(total);
  if (last === 0) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-4">
      <button
        type="button"
        className="button-quiet"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </button>
      <span aria-live="polite">
        Page {page + 1} of {last + 1}
      </span>
      <button
        type="button"
        className="button-quiet"
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </button>
    </nav>
  );
}
