import { useRef } from 'react';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Selection } from './useSelection.ts';

/** Offers to select what is on the other pages too, or says why it can't be. */
export function SelectAllPages<Item>({
  selection: { offered, isBeyondPage, fetched, selected, selectAll },
  unit: [, many],
}: {
  selection: Selection<Item>;
  unit: readonly [one: string, many: string];
}) {
  const place = useRef<HTMLDivElement>(null);
  // The button is removed with the focus inside.
  const choose = () => void selectAll().then(() => place.current?.focus({ preventScroll: true }));
  const isTooMany = offered !== undefined && offered > ROWS_AT_ONCE;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="text-sm text-ink-soft shadow-none outline-none empty:hidden"
    >
      {isBeyondPage &&
        `What you do applies to all selected ${many} on all pages: ${count(selected.length)}.`}
      {isTooMany &&
        `To select all ${count(offered)}, filter the list to ${count(ROWS_AT_ONCE)} or fewer.`}
      {offered !== undefined && !isTooMany && (
        <Button className="button-quiet px-3" disabled={fetched !== undefined} onClick={choose}>
          {fetched === undefined
            ? `Select all ${count(offered)}`
            : `Selecting ${count(fetched)} of ${count(offered)}...`}
        </Button>
      )}
    </div>
  );
}

function count(number: number): string {
  return number.toLocaleString('en');
}
