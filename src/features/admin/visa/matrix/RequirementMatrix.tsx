import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type VisaType, visaTypes } from '../../../../../server/schemas/constants.ts';
import type { RouterOutputs } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { NamedOptions } from '../../../../ui/forms/SelectField.tsx';
import { mayLoseChanges } from '../../forms/unsaved/unsavedChanges.ts';
import { MatrixCellButton } from './MatrixCellButton.tsx';
import { MatrixEditor } from './MatrixEditor.tsx';
import {
  filteredRows,
  type MatrixCell,
  type MatrixFilter,
  matrixFilters,
  matrixRows,
  matrixSummary,
} from './matrixRows.ts';

type Place = { passport: string; type: VisaType };

/**
 * A destination's requirements, with rows for passports and columns for kinds of stay. A cell opens
 * its form below its row. The grid has one tab stop and arrow keys.
 */
export function RequirementMatrix({
  destination,
  cells,
  countries,
  search,
}: {
  destination: { id: string; name: string; countryCode: string };
  cells: MatrixCell[];
  countries: RouterOutputs['country']['listAll'];
  search: string;
}) {
  const filterId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [filter, setFilter] = useState<MatrixFilter>('all');
  const [current, setCurrent] = useState<Place>();
  const [open, setOpen] = useState<Place>();
  const [statedAtFirst] = useState(() => new Set(cells.map(({ countryCode }) => countryCode)));
  const rows = matrixRows(cells, countries, destination.countryCode, statedAtFirst);
  const found = filteredRows(rows, filter, search, open?.passport);
  const isIn = (place: Place | undefined) =>
    found.some(({ country }) => country.code === place?.passport);
  const first = found[0] && { passport: found[0].country.code, type: visaTypes[0] };
  const tabStop = isIn(current) ? current : first;

  function choose(place: Place) {
    if (open && !mayLoseChanges()) return;
    setCurrent(place);
    setOpen(isSamePlace(open, place) ? undefined : place);
  }

  /** Returns the focus to the form's cell. */
  function close() {
    setOpen(undefined);
    if (open) table.current?.querySelector<HTMLElement>(selectorOf(open))?.focus();
  }

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = steps[event.key];
    const cell = event.target instanceof Element && event.target.closest('[data-cell]');
    if (!step || !cell || !tabStop || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = found.findIndex(({ country }) => country.code === tabStop.passport);
    const next = found[row + step.rows]?.country.code;
    const type = visaTypes[visaTypes.indexOf(tabStop.type) + step.types];
    if (!next || !type) return;
    event.preventDefault();
    setCurrent({ passport: next, type });
    table.current?.querySelector<HTMLElement>(selectorOf({ passport: next, type }))?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">{matrixSummary(rows)}</p>
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
      {found.length === 0 ? (
        <EmptyState title="No passports found" />
      ) : (
        <table
          ref={table}
          {...asGrid}
          aria-label={`Visa requirements of ${destination.name}`}
          onKeyDown={move}
          className="w-full table-fixed border-separate border-spacing-0 rounded-lg border border-line bg-surface text-left shadow-card"
        >
          <thead>
            <tr>
              <th scope="col" className={`${headClass} w-[31%] rounded-tl-lg sm:w-2/5`}>
                Passport
              </th>
              {visaTypes.map((type) => (
                <th key={type} scope="col" className={`${headClass} last:rounded-tr-lg`}>
                  {type}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ country, cells: ofRow }) => (
              <Fragment key={country.code}>
                <tr>
                  <th
                    scope="row"
                    className="border-t border-line p-2 text-sm font-semibold hyphens-auto wrap-break-word sm:px-4 sm:text-base"
                  >
                    <span className="flex flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
                      <img
                        src={country.flagUrl}
                        alt=""
                        width="24"
                        height="16"
                        loading="lazy"
                        className="shrink-0"
                      />
                      {country.name}
                    </span>
                  </th>
                  {visaTypes.map((type) => {
                    const place = { passport: country.code, type };
                    return (
                      <td key={type} className="border-t border-line p-1 align-top">
                        <MatrixCellButton
                          cell={ofRow[type]}
                          name={`${country.name}, ${type}`}
                          place={keyOf(place)}
                          isTabStop={isSamePlace(tabStop, place)}
                          isOpen={isSamePlace(open, place)}
                          onFocus={() => setCurrent(place)}
                          onChoose={() => choose(place)}
                        />
                      </td>
                    );
                  })}
                </tr>
                {open?.passport === country.code && (
                  <tr>
                    <td colSpan={4} className="border-t border-line bg-sunken p-4">
                      <MatrixEditor
                        key={keyOf(open)}
                        destination={destination}
                        country={country}
                        type={open.type}
                        requirementId={ofRow[open.type]?.id}
                        countries={countries}
                        onClose={close}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Arrow keys move between cells (ARIA grid pattern) in native table elements. */
const asGrid = { role: 'grid' };

const headClass =
  'sticky top-0 z-5 bg-sunken p-2 text-sm font-semibold capitalize text-ink-soft sm:px-4';

const steps: Record<string, { rows: number; types: number }> = {
  ArrowUp: { rows: -1, types: 0 },
  ArrowDown: { rows: 1, types: 0 },
  ArrowLeft: { rows: 0, types: -1 },
  ArrowRight: { rows: 0, types: 1 },
};

function keyOf({ passport, type }: Place): string {
  return `${passport}-${type}`;
}

function selectorOf(place: Place): string {
  return `[data-cell="${keyOf(place)}"]`;
}

function isSamePlace(one: Place | undefined, other: Place): boolean {
  return one?.passport === other.passport && one.type === other.type;
}
