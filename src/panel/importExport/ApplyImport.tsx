import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { ApplyPreview, PROGRESS_POLL_MS } from '../ApplyPreview.tsx';

/** The button that applies a preview, with its progress and result. */
export function ApplyImport({
  id,
  fingerprint,
  objection,
}: {
  id: string;
  fingerprint: string;
  /** The reason why it can't be applied. */
  objection: string | null;
}) {
  const utils = trpc.useUtils();
  const apply = trpc.recordImport.applyPreview.useMutation();
  const progress = trpc.recordImport.progress.useQuery(
    { id },
    {
      placeholderData: keepPreviousData,
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

  const isApplying = apply.isPending || state === 'applying';
  const isOvertaken = apply.error?.data?.code === 'CONFLICT' || state === 'failed';
  return (
    <ApplyPreview
      progress={progress.data}
      isApplying={isApplying}
      applied="Imported. Visitors see it from now on."
      objection={objection}
      label="Import"
      onApply={begin}
    >
      {isOvertaken && !isApplying && <Button onClick={compareAgain}>Compare again</Button>}
    </ApplyPreview>
  );
}
