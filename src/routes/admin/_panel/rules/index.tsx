import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ButtonLink } from '#src/features/admin/ButtonLink.tsx';
import { useAllCountries } from '#src/features/admin/countries/useAllCountries.ts';
import { KindLinks } from '#src/features/admin/history/KindLinks.tsx';
import { useStoreListSearch } from '#src/features/admin/lists/listState.ts';
import { SavedViews } from '#src/features/admin/lists/SavedViews.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { RuleFilters } from '#src/features/admin/rules/RuleFilters.tsx';
import { RulesNav } from '#src/features/admin/rules/RulesNav.tsx';
import { RuleTable } from '#src/features/admin/rules/RuleTable.tsx';
import { type RuleSearch, readRuleSearch } from '#src/features/admin/rules/ruleSearch.ts';
import { useRuleSources } from '#src/features/admin/rules/useRuleSources.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

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
