import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  useRef,
  useState,
} from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import { logicalKey } from '#src/ui/logicalKey.ts';
import { daysText, type MatrixCell, type MatrixRow, visaText } from './matrixRows.ts';
import './matrix.css';

/** A cell: its passport and its kind of stay. */
export type Place = { passport: string; type: VisaType };

/**
 * A grid with rows for passports and columns for kinds of stay. Equal passports are folded into one
 * row, which a button unfolds. The grid has one tab stop and arrow keys.
 */
export function MatrixTable({
  ref,
  label,
  groups,
  isUnfolded,
  open,
  onChoose,
  onToggle,
}: {
  ref: Ref<HTMLTableElement>;
  label: string;
  groups: MatrixRow[][];
  isUnfolded: (group: MatrixRow[]) => boolean;
  /** The cell whose form is open. */
  open: Place | undefined;
  onChoose: (place: Place) => void;
  onToggle: (group: MatrixRow[]) => void;
}) {
  const [current, setCurrent] = useState<string>();
  const column = useRef(1);
  const keys = groups.flatMap((group) => keysOf(group, isUnfolded(group)));
  const tabStop = current !== undefined && keys.includes(current) ? current : keys[0];

  function remember({ target }: FocusEvent) {
    const cell = target.closest<HTMLTableCellElement>('th, td');
    setCurrent(target.closest<HTMLElement>('[data-cell]')?.dataset.cell);
    if (cell && cell.cellIndex > 0) column.current = cell.cellIndex;
  }

  function choose({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const [passport, name] = button?.dataset.cell?.split('-') ?? [];
    const type = visaTypes.find((one) => one === name);
    const group = groups.find(([first]) => first?.country.code === passport);
    if (passport && type) onChoose({ passport, type });
    else if (group) onToggle(group);
  }

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = steps[logicalKey(event)];
    const { target, currentTarget: table } = event;
    const cell =
      target instanceof Element ? target.closest<HTMLTableCellElement>('tbody :is(th, td)') : null;
    const row = cell?.closest('tr');
    if (!step || !cell || !row || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(table.tBodies[0]?.rows ?? [])];
    const next = rows[rows.indexOf(row) + step.rows];
    const at = step.rows ? column.current : cell.cellIndex;
    const button = next?.cells[at + step.columns]?.querySelector('button');
    // A group has one button.
    const to = button ?? (step.rows ? next?.querySelector('button') : null);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  return (
    <table
      ref={ref}
      {...asGrid}
      aria-label={label}
      onKeyDown={move}
      onFocus={remember}
      onClick={choose}
      className="matrix"
    >
      <thead>
        <tr>
          <th scope="col">Passport</th>
          {visaTypes.map((type) => (
            <th key={type} scope="col">
              {type}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Flat, so that a row that leaves its group keeps the focus. */}
        {groups.flatMap((group) => {
          const isOpen = isUnfolded(group);
          return [
            group.length > 1 && (
              <GroupRow
                key={groupKey(group)}
                group={group}
                isUnfolded={isOpen}
                isTabStop={tabStop === groupKey(group)}
              />
            ),
            ...(isOpen ? group : []).map((row) => (
              <PassportRow
                key={row.country.code}
                row={row}
                isMember={group.length > 1}
                stop={visaTypes.find((type) => keyOf(row, type) === tabStop)}
                open={open?.passport === row.country.code ? open.type : undefined}
              />
            )),
          ];
        })}
      </tbody>
    </table>
  );
}

/** Selects a cell's button in the table. */
export function selectorOf({ passport, type }: Place): string {
  return `[data-cell="${passport}-${type}"]`;
}

/** The common requirements of equal passports, and the button that unfolds them. */
const GroupRow = memo(function GroupRow({
  group,
  isUnfolded,
  isTabStop,
}: {
  group: MatrixRow[];
  isUnfolded: boolean;
  isTabStop: boolean;
}) {
  return (
    <tr data-group>
      <th scope="row">
        <button
          type="button"
          data-cell={groupKey(group)}
          tabIndex={isTabStop ? 0 : -1}
          aria-expanded={isUnfolded}
        >
          <b>{group.length} passports</b>
          <span>{group.map(({ country }) => country.name).join(', ')}</span>
        </button>
      </th>
      {visaTypes.map((type) => (
        <td key={type} data-visa={look(group[0]?.cells[type])}>
          <p>
            <CellText cell={group[0]?.cells[type]} rule={group[0]?.rules[type]} />
          </p>
        </td>
      ))}
    </tr>
  );
});

/** A passport's requirements, each as the button that opens its form. Memoized: there are hundreds. */
const PassportRow = memo(function PassportRow({
  row,
  isMember,
  stop,
  open,
}: {
  row: MatrixRow;
  /** Whether it is of an unfolded group. */
  isMember: boolean;
  /** The cell that is the grid's tab stop. */
  stop: VisaType | undefined;
  /** The cell whose form is open. */
  open: VisaType | undefined;
}) {
  const { country, cells, rules } = row;
  return (
    <tr data-member={isMember || undefined}>
      <th scope="row">
        <img src={country.flagUrl} alt="" width="24" height="16" loading="lazy" />
        {country.name}
      </th>
      {visaTypes.map((type) => (
        <td key={type} data-visa={look(cells[type])}>
          <button
            type="button"
            data-cell={keyOf(row, type)}
            tabIndex={type === stop ? 0 : -1}
            aria-expanded={type === open}
          >
            <span className="sr-only">{`${country.name}, ${type}: `}</span>
            <CellText cell={cells[type]} rule={rules[type]} />
          </button>
        </td>
      ))}
    </tr>
  );
});

/** A short requirement; without one what the country's rules answer, or a gap. */
function CellText({ cell, rule }: { cell: MatrixCell | undefined; rule: string | undefined }) {
  if (!cell) return rule ? <span data-rule>Rule: {rule}</span> : 'Gap';
  return (
    <>
      <b>{visaText(cell)}</b>
      <span>{daysText(cell)}</span>
      {cell.isStale && (
        <em>
          <span className="@max-3xl:sr-only">Stale</span>
          <span className="sr-only">{`, as of ${partialDateText(cell.asOf)}`}</span>
        </em>
      )}
    </>
  );
}

/** Arrow keys move between cells (ARIA grid pattern) in native table elements. */
const asGrid = { role: 'grid' };

const steps: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

function look(cell: MatrixCell | undefined): string {
  if (!cell) return 'gap';
  if (!cell.required) return 'free';
  return cell.onArrival ? 'arrival' : 'advance';
}

/** The buttons of a group, in order. */
function keysOf(group: MatrixRow[], isUnfolded: boolean): string[] {
  const ofRows = isUnfolded
    ? group.flatMap((row) => visaTypes.map((type) => keyOf(row, type)))
    : [];
  return group.length > 1 ? [groupKey(group), ...ofRows] : ofRows;
}

function keyOf({ country }: MatrixRow, type: VisaType): string {
  return `${country.code}-${type}`;
}

/** A group has the code of its first passport. */
function groupKey([first]: MatrixRow[]): string {
  return `${first?.country.code}-group`;
}
