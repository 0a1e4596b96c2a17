import { createFileRoute } from '@tanstack/react-router';
import { decisionKindNames } from '#core/rules/decisions.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, oneOf, pageNumberIn } from '#src/lib/searchParams.ts';
import { useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { DecisionList, type DecisionSearch } from '#src/panel/rules/decisions/DecisionList.tsx';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';

export const Route = createFileRoute('/admin/_panel/rules/review')({
  validateSearch: (search: Record<string, unknown>): DecisionSearch => ({
    kind: oneOf(search.kind, decisionKindNames),
    country: countryCodeIn(search.country),
    page: pageNumberIn(search.page),
  }),
  head: ({ match }) => panelPageHead('Decisions', match),
  component: Review,
});

function Review() {
  const search = Route.useSearch();
  const nameOf = useNameOfCountry();
  useStoreListSearch('/admin/rules/review', search);
  return (
    <>
      <PageHeading
        title="Decisions"
        detail="Answers that somebody, or some source, says are wrong, and rules to look at again."
      />
      <RulesNav />
      <DecisionList search={search} nameOf={nameOf} />
    </>
  );
}
