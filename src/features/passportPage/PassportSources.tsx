import { Link } from '@tanstack/react-router';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

type Source = RouterOutputs['passport']['byCode']['sources'][number];

/** The sources of the answers, with their dates. */
export function PassportSources({ sources, on }: { sources: Source[]; on: string }) {
  return (
    <section aria-labelledby="sources" className="flex max-w-3xl flex-col gap-2">
      <h2 id="sources" className="text-2xl font-semibold">
        Sources
      </h2>
      <p>
        What holds for tourists who enter on {partialDateText(on)}, as these sources have it. Each
        destination’s page names the one it answers from.
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {sources.map((source) => (
          <li key={source.sourceId}>
            <ExternalLink href={source.address}>{nameOf(source)}</ExternalLink>
            <span className="text-ink-soft">
              {` (${source.answers} ${source.answers === 1 ? 'answer' : 'answers'}${source.licence && `; ${source.licence}`})`}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/credits" className="link inline-flex min-h-11 items-center self-start">
        All sources and licences
      </Link>
    </section>
  );
}

/** "Passport Index, edition of 17 Feb 2026" */
function nameOf({ title, kind, date }: Source): string {
  const name = title || 'This site’s editors';
  if (!date) return kind === 'administrator' ? name : `${name}, date unknown`;
  return `${name}, ${kind === 'edition' ? 'edition of ' : ''}${partialDateText(date)}`;
}
