import { createFileRoute } from '@tanstack/react-router';
import { useAllCountries } from '../../../features/admin/countries/useAllCountries.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { EditionTable } from '../../../features/admin/rules/editions/EditionTable.tsx';
import { ImportFile } from '../../../features/admin/rules/editions/ImportFile.tsx';
import { ShippedRules } from '../../../features/admin/rules/editions/ShippedRules.tsx';
import { RulesNav } from '../../../features/admin/rules/RulesNav.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { countryCodeIn, pageNumberIn } from '../../../lib/searchParams.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Which part of a previewed difference is shown. */
type Shown = { destination?: string | undefined; page?: number | undefined };

export const Route = createFileRoute('/admin/_panel/rules/editions')({
  validateSearch: (search: Record<string, unknown>): Shown => ({
    destination: countryCodeIn(search.destination),
    page: pageNumberIn(search.page),
  }),
  head: ({ match }) => adminPageHead('Editions', match),
  component: Editions,
});

function Editions() {
  const countries = useAllCountries();
  const editions = trpc.ruleEdition.list.useQuery(undefined, {
    meta: { failure: failedToLoad.editions },
  });
  const nameOf = (code: string) => countries.data?.find((it) => it.code === code)?.name ?? code;
  return (
    <>
      <PageHeading
        title="Editions"
        detail="What was imported, when and by whom. This site's own rules are never overwritten."
      />
      <RulesNav />
      <ShippedRules />
      <Loaded query={editions} failure={failedToLoad.editions}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No editions yet" />
          ) : (
            <EditionTable editions={all} />
          )
        }
      </Loaded>
      <ImportFile nameOf={nameOf} />
    </>
  );
}
