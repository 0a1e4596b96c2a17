import type { ReactNode } from 'react';

/** A card for a table that scrolls sideways on a phone, also by keyboard. */
export function ScrollableCard({
  labelledBy,
  children,
}: {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus.
    <section aria-labelledby={labelledBy} className="card overflow-x-auto" tabIndex={0}>
      {children}
    </section>
  );
}
