import { Button } from '../../../ui/Button.tsx';
/** Deletes the selected rows of a list after a confirmation. */
export function DeleteSelected({
  count,
  unit: [one, many],
  isPending,
  onDelete,
}: {
  count: number;
  /** The unit: singular and plural. */
  unit: readonly [one: string, many: string];
  isPending: boolean;
  onDelete: () => void;
}) {
  const question =
    count === 1
      ? `Are you sure you want to delete this ${one}?`
      : `Are you sure you want to delete these ${count} ${many}?`;
  return (
    <Button
      className="button-danger"
      disabled={isPending}
      onClick={() => window.confirm(question) && onDelete()}
    >
      Delete
    </Button>
  );
}
