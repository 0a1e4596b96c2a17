import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { KindLinks } from '#src/panel/history/KindLinks.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { type ListAddress, readListAddress } from '#src/panel/lists/listAddress.ts';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { StartPolicy } from '#src/panel/transitPolicies/StartPolicy.tsx';
import { TransitPolicyTable } from '#src/panel/transitPolicies/TransitPolicyTable.tsx';

export const Route = createFileRoute('/admin/_panel/transit-policies/')({
  validateSearch: unvalidated<ListAddress>,
  head: ({ match }) => panelPageHead('Changing planes', match),
  component: TransitPolicies,
});

function TransitPolicies() {
  const address = readListAddress(Route.useSearch(), ['country']);
  useStoreListSearch('/admin/transit-policies', address);
  const countries = useAllCountries();
  return (
    <>
      <PageHeading
        title="Changing planes"
        detail="Your own policies on changing planes. Each stands whole in place of the shipped policy of its country."
      />
      <Loaded query={countries}>
        {(all) => (
          <>
            <StartPolicy countries={all} />
            <TransitPolicyTable
              address={address}
              nameOf={(code) => all.find((country) => country.code === code)?.name ?? code}
            />
          </>
        )}
      </Loaded>
      <KindLinks entity="transit_policy" />
    </>
  );
}
