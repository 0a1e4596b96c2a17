import { createFileRoute } from '@tanstack/react-router';
import { Grid3x3, Plus } from 'lucide-react';
import { titleOfDestination } from '#core/destinationTitle.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { useAllCountries } from '#src/panel/countries/useAllCountries.ts';
import { ExportLink } from '#src/panel/importExport/ExportLink.tsx';
import { hasFailed, Loaded, LoadFailure } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { ListFilters } from '#src/panel/lists/ListFilters.tsx';
import { requirementsPath, useStoreListSearch } from '#src/panel/lists/listState.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { SavedViews } from '#src/panel/lists/savedViews/SavedViews.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { LeadToAddress } from '#src/panel/visaRequirements/LeadToAddress.tsx';
import {
  type RequirementSearch,
  readRequirementSearch,
} from '#src/panel/visaRequirements/requirementSearch.ts';
import { VisaRequirementTable } from '#src/panel/visaRequirements/VisaRequirementTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/',
)({
  validateSearch: unvalidated<RequirementSearch>,
  head: ({ match }) => panelPageHead('Visa requirements', match),
  component: VisaRequirements,
});

function VisaRequirements() {
  const { destinationId } = Route.useParams();
  const address = readRequirementSearch(Route.useSearch());
  useStoreListSearch(requirementsPath(destinationId), address);
  const destination = trpc.destination.stored.useQuery({ id: destinationId });
  const countries = useAllCountries();
  const requirements = trpc.visaRequirement.listByDestination.useQuery({ destinationId });
  const newRequirement = {
    to: '/admin/destinations/$destinationId/visa-requirements/new',
    params: { destinationId },
  } as const;

  return (
    <>
      <LeadToAddress destination={destination.data} openedId={destinationId} />
      <PageHeading
        title="Visa requirements"
        detail={destination.data && titleOfDestination(destination.data)}
        back={<BackToList to="/admin/destinations" />}
      >
        <ButtonLink
          Icon={Grid3x3}
          to="/admin/destinations/$destinationId/visa-requirements/matrix"
          params={{ destinationId }}
        >
          Matrix
        </ButtonLink>
        <ExportLink kind="requirements" destination={destinationId} />
        <ButtonLink Icon={Plus} {...newRequirement} look="button" data-list-new>
          Add Requirement
        </ButtonLink>
      </PageHeading>
      <SearchBox placeholder="Search by country or visa type..." value={address.search ?? ''} />
      <ListFilters filters={[]} flags={[{ name: 'stale', label: 'Stale only' }]} values={address} />
      <SavedViews list="requirements" />
      {requirements.data === undefined && hasFailed(requirements) ? (
        <LoadFailure query={requirements} />
      ) : (
        <Loaded query={destination}>
          {() =>
            requirements.data?.length === 0 ? (
              <EmptyState
                title="No visa requirements found"
                hint="Get started by adding visa requirements for different countries"
              >
                <ButtonLink {...newRequirement} look="button mt-2">
                  Add First Requirement
                </ButtonLink>
              </EmptyState>
            ) : (
              // Country codes are shown if the countries failed to load.
              <VisaRequirementTable
                destinationId={destinationId}
                requirements={requirements}
                countries={countries.isPending ? undefined : (countries.data ?? [])}
                address={address}
              />
            )
          }
        </Loaded>
      )}
    </>
  );
}
