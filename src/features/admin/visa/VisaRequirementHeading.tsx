import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { trpc } from '../../../lib/trpc.ts';
import { Loaded } from '../Loaded.tsx';
import { requirementsPath, storedListSearch } from '../lists/listState.ts';
import { PageHeading } from '../PageHeading.tsx';
import { failedToLoad } from '../reports.ts';

/** The title of a requirement's form, with the destination it is about and the way back. */
export function VisaRequirementHeading({
  title,
  destinationId,
}: {
  title: string;
  destinationId: string;
}) {
  const destination = trpc.destination.stored.useQuery(
    { id: destinationId },
    { meta: { failure: failedToLoad.destination } },
  );
  return (
    <>
      <PageHeading
        title={title}
        detail={destination.data && `${destination.data.name}, ${destination.data.country}`}
        back={
          <Link
            to="/admin/destinations/$destinationId/visa-requirements"
            params={{ destinationId }}
            search={storedListSearch(requirementsPath(destinationId))}
            className="icon-button -ml-2.5"
            aria-label="Back to visa requirements"
            title="Back to visa requirements"
          >
            <ArrowLeft aria-hidden="true" className="size-6" />
          </Link>
        }
      />
      {destination.error && (
        <Loaded query={destination} failure={failedToLoad.destination}>
          {() => null}
        </Loaded>
      )}
    </>
  );
}
