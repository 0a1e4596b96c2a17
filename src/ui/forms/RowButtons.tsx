import { Plus, Trash } from 'lucide-react';
import { Button } from '../Button.tsx';

/** Adds a row to a list of a form. */
export function AddRowButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button Icon={Plus} className="button-quiet justify-self-start self-start" onClick={onClick}>
      {label}
    </Button>
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
      <Trash aria-hidden="true" className="size-5" />
    </button>
  );
}
