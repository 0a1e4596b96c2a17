import { Clock, Plus } from 'lucide-react';
import { partialDateText } from '../../../../../server/schemas/rules/partialDateText.ts';
import { daysText, type MatrixCell, visaText } from './matrixRows.ts';

/** A short requirement, or a gap; a click opens its form. */
export function MatrixCellButton({
  cell,
  name,
  place,
  isTabStop,
  isOpen,
  onFocus,
  onChoose,
}: {
  cell: MatrixCell | undefined;
  /** "Germany, tourist". */
  name: string;
  place: string;
  /** Whether the cell is the tab stop. */
  isTabStop: boolean;
  isOpen: boolean;
  onFocus: () => void;
  onChoose: () => void;
}) {
  const look = cell ? 'border-line' : 'border-dashed border-line text-ink-soft';
  return (
    <button
      type="button"
      data-cell={place}
      tabIndex={isTabStop ? 0 : -1}
      aria-expanded={isOpen}
      onFocus={onFocus}
      onClick={onChoose}
      className={`flex min-h-14 w-full flex-col items-start justify-center rounded-md border p-1.5 text-left text-sm hover:bg-sunken aria-expanded:border-accent aria-expanded:bg-sunken sm:px-3 ${look}`}
    >
      <span className="sr-only">{name}: </span>
      {cell ? (
        <>
          <span className="font-semibold">{visaText(cell)}</span>
          <span className="text-ink-soft">{daysText(cell)}</span>
          {cell.isStale && (
            <span className="flex items-center gap-1 font-semibold text-danger">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              <span>
                Stale<span className="sr-only">, as of {partialDateText(cell.asOf)}</span>
              </span>
            </span>
          )}
        </>
      ) : (
        <span className="flex items-center gap-1">
          <Plus aria-hidden="true" className="size-4 shrink-0" />
          Gap
        </span>
      )}
    </button>
  );
}
