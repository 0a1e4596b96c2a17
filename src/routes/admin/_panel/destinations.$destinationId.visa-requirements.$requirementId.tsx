import { createFileRoute } from '@tanstack/react-router';
import { useAllCountries } from '../../../features/admin/countries/useAllCountries.ts';
import {
  refetchOnOpen,
  useDataSinceOpening,
} from '../../../features/admin/forms/dataSinceOpening.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { VisaRequirementForm } from '../../../features/admin/visa/VisaRequirementForm.tsx';
import { VisaRequirementHeading } from '../../../features/admin/visa/VisaRequirementHeading.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/$requirementId',
)({
  head: ({ match }) => adminPageHead('Edit Visa Requirement', match),
  component: EditVisaRequirement,
});

function EditVisaRequirement() {
  const { destinationId, requirementId } = Route.useParams();
  const requirement = useDataSinceOpening(
    trpc.visaRequirement.byId.useQuery(
      { id: requirementId },
      { ...refetchOnOpen, meta: { failure: failedToLoad.visaRequirement } },
    ),
  );
  const countries = useAllCountries();
  return (
    <>
      <VisaRequirementHeading title="Edit Visa Requirement" destinationId={destinationId} />
      <Loaded query={requirement} failure={failedToLoad.visaRequirement}>
        {(stored) =>
          stored.destinationId === destinationId ? (
            <Loaded query={countries} failure={failedToLoad.countries}>
              {(all) => (
                <VisaRequirementForm
                  key={stored.id}
                  destinationId={destinationId}
                  requirement={stored}
                  countries={all}
                />
              )}
            </Loaded>
          ) : (
            <p role="alert" className="card p-4 font-semibold text-danger">
              {failedToLoad.visaRequirement}
            </p>
          )
        }
      </Loaded>
    </>
  );
}
