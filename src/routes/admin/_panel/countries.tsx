import { createFileRoute } from '@tanstack/react-router';
import { CountryTable, countrySorts } from '../../../features/admin/countries/CountryTable.tsx';
import { type ListAddress, readListAddress } from '../../../features/admin/lists/listAddress.ts';
import { SearchBox } from '../../../features/admin/lists/SearchBox.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { unvalidated } from '../../../lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/countries')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => adminPageHead('Countries', match),
  component: Countries,
});

function Countries() {
  const address = readListAddress(Route.useSearch(), countrySorts);
  return (
    <>
      <PageHeading
        title="Countries"
        detail="Visitors can choose the passport of an enabled country."
      />
      <SearchBox placeholder="Search countries..." value={address.search ?? ''} />
      <CountryTable address={address} />
    </>
  );
}
