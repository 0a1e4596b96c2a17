import { createFileRoute } from '@tanstack/react-router';
import { CountryTable } from '../../../components/admin/CountryTable.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { readListState } from '../../../components/admin/listState.ts';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { SearchBox } from '../../../components/admin/SearchBox.tsx';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

export const Route = createFileRoute('/admin/_panel/countries')({
  validateSearch: (search: Record<string, unknown>): { search?: string | undefined } => ({
    search: readListState(search).search,
  }),
  head: () => ({ meta: [{ title: `Countries · Admin Panel · ${siteName}` }] }),
  component: Countries,
});

function Countries() {
  const { search = '' } = Route.useSearch();
  const countries = trpc.country.listAll.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
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
