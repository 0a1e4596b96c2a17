import type { ReactNode } from 'react';
import { SCROLLED_BY_KEYS } from './scrolledByKeys.ts';

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
    <section
      aria-labelledby={labelledBy}
      className="card overflow-x-auto"
      tabIndex={SCROLLED_BY_KEYS}
    >
      {children}
    </section>
  );
}
