import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAllCountries } from '#src/features/admin/countries/useAllCountries.ts';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { CopyRequirement } from '#src/features/admin/visa/copy/CopyRequirement.tsx';
import { VisaRequirementHeading } from '#src/features/admin/visa/VisaRequirementHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/$requirementId_/copy',
)({
  head: ({ match }) => adminPageHead('Copy visa requirement', match),
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
