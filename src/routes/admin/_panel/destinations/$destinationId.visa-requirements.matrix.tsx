import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { readListSearch } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { RequirementMatrix } from '#src/panel/visaRequirements/matrix/RequirementMatrix.tsx';
import { VisaRequirementHeading } from '#src/panel/visaRequirements/VisaRequirementHeading.tsx';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/matrix',
)({
  validateSearch: (search: Record<string, unknown>): { search?: string | undefined } => ({
    search: readListSearch(search).search,
  }),
  head: ({ match }) => panelPageHead('Requirement matrix', match),
  component: Matrix,
});

function Matrix() {
  const { destinationId } = Route.useParams();
  const { search = '' } = Route.useSearch();
  const matrix = trpc.visaRequirement.matrix.useQuery({ destinationId });
  // The heading has the same query, and reports its error.
  const destination = trpc.destination.stored.useQuery({ id: destinationId });
  const countries = useAllCountries();
  return (
    <>
      <VisaRequirementHeading title="Requirement matrix" destinationId={destinationId}>
        <ButtonLink
          Icon={Plus}
          to="/admin/destinations/$destinationId/visa-requirements/new"
          params={{ destinationId }}
          look="button"
          data-list-new
        >
          Add Requirement
        </ButtonLink>
      </VisaRequirementHeading>
      <Loaded query={matrix}>
        {(found) => (
          <Loaded query={countries}>
            {(all) =>
              destination.data && (
                <RequirementMatrix
                  destination={destination.data}
                  matrix={found}
                  countries={all}
                  search={search}
                />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
