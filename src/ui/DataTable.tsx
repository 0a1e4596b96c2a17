import type { ReactNode } from 'react';

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the end, for numbers. */
  atEnd?: boolean;
  /** Row actions, aligned to the end; on a card without the heading. */
  actions?: boolean;
};

/** Repeats an element's implicit role: Safari drops it when CSS displays a table as cards. */
const role = (name: string) => ({ role: name });

/** Makes the region focusable, so that it scrolls by keyboard (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = 0;

/**
 * A table whose first column names the row. In a narrow container each row is a card
 * (`styles/table.css`).
 */
export function DataTable<Row>({
  id,
  label,
  columns,
  rows,
  rowKey,
}: {
  /** The target of a pager's links. */
  id?: string;
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
}) {
  return (
    <div className="@container">
      <section id={id} aria-label={label} tabIndex={SCROLLED_BY_KEYS} className="data-table">
        <table {...role('table')}>
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {columns.map((column) => (
                <th
                  key={column.heading}
                  {...role('columnheader')}
                  scope="col"
                  className={placeOf(column)}
                >
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.map((row) => (
              <tr key={rowKey(row)} {...role('row')}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.heading} {...role('rowheader')} scope="row">
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td
                      key={column.heading}
                      {...role('cell')}
                      data-label={column.actions ? undefined : column.heading}
                      className={placeOf(column)}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function placeOf({ atEnd, actions }: { atEnd?: boolean; actions?: boolean }): string | undefined {
  return atEnd || actions ? 'at-end' : undefined;
}
