import { Plus, Trash2 } from 'lucide-react';

/** Adds a row to a list of a form. */
export function AddRowButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button-quiet justify-self-start self-start" onClick={onClick}>
      <Plus aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}

/** Removes the row of a form's list that it stands in. */
export function RemoveRowButton({
  label,
  className = '',
  onClick,
}: {
  /** Says which row, for those who don't see it. */
  label: string;
  className?: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`icon-button text-danger ${className}`}
      aria-label={label}
      onClick={onClick}
    >
      <Trash2 aria-hidden="true" className="size-5" />
    </button>
  );
}
