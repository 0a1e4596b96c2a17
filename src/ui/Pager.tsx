import { Link } from '@tanstack/react-router';
import uiMessages from '#messages/en/ui.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(uiMessages);

/**
 * Links to the previous and next page, if there are several. Pages count from 1. Links lead to the
 * list, the focusable element with the id `listId`.
 */
export function Pager({
  label,
  page,
  pageSize,
  total,
  listId,
  name = 'page',
}: {
  label?: string;
  page: number;
  pageSize: number;
  total: number;
  listId: string;
  /** The query parameter of the page. */
  name?: string;
}) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const to = { listId, name };
  return (
    <nav aria-label={label ?? t('pages')} className="mt-8 flex items-center justify-between gap-4">
      {page > 1 ? <PageLink {...to} page={page - 1} label={t('previous')} /> : <span />}
      <p>{t('page', { page, pages })}</p>
      {page < pages ? <PageLink {...to} page={page + 1} label={t('next')} /> : <span />}
    </nav>
  );
}

function PageLink({
  page,
  label,
  listId,
  name,
}: {
  page: number;
  label: string;
  listId: string;
  name: string;
}) {
  return (
    <Link
      to="."
      search={(previous: Record<string, unknown>) => ({
        ...previous,
        [name]: page > 1 ? page : undefined,
      })}
      hash={listId}
      className="button-quiet"
    >
      {label}
    </Link>
  );
}
