import { trpc } from '../../../lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { reports } from '../reports.ts';

/** What can be done with several requirements at once. */
export function RequirementActions({
  selected,
  done,
}: {
  selected: { id: string }[];
  done: () => void;
}) {
  const utils = trpc.useUtils();
  const deleteMany = trpc.visaRequirement.deleteMany.useMutation({
    meta: { report: reports.deleteVisaRequirements },
    onSuccess: done,
    onSettled: () => void utils.invalidate(),
  });
  const ids = selected.map(({ id }) => id);
  const question =
    selected.length === 1
      ? 'Are you sure you want to delete this visa requirement?'
      : `Are you sure you want to delete these ${selected.length} visa requirements?`;
  return (
    <>
      <ExportLink kind="requirements" ids={ids} />
      <button
        type="button"
        className="button-danger"
        disabled={deleteMany.isPending}
        onClick={() => window.confirm(question) && deleteMany.mutate({ ids })}
      >
        Delete
      </button>
    </>
  );
}
