import { trpc } from '../../../lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { DeleteSelected } from '../lists/DeleteSelected.tsx';
import { reports } from '../reports.ts';

/** Bulk actions for requirements. */
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
  return (
    <>
      <ExportLink kind="requirements" ids={ids} />
      <DeleteSelected
        count={ids.length}
        unit={['visa requirement', 'visa requirements']}
        isPending={deleteMany.isPending}
        onDelete={() => deleteMany.mutate({ ids })}
      />
    </>
  );
}
