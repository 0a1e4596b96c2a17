import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { useRefetchOnOpen } from '#src/panel/forms/versions/dataSinceOpening.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { TransitPolicyForm } from '#src/panel/transitPolicies/TransitPolicyForm.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** The country of the new policy, and whether it starts as a copy of the shipped one. */
type Start = { country?: string | undefined; copy?: boolean | undefined };

export const Route = createFileRoute('/admin/_panel/transit-policies/new')({
  validateSearch: ({ country, copy }: Record<string, unknown>): Start => ({
    country: countryCodeIn(country),
    copy: copy === true ? true : undefined,
  }),
  head: ({ match }) => panelPageHead('New policy', match),
  component: NewPolicy,
});

function NewPolicy() {
  const { country = '', copy = false } = Route.useSearch();
  const countries = useAllCountries();
  const nameOf = countries.data?.find(({ code }) => code === country)?.name;
  return (
    <>
      <PageHeading
        title={nameOf ? `Changing planes: ${nameOf}` : 'New policy'}
        back={<BackToList to="/admin/transit-policies" />}
      />
      <Loaded query={countries}>
        {(all) =>
          country === '' ? (
            <EmptyState title="Choose a country in the list" />
          ) : copy ? (
            <CopiedPolicy country={country} countries={all} />
          ) : (
            <StartedPolicy country={country} countries={all} copy={null} />
          )
        }
      </Loaded>
    </>
  );
}

type Countries = NonNullable<ReturnType<typeof useAllCountries>['data']>;

function CopiedPolicy({ country, countries }: { country: string; countries: Countries }) {
  const copy = trpc.transitPolicy.copyOfShipped.useQuery(
    { destination: country },
    useRefetchOnOpen(),
  );
  return (
    <Loaded query={copy}>
      {(shipped) => <StartedPolicy country={country} countries={countries} copy={shipped} />}
    </Loaded>
  );
}

function StartedPolicy({
  country,
  countries,
  copy,
}: {
  country: string;
  countries: Countries;
  copy: Parameters<typeof TransitPolicyForm>[0]['copy'];
}) {
  const shipped = trpc.transitPolicy.shipped.useQuery();
  return (
    <Loaded query={shipped}>
      {({ lists }) => (
        <TransitPolicyForm
          key={country}
          destination={country}
          copy={copy ?? null}
          choices={{ countries, lists }}
        />
      )}
    </Loaded>
  );
}
