import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ADMIN_PAGE_SIZE } from '../../../../server/schemas/constants.ts';
import { useAllCountries } from '../../../features/admin/countries/useAllCountries.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { useLastPage, useStoreListSearch } from '../../../features/admin/lists/listState.ts';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { RuleFilters } from '../../../features/admin/rules/RuleFilters.tsx';
import { RulesNav } from '../../../features/admin/rules/RulesNav.tsx';
import { RuleTable } from '../../../features/admin/rules/RuleTable.tsx';
import { readRuleSearch } from '../../../features/admin/rules/ruleSearch.ts';
import { useRuleSources } from '../../../features/admin/rules/useRuleSources.ts';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';

export const Route = createFileRoute('/admin/_panel/rules/')({
  validateSearch: readRuleSearch,
  head: ({ match }) => adminPageHead('Rules', match),
  component: Rules,
});

function Rules() {
  const search = Route.useSearch();
  useStoreListSearch('/admin/rules', search);
  const { page = 1, ...filter } = search;
  const countries = useAllCountries();
  const sources = useRuleSources();
  const list = trpc.rule.list.useQuery(
    { ...filter, page: page - 1 },
    { placeholderData: keepPreviousData, meta: { failure: failedToLoad.rules } },
  );
  useLastPage(list, page, 'page');
  const isFiltered = Object.values(filter).some(Boolean);

  return (
    <>
      <PageHeading
        title="Rules"
        detail="What each passport needs at each destination, and who says so."
      >
        <Link
          to="/admin/rules/new"
          search={{ passport: filter.passport, destination: filter.destination }}
          className="button"
        >
          <Plus aria-hidden="true" className="size-5" />
          Add Rule
        </Link>
      </PageHeading>
      <RulesNav />
      <RuleFilters search={search} countries={countries.data ?? []} sources={sources.data ?? []} />
      <Loaded query={list} failure={failedToLoad.rules}>
        {({ items, total }) => (
          <>
            <p role="status" className="text-ink-soft">
              {total === 1 ? '1 rule' : `${total.toLocaleString('en')} rules`}
            </p>
            {items.length === 0 ? (
              <EmptyState
                title="No rules found"
                hint={
                  isFiltered
                    ? 'Unknown is no rule: add one where you know the answer'
                    : 'Choose a passport, destination or source to see the rules of others'
                }
              />
            ) : (
              <RuleTable
                rules={items}
                countries={countries.data ?? []}
                sources={sources.data ?? []}
              />
            )}
            <Pager
              label="Pages of rules"
              page={page}
              pageSize={ADMIN_PAGE_SIZE}
              total={total}
              listId="list"
            />
          </>
        )}
      </Loaded>
    </>
  );
}
