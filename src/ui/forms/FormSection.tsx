import type { ReactNode } from 'react';

/** Related fields, side by side if there is room. */
export function FormSection({
  title,
  columns = 2,
  children,
}: {
  title: string;
  columns?: 1 | 2 | 3;
  children: ReactNode;
}) {
  return (
    <fieldset className="card p-4 sm:p-5">
      {/* A floated legend is inside the card instead of on its border. */}
      <legend className="float-start mb-3 w-full text-lg font-semibold">{title}</legend>
      <div className={`clear-both grid gap-4 ${grid[columns]}`}>{children}</div>
    </fieldset>
  );
}

const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };
