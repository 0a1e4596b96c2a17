import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

type Source = RouterOutputs['group']['ranking']['sources'][number];

/** The date of a list's answers, and their sources with dates. */
export function ListedSources({ on, sources }: { on: string; sources: Source[] }) {
  return (
    <section aria-label="Sources" className="max-w-3xl text-sm text-ink-soft">
      <p>
        What holds for tourists who enter on {partialDateText(on)} (UTC), as these sources have it.
        Each country’s page says which of them answers, with every condition.
      </p>
      <ul className="list-disc pl-5">
        {sources.map(({ id, title, publisher, date, licence, address }) => (
          <li key={id}>
            <ExternalLink href={address} className="link wrap-anywhere">
              {title || publisher || 'This site’s editors'}
            </ExternalLink>
            , {date ? partialDateText(date) : 'date unknown'}
            {licence && ` (${licence})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
