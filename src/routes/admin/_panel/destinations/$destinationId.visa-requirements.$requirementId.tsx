import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { failureOf } from '#src/panel/toasts/failures.ts';
import { useRequirementsList } from '#src/panel/visaRequirements/useRequirementsList.ts';
import { VisaRequirementForm } from '#src/panel/visaRequirements/VisaRequirementForm.tsx';
import { VisaRequirementHeading } from '#src/panel/visaRequirements/VisaRequirementHeading.tsx';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/$requirementId',
)({
  head: ({ match }) => panelPageHead('Edit Visa Requirement', match),
  component: EditVisaRequirement,
});

function EditVisaRequirement() {
  const { destinationId, requirementId } = Route.useParams();
  const requirement = useDataSinceOpening(
    trpc.visaRequirement.byId.useQuery({ id: requirementId }, useRefetchOnOpen()),
  );
  // The heading has the same query, and reports its error.
  const destination = trpc.destination.stored.useQuery({ id: destinationId });
  const navigate = useNavigate();
  const list = useRequirementsList(destinationId);
  const countries = useAllCountries();
  return (
    <>
      <VisaRequirementHeading title="Edit Visa Requirement" destinationId={destinationId}>
        <ButtonLink
          Icon={Copy}
          to="/admin/destinations/$destinationId/visa-requirements/$requirementId/copy"
          params={{ destinationId, requirementId }}
        >
          Copy to passports
        </ButtonLink>
        <HistoryLink entity="visa_requirement" id={requirementId} />
      </VisaRequirementHeading>
      <Loaded query={requirement}>
        {(stored) =>
          stored.destinationId === destinationId ? (
            <Loaded query={countries}>
              {(all) =>
                destination.data && (
                  <VisaRequirementForm
                    key={stored.id}
                    destination={destination.data}
                    requirement={stored}
                    countries={all}
                    onSaved={() => navigate({ ...list, ignoreBlocker: true })}
                    onStayed={() => {}}
                    cancel={<ButtonLink {...list}>Cancel</ButtonLink>}
                  />
                )
              }
            </Loaded>
          ) : (
            <p role="alert" className="card p-4 font-semibold text-danger">
              {failureOf('visaRequirement.byId')}
            </p>
          )
        }
      </Loaded>
    </>
  );
}
