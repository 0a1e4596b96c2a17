import { createFileRoute } from '@tanstack/react-router';
import { useNameOfCountry } from '#src/features/admin/countries/useAllCountries.ts';
import { readListAddress } from '#src/features/admin/lists/listAddress.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { EditionTable, editionSorts } from '#src/features/admin/rules/editions/EditionTable.tsx';
import { ImportFile } from '#src/features/admin/rules/editions/ImportFile.tsx';
import { ShippedRules } from '#src/features/admin/rules/editions/ShippedRules.tsx';
import { RulesNav } from '#src/features/admin/rules/RulesNav.tsx';
import { FollowedSources } from '#src/features/admin/rules/updates/FollowedSources.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, pageNumberIn } from '#src/lib/searchParams.ts';

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
  head: ({ match }) => adminPageHead('Editions', match),
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
