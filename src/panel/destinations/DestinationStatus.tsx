import type { RouterOutputs } from '#src/lib/trpc.ts';
import { FormattedDate } from '../FormattedDate.tsx';

type Listed = RouterOutputs['destination']['listToEdit']['items'][number];

/** A destination's status in a list: empty for one that is published and up to date. */
export function DestinationStatus({
  status,
  publishAt,
  staleRequirements,
}: Pick<Listed, 'status' | 'publishAt' | 'staleRequirements'>) {
  return (
    <>
      {status === 'draft' && <span className="badge">Draft</span>}
      {status === 'scheduled' && (
        <span className="badge">
          Scheduled
          {publishAt && (
            <>
              {' for '}
              <FormattedDate time={publishAt} />
            </>
          )}
        </span>
      )}
      {staleRequirements > 0 && <span className="badge">{staleRequirements} stale</span>}
    </>
  );
}
