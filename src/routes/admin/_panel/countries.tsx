import { createFileRoute } from '@tanstack/react-router';
import { CountryTable } from '../../../features/admin/countries/CountryTable.tsx';
import { useAllCountries } from '../../../features/admin/countries/useAllCountries.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { SearchBox } from '../../../features/admin/lists/SearchBox.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { readListSearch } from '../../../lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/countries')({
  validateSearch: (search: Record<string, unknown>): { search?: string | undefined } => ({
    search: readListSearch(search).search,
  }),
  head: ({ match }) => adminPageHead('Countries', match),
  component: Countries,
});

function Countries() {
  const { search = '' } = Route.useSearch();
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title="Countries"
        detail="Visitors can choose the passport of an enabled country."
      />
      <SearchBox placeholder="Search countries..." value={search} />
      <Loaded query={countries} failure={failedToLoad.countries}>
        {(all) => <CountryTable countries={all} search={search} />}
      </Loaded>
    </>
  );
}
