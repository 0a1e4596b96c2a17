import { Rss } from 'lucide-react';
import { type ChangeSide, feedPathOf, titleOfChanges } from './changesOf.ts';

/** "Watch this": a link to the feed of a passport's or a country's changes. */
export function WatchLink({
  side,
  code,
  country,
}: {
  side: ChangeSide;
  code: string;
  country: string;
}) {
  return (
    <a
      href={feedPathOf(side, code)}
      type="application/atom+xml"
      className="link no-print inline-flex min-h-11 items-center gap-2"
    >
      <Rss aria-hidden="true" size={18} />
      Watch this by feed
      <span className="sr-only">: {titleOfChanges(side, country)}</span>
    </a>
  );
}
