import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';

const STORAGE_KEY = 'admin-lists';

/** The path of a list that other pages link back to. */
type ListPath =
  | '/admin/destinations'
  | '/admin/faq'
  | '/admin/pages'
  | '/admin/rules'
  | '/admin/rules/review'
  | '/admin/transit-policies'
  | '/admin/translations'
  | '/admin/users'
  | '/admin/work-areas'
  | ReturnType<typeof requirementsPath>;

export function requirementsPath(destinationId: string) {
  return `/admin/destinations/${destinationId}/visa-requirements` as const;
}

/**
 * Stores the search parameters of the list at `path` for this browser tab, see `storedListSearch`.
 */
export function useStoreListSearch(path: ListPath, address: object) {
  const text = JSON.stringify(address);
  useEffect(() => {
    const lists = { ...storedLists(), [path]: JSON.parse(text) };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lists));
  }, [path, text]);
}

/** For links: none until the page is hydrated, as on the server. */
export function useStoredListSearch(path: ListPath): { [name: string]: unknown } {
  const isHydrated = useHydrated();
  return isHydrated ? storedListSearch(path) : {};
}

/** The last search parameters of the list at `path`, to go back to it; its page validates them. */
export function storedListSearch(path: ListPath): { [name: string]: unknown } {
  return storedLists()[path] ?? {};
}

/** Clears what `useStoreListSearch` stored. */
export function clearStoredLists() {
  sessionStorage.removeItem(STORAGE_KEY);
}

function storedLists(): Record<string, Record<string, unknown>> {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
}

/**
 * Redirects from a page past the end of a list to its last one: the only row of a page may just
 * have been deleted. `name` is the search parameter of the page, `size` its rows.
 */
export function useLastPage(
  list: { data: { total: number } | undefined; isPlaceholderData: boolean },
  page: number,
  name: string,
  size = ADMIN_PAGE_SIZE,
) {
  const navigate = useNavigate();
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  useEffect(() => {
    if (total === undefined) return;
    const last = Math.max(1, Math.ceil(total / size));
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
  }, [total, page, name, size, navigate]);
}
