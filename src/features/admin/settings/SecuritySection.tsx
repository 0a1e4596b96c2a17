import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { SecurityForm } from './SecurityForm.tsx';

/** What is asked of everybody who signs in, to be edited. */
export function SecuritySection() {
  const failure = failedToLoad.security;
  const stored = useDataSinceOpening(
    trpc.settings.security.useQuery(undefined, { ...refetchOnOpen, meta: { failure } }),
  );
  return (
    <Loaded query={stored} failure={failure}>
      {({ version, ...fields }) => <SecurityForm stored={{ version, fields }} />}
    </Loaded>
  );
}
