import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExportLink } from '../importExport/ExportLink.tsx';

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
      <Button
        className="button-danger"
        disabled={deleteMany.isPending}
        onClick={() => deleteMany.mutate({ ids })}
      >
        Delete
      </Button>
    </>
  );
}
