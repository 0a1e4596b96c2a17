import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../../features/admin/ButtonLink.tsx';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { KindLinks } from '../../../../features/admin/history/KindLinks.tsx';
import { useStoreListSearch } from '../../../../features/admin/lists/listState.ts';
import { SavedViews } from '../../../../features/admin/lists/SavedViews.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { RuleFilters } from '../../../../features/admin/rules/RuleFilters.tsx';
import { RulesNav } from '../../../../features/admin/rules/RulesNav.tsx';
import { RuleTable } from '../../../../features/admin/rules/RuleTable.tsx';
import { type RuleSearch, readRuleSearch } from '../../../../features/admin/rules/ruleSearch.ts';
import { useRuleSources } from '../../../../features/admin/rules/useRuleSources.ts';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { unvalidated } from '../../../../lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/rules/')({
  validateSearch: unvalidated<RuleSearch>,
  head: ({ match }) => adminPageHead('Rules', match),
  component: Rules,
});

function Rules() {
  const search = readRuleSearch(Route.useSearch());
  useStoreListSearch('/admin/rules', search);
  const countries = useAllCountries().data ?? [];
  const sources = useRuleSources().data ?? [];
  const { passport, destination } = search;
  return (
    <>
      <PageHeading
        title="Rules"
        detail="What each passport needs at each destination, and who says so."
      >
        <ButtonLink
          Icon={Plus}
          to="/admin/rules/new"
          search={{ passport, destination }}
          className="button"
          data-list-new
        >
          Add rule
        </ButtonLink>
      </PageHeading>
      <RulesNav />
      <RuleFilters search={search} countries={countries} sources={sources} />
      <SavedViews list="rules" />
      <RuleTable search={search} countries={countries} sources={sources} />
      <KindLinks entity="rule" />
    </>
  );
}
