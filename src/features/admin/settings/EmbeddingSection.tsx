import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { EmbeddingForm } from './EmbeddingForm.tsx';

/** The sites that may embed answers, to be edited. */
export function EmbeddingSection() {
  const failure = failedToLoad.embedding;
  const stored = useDataSinceOpening(
    trpc.settings.embedding.useQuery(undefined, { ...refetchOnOpen, meta: { failure } }),
  );
  return (
    <Loaded query={stored} failure={failure}>
      {({ version, ...fields }) => <EmbeddingForm stored={{ version, fields }} />}
    </Loaded>
  );
}
