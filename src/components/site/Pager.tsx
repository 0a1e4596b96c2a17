import { Link } from '@tanstack/react-router';

/** Links to the page before and after, where there is more than one. Pages count from 1. */
export function Pager({
  page,
  pageSize,
  total,
}: {
  page: number;
  pageSize: number;
  total: number;
}) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-between gap-4">
      {page > 1 ? <PageLink page={page - 1} label="Previous" /> : <span />}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages ? <PageLink page={page + 1} label="Next" /> : <span />}
    </nav>
  );
}

function PageLink({ page, label }: { page: number; label: string }) {
  return (
    <Link
      to="."
      search={(previous: Record<string, unknown>) => ({
        ...previous,
        page: page > 1 ? page : undefined,
      })}
      className="button-quiet"
    >
      {label}
    </Link>
  );
}
