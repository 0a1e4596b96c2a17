import type { ReactNode } from 'react';

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions stand at the end of their column. */
  atEnd?: boolean;
};

/** Keys can scroll the region once it takes the focus (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = 0;

/** A table that scrolls sideways in a region of its own; the first column names the row. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
}: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
}) {
  return (
    <section aria-label={label} tabIndex={SCROLLED_BY_KEYS} className="card overflow-x-auto">
      <table className="w-full text-left">
        <thead className="bg-sunken text-sm text-ink-soft">
          <tr>
            {columns.map(({ heading, atEnd }) => (
              <th
                key={heading}
                scope="col"
                className={`px-4 py-2 font-semibold whitespace-nowrap ${atEnd ? 'text-right' : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="h-13 border-t border-line">
              {columns.map(({ heading, cell, atEnd }, index) =>
                index === 0 ? (
                  <th key={heading} scope="row" className="px-4 py-1.5 font-semibold">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={heading} className={`px-4 py-1.5 ${atEnd ? 'text-right' : ''}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
