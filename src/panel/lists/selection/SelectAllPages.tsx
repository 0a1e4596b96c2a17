import { ROWS_AT_ONCE } from '#core/inputs/panel/panelList.ts';
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
  if (isBeyondPage) {
    return (
      <p className="text-sm text-ink-soft">
        {`What you do applies to all selected ${many} on all pages: ${count(selected.length)}.`}
      </p>
    );
  }
  if (offered === undefined) return null;
  if (offered > ROWS_AT_ONCE) {
    return (
      <p className="text-sm text-ink-soft">
        {`To select all ${count(offered)}, filter the list to ${count(ROWS_AT_ONCE)} or fewer.`}
      </p>
    );
  }
  return (
    <Button
      className="button-quiet self-start px-3 text-sm"
      disabled={fetched !== undefined}
      onClick={() => void selectAll()}
    >
      {fetched === undefined
        ? `Select all ${count(offered)}`
        : `Selecting ${count(fetched)} of ${count(offered)}...`}
    </Button>
  );
}

function count(number: number): string {
  return number.toLocaleString('en');
}
