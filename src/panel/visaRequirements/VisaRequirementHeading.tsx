import type { ReactNode } from 'react';
import { titleOfDestination } from '#core/destinationTitle.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Loaded } from '../Loaded.tsx';
import { BackLink } from '../lists/BackLink.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { LeadToAddress } from './LeadToAddress.tsx';
import { useRequirementsList } from './useRequirementsList.ts';

/** The title of a requirement's form, with its destination and a back link. */
export function VisaRequirementHeading({
  title,
  destinationId,
  children,
}: {
  title: string;
  destinationId: string;
  /** Actions after the title. */
  children?: ReactNode;
}) {
  const destination = trpc.destination.stored.useQuery({ id: destinationId });
  return (
    <>
      <LeadToAddress destination={destination.data} openedId={destinationId} />
      <PageHeading
        title={title}
        detail={destination.data && titleOfDestination(destination.data)}
        back={
          <BackLink {...useRequirementsList(destinationId)} label="Back to visa requirements" />
        }
      >
        {children}
      </PageHeading>
      {destination.error && <Loaded query={destination}>{() => null}</Loaded>}
    </>
  );
}
