import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { CountryTable, countrySorts } from '#src/panel/countries/CountryTable.tsx';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/countries')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Countries', match),
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
