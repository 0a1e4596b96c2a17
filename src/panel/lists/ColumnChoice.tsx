import { Columns3 } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { useDismissedDetails } from '#src/ui/useDismissal.ts';
import { useChangeList } from './listAddress.ts';
import { hiddenColumns, type ListColumn, nameInHidden, staysShown } from './listColumns.ts';

/** Shows and hides the columns of a list. The hidden ones are stored in the address. */
export function ColumnChoice<Item>({
  columns,
  hidden,
  page,
}: {
  columns: readonly ListColumn<Item>[];
  /** As in the address. */
  hidden: string | undefined;
  page: number | undefined;
}) {
  const { details, summary } = useDismissedDetails({ isInAddress: true });
  const [isOpen, setOpen] = useState(false);
  const change = useChangeList();
  // Shows a choice at once, before the address changes.
  const [names, setNames] = useOptimistic(hiddenColumns(hidden));

  const show = (heading: string, isShown: boolean) =>
    startTransition(async () => {
      const others = [...names].filter((name) => name !== nameInHidden(heading));
      const changed = isShown ? others : [...others, nameInHidden(heading)];
      setNames(new Set(changed));
      await change({ page, hidden: changed.join(',') || undefined });
    });

  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="relative @max-[52rem]:hidden"
    >
      <summary
        ref={summary}
        className="icon-button list-none gap-2 px-3 text-sm text-ink-soft [&::-webkit-details-marker]:hidden"
      >
        <Columns3 aria-hidden="true" className="size-5" />
        Columns
      </summary>
      {isOpen && (
        <fieldset className="absolute top-full inset-e-0 z-10 mt-1 flex min-w-48 flex-col rounded-lg border border-line bg-surface px-4 py-2 shadow-header">
          <legend className="sr-only">Columns to show</legend>
          {columns.map((column, index) =>
            staysShown(column, index) ? null : (
              <Checkbox
                key={column.heading}
                label={column.heading}
                checked={!names.has(nameInHidden(column.heading))}
                onChange={({ target }) => show(column.heading, target.checked)}
              />
            ),
          )}
        </fieldset>
      )}
    </details>
  );
}
