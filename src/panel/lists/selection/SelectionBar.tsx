import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/Button.tsx';
import { SelectedBeyondPage } from './BulkButton.tsx';
import type { Selection } from './useSelection.ts';

/**
 * Bulk actions for the selected rows, at the bottom of the window, within a thumb's reach. They take
 * one row: in a narrow list, `MoreActions` has those beyond the first.
 */
export function SelectionBar<Item>({
  selection,
  unit,
  onClear,
  children,
}: {
  selection: Pick<Selection<Item>, 'selected' | 'isBeyondPage'>;
  unit: readonly [one: string, many: string];
  onClear: () => void;
  children: ReactNode;
}) {
  const count = selection.selected.length;
  const [one, many] = unit;
  const counted = `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  return (
    <section
      aria-label={`Selected ${many}`}
      className="sticky bottom-(--notice-height) z-10 -mx-4 flex items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-header sm:mx-0 sm:rounded-lg sm:border"
    >
      <p role="status" className="grow text-sm font-semibold whitespace-nowrap @xl:text-base">
        {count} <span className="sr-only @xl:not-sr-only">{count === 1 ? one : many} </span>
        selected
      </p>
      <div className="flex gap-2 text-sm whitespace-nowrap [&_:is(.button-quiet,.button-danger)]:px-3">
        <SelectedBeyondPage value={selection.isBeyondPage ? counted : undefined}>
          {children}
        </SelectedBeyondPage>
      </div>
      <IconButton Icon={X} label="Select none" onClick={onClear} />
    </section>
  );
}
