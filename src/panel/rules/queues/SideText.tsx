import type { ReactNode } from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';

/** One side of a row: what it says, its source and date, and the button to use it. */
export function SideText({
  source,
  dates,
  children,
  action,
}: {
  source: string | null;
  /** The first and last date of the source's rules. */
  dates: readonly (string | null)[];
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <span className="flex basis-full flex-col items-start gap-2">
      <span className="flex flex-col">
        {children}
        {source !== null && (
          <span className="text-sm text-ink-soft wrap-anywhere">
            {source}, {datesText(dates)}
          </span>
        )}
      </span>
      {action}
    </span>
  );
}

/** "3 Oct 2026", "3 Oct 2026 to 9 Oct 2026", or that it is unknown. */
export function datesText(dates: readonly (string | null)[]): string {
  const known = [...new Set(dates)].filter((date) => date !== null);
  return known.length > 0
    ? known.map((date) => partialDateText(date)).join(' to ')
    : 'date unknown';
}
