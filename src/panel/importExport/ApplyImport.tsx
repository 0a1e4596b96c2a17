import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { ApplyPreview, whileApplying } from '../ApplyPreview.tsx';

/** The button that applies a preview, with its progress. */
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
  const progress = trpc.recordImport.progress.useQuery({ id }, whileApplying);
  const apply = trpc.recordImport.applyPreview.useMutation();
  const isOvertaken = apply.error?.data?.code === 'CONFLICT' || progress.data?.state === 'failed';

  function compareAgain() {
    void utils.recordImport.rows.reset();
    void utils.recordImport.preview.reset({ id });
  }

  return (
    <ApplyPreview
      progress={progress}
      apply={apply}
      choice={{ id, fingerprint }}
      objection={objection}
      label="Import"
    >
      {isOvertaken && <Button onClick={compareAgain}>Compare again</Button>}
    </ApplyPreview>
  );
}
