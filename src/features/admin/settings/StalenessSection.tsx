import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { StalenessForm } from './StalenessForm.tsx';

/** The days after which rules are stale, to be edited. */
export function StalenessSection() {
  const failure = failedToLoad.staleness;
  const stored = useDataSinceOpening(
    trpc.settings.staleness.useQuery(undefined, { ...refetchOnOpen, meta: { failure } }),
  );
  return (
    <Loaded query={stored} failure={failure}>
      {({ version, ...fields }) => <StalenessForm stored={{ version, fields }} />}
    </Loaded>
  );
}
