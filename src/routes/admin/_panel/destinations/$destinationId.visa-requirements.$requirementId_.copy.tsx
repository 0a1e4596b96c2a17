import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { CopyRequirement } from '#src/panel/visaRequirements/copy/CopyRequirement.tsx';
import { VisaRequirementHeading } from '#src/panel/visaRequirements/VisaRequirementHeading.tsx';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/$requirementId_/copy',
)({
  head: ({ match }) => panelPageHead('Copy visa requirement', match),
  component: CopyVisaRequirement,
});

function CopyVisaRequirement() {
  const { destinationId, requirementId } = Route.useParams();
  const navigate = useNavigate();
  const requirement = trpc.visaRequirement.byId.useQuery({ id: requirementId });
  const countries = useAllCountries();
  return (
    <>
      <VisaRequirementHeading title="Copy visa requirement" destinationId={destinationId} />
      <Loaded query={requirement}>
        {(source) => (
          <Loaded query={countries}>
            {(all) => (
              <CopyRequirement
                source={source}
                countries={all}
                onCopied={() =>
                  navigate({
                    to: '/admin/destinations/$destinationId/visa-requirements',
                    params: { destinationId },
                    search: {},
                    ignoreBlocker: true,
                  })
                }
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
