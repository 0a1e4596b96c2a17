import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '#src/features/admin/ButtonLink.tsx';
import { useAllCountries } from '#src/features/admin/countries/useAllCountries.ts';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { useRequirementsList } from '#src/features/admin/visa/useRequirementsList.ts';
import { VisaRequirementForm } from '#src/features/admin/visa/VisaRequirementForm.tsx';
import { VisaRequirementHeading } from '#src/features/admin/visa/VisaRequirementHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/new',
)({
  head: ({ match }) => adminPageHead('New Visa Requirement', match),
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
