import { trpc } from '../../../lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { DeleteSelected } from '../lists/DeleteSelected.tsx';

/** Bulk actions for requirements. */
export function RequirementActions({
  selected,
  done,
}: {
  selected: { id: string }[];
  done: () => void;
}) {
  const deleteMany = trpc.visaRequirement.deleteMany.useMutation({
    onSuccess: done,
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
