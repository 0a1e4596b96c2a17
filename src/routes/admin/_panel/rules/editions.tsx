import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, pageNumberIn } from '#src/lib/searchParams.ts';
import { useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { readListAddress } from '#src/panel/lists/listAddress.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { EditionTable, editionSorts } from '#src/panel/rules/editions/EditionTable.tsx';
import { ImportFile } from '#src/panel/rules/editions/ImportFile.tsx';
import { ShippedRules } from '#src/panel/rules/editions/ShippedRules.tsx';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';
import { FollowedSources } from '#src/panel/rules/updates/FollowedSources.tsx';

/** The displayed part of a preview. */
type Shown = {
  destination?: string | undefined;
  page?: number | undefined;
  /** The order and hidden columns of the list of editions, which validates them. */
  sort?: unknown;
  hidden?: unknown;
};

export const Route = createFileRoute('/admin/_panel/rules/editions')({
  validateSearch: (search: Record<string, unknown>): Shown => ({
    destination: countryCodeIn(search.destination),
    page: pageNumberIn(search.page),
    sort: search.sort,
    hidden: search.hidden,
  }),
  head: ({ match }) => panelPageHead('Editions', match),
  component: Editions,
});

function Editions() {
  const { sort, hidden } = Route.useSearch();
  const nameOf = useNameOfCountry();
  return (
    <>
      <PageHeading
        title="Editions"
        detail="What was imported, when and by whom. This site's own rules are never overwritten."
      />
      <RulesNav />
      <ShippedRules />
      <FollowedSources />
      <EditionTable address={readListAddress({ sort, hidden }, editionSorts)} />
      <ImportFile nameOf={nameOf} />
    </>
  );
}
