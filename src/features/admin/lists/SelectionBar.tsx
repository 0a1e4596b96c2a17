import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/Button.tsx';

/** Bulk actions for the selected rows, at the bottom of the window, within a thumb's reach. */
export function SelectionBar({
  count,
  unit: [one, many],
  onClear,
  children,
}: {
  count: number;
  unit: readonly [one: string, many: string];
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={`Selected ${many}`}
      className="sticky bottom-(--notice-height) z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-header sm:mx-0 sm:rounded-lg sm:border"
    >
      <p role="status" className="grow font-semibold">
        {count} {count === 1 ? one : many} selected
      </p>
      <IconButton Icon={X} label="Select none" onClick={onClear} className="sm:order-last" />
      <div className="flex basis-full flex-wrap gap-2 text-sm *:px-3 sm:basis-auto">{children}</div>
    </section>
  );
}
