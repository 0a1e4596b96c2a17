import { Clock } from 'lucide-react';
import { partialDateText } from '#core/languages/partialDateText.ts';

/** Marks a requirement that was last reviewed longer ago than Settings allow. */
export function StaleBadge({ asOf }: { asOf: string }) {
  return (
    <span className="badge">
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      Stale, as of {partialDateText(asOf)}
    </span>
  );
}
