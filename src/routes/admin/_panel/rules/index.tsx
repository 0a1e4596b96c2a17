import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { KindLinks } from '#src/panel/history/KindLinks.tsx';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { SavedViews } from '#src/panel/lists/savedViews/SavedViews.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { RuleFilters } from '#src/panel/rules/RuleFilters.tsx';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';
import { RuleTable } from '#src/panel/rules/RuleTable.tsx';
import { type RuleSearch, readRuleSearch } from '#src/panel/rules/ruleSearch.ts';
import { useRuleSources } from '#src/panel/rules/useRuleSources.ts';

export const Route = createFileRoute('/admin/_panel/rules/')({
  validateSearch: unvalidated<RuleSearch>,
  head: ({ match }) => panelPageHead('Rules', match),
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
          look="button"
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
