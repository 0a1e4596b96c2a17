import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { type ListSearch, readListSearch } from '../../../lib/searchParams.ts';

const STORAGE_KEY = 'admin-lists';

/** A list that links elsewhere lead back to: its path. */
type ListPath = '/admin/destinations' | ReturnType<typeof requirementsPath>;

export function requirementsPath(destinationId: string) {
  return `/admin/destinations/${destinationId}/visa-requirements` as const;
}

/** Remembers in this browser tab how the list at `path` was left, see `leftAt`. */
export function useRememberedState(path: ListPath, { search, page }: ListSearch) {
  useEffect(() => {
    const lists = { ...storedLists(), [path]: { search, page } };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lists));
  }, [path, search, page]);
}

/** How the list at `path` was left, for the links that lead back to it. */
export function leftAt(path: ListPath): ListSearch {
  return readListSearch(storedLists()[path] ?? {});
}

/** Forgets what `useRememberedState` remembered: the next administrator may be another one. */
export function forgetLists() {
  sessionStorage.removeItem(STORAGE_KEY);
}

function storedLists(): Record<string, Record<string, unknown>> {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
}

/**
 * Leads from a page past the end of a list to its last one: the only row of a page may just have
 * been deleted. `name` is what the address calls the page.
 */
export function useLastPage(
  list: { data: { total: number } | undefined; isPlaceholderData: boolean },
  page: number,
  name: string,
) {
  const navigate = useNavigate();
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  useEffect(() => {
    if (total === undefined) return;
    const last = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));
    if (page <= last) return;
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({
        ...previous,
        [name]: last > 1 ? last : undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  }, [total, page, name, navigate]);
}
