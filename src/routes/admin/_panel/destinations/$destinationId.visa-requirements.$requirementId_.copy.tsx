import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { CopyRequirement } from '../../../../features/admin/visa/copy/CopyRequirement.tsx';
import { VisaRequirementHeading } from '../../../../features/admin/visa/VisaRequirementHeading.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { trpc } from '../../../../lib/trpc.ts';

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
