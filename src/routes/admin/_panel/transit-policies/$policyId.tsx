import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { rowIdIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { TransitPolicyForm } from '#src/panel/transitPolicies/TransitPolicyForm.tsx';

export const Route = createFileRoute('/admin/_panel/transit-policies/$policyId')({
  head: ({ match }) => panelPageHead('Edit policy', match),
  component: EditPolicy,
});

function EditPolicy() {
  const id = rowIdIn(Number(Route.useParams().policyId)) ?? 0;
  const policy = useDataSinceOpening(trpc.transitPolicy.byId.useQuery({ id }, useRefetchOnOpen()));
  const countries = useAllCountries();
  const shipped = trpc.transitPolicy.shipped.useQuery();
  const of = policy.data?.destination;
  const nameOf = countries.data?.find(({ code }) => code === of)?.name;
  return (
    <>
      <PageHeading
        title={nameOf ? `Changing planes: ${nameOf}` : 'Edit policy'}
        back={<BackToList to="/admin/transit-policies" />}
      >
        <HistoryLink entity="transit_policy" id={id} />
      </PageHeading>
      <Loaded query={countries}>
        {(all) => (
          <Loaded query={shipped}>
            {({ lists }) => (
              <Loaded query={policy}>
                {(stored) => (
                  <TransitPolicyForm
                    key={stored.id}
                    destination={stored.destination}
                    policy={stored}
                    choices={{ countries: all, lists }}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
