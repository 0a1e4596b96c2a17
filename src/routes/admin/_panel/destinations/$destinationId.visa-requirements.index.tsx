import { createFileRoute } from '@tanstack/react-router';
import { Grid3x3, Plus } from 'lucide-react';
import { BackToList } from '../../../../features/admin/BackLink.tsx';
import { ButtonLink } from '../../../../features/admin/ButtonLink.tsx';
import { useAllCountries } from '../../../../features/admin/countries/useAllCountries.ts';
import { ExportLink } from '../../../../features/admin/importExport/ExportLink.tsx';
import { hasFailed, Loaded, LoadFailure } from '../../../../features/admin/Loaded.tsx';
import { ListFilters } from '../../../../features/admin/lists/ListFilters.tsx';
import {
  requirementsPath,
  useStoreListSearch,
} from '../../../../features/admin/lists/listState.ts';
import { SavedViews } from '../../../../features/admin/lists/SavedViews.tsx';
import { SearchBox } from '../../../../features/admin/lists/SearchBox.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { LeadToAddress } from '../../../../features/admin/visa/LeadToAddress.tsx';
import {
  type RequirementSearch,
  readRequirementSearch,
} from '../../../../features/admin/visa/requirementSearch.ts';
import { VisaRequirementTable } from '../../../../features/admin/visa/VisaRequirementTable.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { unvalidated } from '../../../../lib/searchParams.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';

export const Route = createFileRoute(
  '/admin/_panel/destinations/$destinationId/visa-requirements/',
)({
  validateSearch: unvalidated<RequirementSearch>,
  head: ({ match }) => adminPageHead('Visa requirements', match),
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
        detail={destination.data && `${destination.data.name}, ${destination.data.country}`}
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
        <ButtonLink Icon={Plus} {...newRequirement} className="button" data-list-new>
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
                <ButtonLink {...newRequirement} className="button mt-2">
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
