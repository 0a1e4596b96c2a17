import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { mayLoseChanges } from '#src/panel/forms/unsaved/unsavedChanges.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { optionalPart, saidInPlace } from '#src/panel/optionalPart.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { NamedOptions } from '#src/ui/forms/NamedOptions.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { MatrixTable, type Place, selectorOf } from './MatrixTable.tsx';
import {
  filteredRows,
  groupsOf,
  inOrder,
  type MatrixFilter,
  type MatrixRow,
  matrixFilters,
  matrixRows,
  matrixSummary,
  openingOrder,
} from './matrixRows.ts';

// Loaded lazily, as only a click on a cell needs the form.
const MatrixEditor = optionalPart(() => import('./MatrixEditor.tsx'), 'MatrixEditor', {
  loading: <Spinner />,
  failed: saidInPlace,
});

/** A destination's requirements at a glance. A cell opens its form beside the table. */
export function RequirementMatrix({
  destination,
  matrix,
  countries,
  search,
}: {
  destination: { id: string; name: string; countryCode: string };
  matrix: RouterOutputs['visaRequirement']['matrix'];
  countries: RouterOutputs['country']['listAll'];
  search: string;
}) {
  const filterId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [filter, setFilter] = useState<MatrixFilter>('all');
  const [isFolding, setFolding] = useState(true);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Place>();
  const { countryCode } = destination;
  const all = useMemo(
    () => matrixRows(matrix, countries, countryCode),
    [matrix, countries, countryCode],
  );
  const [order] = useState(() => openingOrder(all));
  const groups = useMemo(() => {
    const found = filteredRows(inOrder(all, order), filter, search, open?.passport);
    // Whoever searches wants to see what was found.
    return isFolding && search === '' ? groupsOf(found) : found.map((row) => [row]);
  }, [all, order, filter, search, open?.passport, isFolding]);
  const shown = groups.flat();
  const opened = shown.find(({ country }) => country.code === open?.passport);

  const isUnfolded = (group: MatrixRow[]) =>
    group.length === 1 || group.some(({ country }) => unfolded.has(country.code));

  // Below the form at the bottom of a narrow screen it would be out of sight.
  useEffect(() => {
    const cell = open && table.current?.querySelector(selectorOf(open));
    cell?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function choose(place: Place) {
    if (open && !mayLoseChanges()) return;
    const isOpen = open?.passport === place.passport && open.type === place.type;
    setOpen(isOpen ? undefined : place);
    // Saved, it may equal its neighbours: it stays in sight for the focus.
    setUnfolded(new Set([...unfolded, place.passport]));
  }

  /** Returns the focus to the form's cell. */
  function close() {
    setOpen(undefined);
    if (open) table.current?.querySelector<HTMLElement>(selectorOf(open))?.focus();
  }

  function toggle(group: MatrixRow[]) {
    const codes = group.map(({ country }) => country.code);
    if (!isUnfolded(group)) return setUnfolded(new Set([...unfolded, ...codes]));
    if (open && codes.includes(open.passport)) {
      if (!mayLoseChanges()) return;
      setOpen(undefined);
    }
    setUnfolded(new Set([...unfolded].filter((code) => !codes.includes(code))));
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grow basis-40">
          <SearchBox placeholder="Search by country..." value={search} />
        </div>
        <p role="status" className="text-sm">
          {matrixSummary(all)}
        </p>
        <Checkbox
          label="Fold equal"
          checked={isFolding}
          onChange={({ target }) => setFolding(target.checked)}
        />
        <div className="flex items-center gap-2">
          <label htmlFor={filterId} className="font-semibold">
            Show
          </label>
          <select
            id={filterId}
            className="input w-auto"
            value={filter}
            onChange={({ target }) => setFilter(target.value as MatrixFilter)}
          >
            <NamedOptions names={matrixFilters} />
          </select>
        </div>
      </div>
      <div className="matrix-and-editor">
        {shown.length === 0 ? (
          <EmptyState title="No passports found" />
        ) : (
          <div className="@container">
            <MatrixTable
              ref={table}
              label={`Visa requirements of ${destination.name}`}
              groups={groups}
              isUnfolded={isUnfolded}
              open={open}
              onChoose={choose}
              onToggle={toggle}
            />
          </div>
        )}
        {open && opened && (
          <div className="matrix-editor">
            <MatrixEditor
              key={`${open.passport} ${open.type}`}
              destination={destination}
              country={opened.country}
              type={open.type}
              requirementId={opened.cells[open.type]?.id}
              countries={countries}
              passports={shown.map(({ country }) => country.code)}
              onClose={close}
            />
          </div>
        )}
      </div>
    </>
  );
}
