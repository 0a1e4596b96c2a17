import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { type ListSearch, readListSearch } from '../../../lib/searchParams.ts';

import { type RuleSearch, readRuleSearch } from '../rules/ruleSearch.ts';

const STORAGE_KEY = 'admin-lists';

/** The path of a list that other pages link back to. */
type ListPath = '/admin/destinations' | ReturnType<typeof requirementsPath>;

export function requirementsPath(destinationId: string) {
  return `/admin/destinations/${destinationId}/visa-requirements` as const;
}

/** Stores the search and page of the list at `path` for this browser tab, see `storedListSearch`. */
export function useStoreListSearch(path: ListPath, { search, page }: ListSearch) {
  useEffect(() => {
    const lists = { ...storedLists(), [path]: { search, page } };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lists));
  }, [path, search, page]);
}

/** The stored search and page of the list at `path`, for links back to it. */
export function storedListSearch(path: ListPath): ListSearch {
  return readListSearch(storedLists()[path] ?? {});
}

const RULES_PATH = '/admin/rules';

/** Stores the filters of the list of rules for this browser tab, see `storedRuleSearch`. */
export function useStoreRuleSearch(search: RuleSearch) {
  const text = JSON.stringify(search);
  useEffect(() => {
    const lists = { ...storedLists(), [RULES_PATH]: JSON.parse(text) };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lists));
  }, [text]);
}

/** The stored filters of the list of rules, for links back to it. */
export function storedRuleSearch(): RuleSearch {
  return readRuleSearch(storedLists()[RULES_PATH] ?? {});
}

/** Clears what `useStoreListSearch` stored. */
export function clearStoredLists() {
  sessionStorage.removeItem(STORAGE_KEY);
}

function storedLists(): Record<string, Record<string, unknown>> {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
}

/**
 * Redirects from a page past the end of a list to its last one: the only row of a page may just have
 * been deleted. `name` is the search parameter of the page.
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
