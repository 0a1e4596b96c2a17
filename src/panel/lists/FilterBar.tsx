import { ChevronDown, ListFilter, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';

/**
 * The filters of a list, with the number of those that are set and a button to clear them. If there
 * are many, a button shows them on phones, where they would fill the first screen.
 */
export function FilterBar({
  set,
  isLong,
  onClear,
  children,
}: {
  /** The number of filters that are set. */
  set: number;
  /** Whether phones hide the filters at first. */
  isLong: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(set > 0);

  function clear({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is removed with the focus inside.
    focusFirst(currentTarget.closest('search'), currentTarget);
    onClear();
  }

  return (
    <search
      data-list-filters
      data-closed={(isLong && !isOpen) || undefined}
      className="grid gap-x-4 gap-y-3 xs:grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] max-md:data-closed:[&>:not(button)]:hidden"
    >
      {isLong && (
        <Button
          Icon={ListFilter}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`button-quiet justify-start px-3 md:hidden ${set > 0 ? '' : 'col-span-full'}`}
        >
          <span>Filters</span>
          {set > 0 && (
            <span className="badge border-accent text-accent">
              {set}
              <span className="sr-only"> set</span>
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={`ms-auto size-5 ${isOpen ? 'rotate-180' : ''}`}
          />
        </Button>
      )}
      {set > 0 && (
        <Button
          Icon={X}
          onClick={clear}
          className={`button-quiet self-end px-3 whitespace-nowrap ${isLong ? 'md:order-last' : 'order-last'}`}
        >
          Clear filters
        </Button>
      )}
      {children}
    </search>
  );
}

/** Shows the filters of the page and moves the focus to the first one. */
export function focusFilters() {
  const filters = document.querySelector('[data-list-filters]');
  filters?.querySelector<HTMLElement>('[aria-expanded=false]')?.click();
  // The click shows them after this event.
  requestAnimationFrame(() => filters?.querySelector<HTMLElement>('select, input')?.focus());
}

/** Moves the focus to the first control that is shown and isn't `except`. */
function focusFirst(filters: Element | null, except: Element) {
  for (const control of filters?.querySelectorAll<HTMLElement>('button, select, input') ?? []) {
    if (control === except) continue;
    control.focus();
    if (document.activeElement === control) return;
  }
}
