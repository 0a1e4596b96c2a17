import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { LinkChecksForm } from './LinkChecksForm.tsx';

/** Whether outside links are looked at, to be edited. */
export function LinkChecksSection() {
  const failure = failedToLoad.linkChecks;
  const stored = useDataSinceOpening(
    trpc.settings.linkChecks.useQuery(undefined, { ...refetchOnOpen, meta: { failure } }),
  );
  return (
    <Loaded query={stored} failure={failure}>
      {({ version, ...fields }) => <LinkChecksForm stored={{ version, fields }} />}
    </Loaded>
  );
}
