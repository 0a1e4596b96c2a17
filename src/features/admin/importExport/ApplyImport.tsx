import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad, reports } from '../reports.ts';

/** How often an import under way is asked how far it is, in milliseconds. */
const PROGRESS_POLL_MS = 300;

/** The button that applies a preview, with its progress and how it ended. */
export function ApplyImport({
  id,
  fingerprint,
  objection,
}: {
  id: string;
  fingerprint: string;
  /** Why it may not be applied. */
  objection: string | null;
}) {
  const utils = trpc.useUtils();
  const apply = trpc.recordImport.applyPreview.useMutation({
    meta: { report: reports.beginImport },
  });
  const progress = trpc.recordImport.progress.useQuery(
    { id },
    {
      placeholderData: keepPreviousData,
      meta: { failure: failedToLoad.progress },
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'applying' ? PROGRESS_POLL_MS : false,
    },
  );
  const state = progress.data?.state;
  useEffect(() => {
    if (state === 'applied') void utils.invalidate();
  }, [state, utils]);

  function begin() {
    apply.mutate({ id, fingerprint }, { onSettled: () => void progress.refetch() });
  }

  function compareAgain() {
    void utils.recordImport.rows.reset();
    void utils.recordImport.preview.reset({ id });
  }

  if (state === 'applied') {
    return (
      <p role="status" className="font-semibold">
        Imported. Visitors see it from now on.
      </p>
    );
  }
  const isApplying = apply.isPending || state === 'applying';
  const failure = progress.data?.state === 'failed' ? progress.data.message : undefined;
  const isOvertaken = apply.error?.data?.code === 'CONFLICT' || failure !== undefined;
  return (
    <div className="flex flex-col gap-3">
      {progress.data?.state === 'applying' && (
        <progress
          className="w-full"
          value={progress.data.done}
          max={Math.max(1, progress.data.total)}
          aria-label="Importing"
        />
      )}
      {!isApplying && (failure || objection) && (
        <p role="alert" className="font-semibold text-danger">
          {failure ?? objection}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {isOvertaken && !isApplying && (
          <button type="button" className="button-quiet" onClick={compareAgain}>
            Compare again
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={isApplying || objection !== null}
          onClick={begin}
        >
          {isApplying ? 'Importing...' : 'Import'}
        </button>
      </div>
    </div>
  );
}
