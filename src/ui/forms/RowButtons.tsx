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

/** Removes a row of a list of a form. */
export function RemoveRowButton({
  label,
  className = '',
  onClick,
}: {
  /** The accessible name, which identifies the row. */
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
