import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { useRequirementsList } from '#src/panel/visaRequirements/useRequirementsList.ts';
import { VisaRequirementForm } from '#src/panel/visaRequirements/VisaRequirementForm.tsx';
import { VisaRequirementHeading } from '#src/panel/visaRequirements/VisaRequirementHeading.tsx';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/new',
)({
  head: ({ match }) => panelPageHead('New Visa Requirement', match),
  component: NewVisaRequirement,
});

function NewVisaRequirement() {
  const { destinationId } = Route.useParams();
  const navigate = useNavigate();
  const list = useRequirementsList(destinationId);
  const countries = useAllCountries();
  // The heading has the same query, and reports its error.
  const destination = trpc.destination.stored.useQuery({ id: destinationId });
  return (
    <>
      <VisaRequirementHeading title="New Visa Requirement" destinationId={destinationId} />
      <Loaded query={countries}>
        {(all) =>
          destination.data && (
            <VisaRequirementForm
              destination={destination.data}
              countries={all}
              addsAnother
              // A new requirement may not match the previous search.
              onSaved={() => navigate({ ...list, search: {}, ignoreBlocker: true })}
              onStayed={({ id }) =>
                navigate({
                  to: '/admin/destinations/$destinationId/visa-requirements/$requirementId',
                  params: { destinationId, requirementId: id },
                  replace: true,
                  ignoreBlocker: true,
                })
              }
              cancel={<ButtonLink {...list}>Cancel</ButtonLink>}
            />
          )
        }
      </Loaded>
    </>
  );
}
