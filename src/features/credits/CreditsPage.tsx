import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { CitiesCredit } from './CitiesCredit.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { MitLicence } from './MitLicence.tsx';
import { SourceCard } from './SourceCard.tsx';

export type SourceInUse = RouterOutputs['ruleSource']['listInUse'][number];

/** A group of sources, in order of precedence. */
const groups: {
  title: string;
  text: string;
  includes: (source: SourceInUse) => boolean;
}[] = [
  {
    title: 'This site’s editors',
    text: 'Rules that the people who keep this site have stated or confirmed. They answer before all others.',
    includes: ({ kind }) => kind === 'administrator',
  },
  {
    title: 'Official sources',
    text: 'Laws and publications of the authorities themselves. They answer before collected lists.',
    includes: ({ kind, quality }) => kind === 'official' && quality === 'primary',
  },
  {
    title: 'Collected from official pages',
    text: 'Collections that name a government page and the day it was read for each rule, not checked by us. They answer for tourists where no official source does.',
    includes: ({ kind }) => kind === 'compilation',
  },
  {
    title: 'Second-hand sources',
    text: 'What others say about official rules. Where one of them answers, the answer is marked unconfirmed.',
    includes: ({ kind, quality }) => kind === 'official' && quality === 'secondary',
  },
  {
    title: 'Collected lists',
    text: 'Editions that others have collected for many countries at once, not checked by us. The newest one answers where nothing else does.',
    includes: ({ kind }) => kind === 'edition',
  },
];

/** All sources of this site's answers, grouped by trust. */
export function CreditsPage() {
  const [sources] = trpc.ruleSource.listInUse.useSuspenseQuery();
  const shown = groups
    .map((group) => ({ ...group, sources: sources.filter(group.includes) }))
    .filter((group) => group.sources.length > 0);
  return (
    <div className="container-site py-8">
      <PageIntro title="Credits">
        Where the entry rules on this site come from, how old they are, and under which licence.
      </PageIntro>
      {shown.length === 0 && (
        <p className="max-w-prose">No entry rules are stored on this site yet.</p>
      )}
      <div className="flex flex-col gap-12">
        <CoverageTable />
        {shown.map(({ title, text, sources: ofGroup }) => (
          <section key={title}>
            <h2 className="mb-2 text-2xl font-semibold">{title}</h2>
            <p className="mb-5 max-w-prose text-ink-soft">{text}</p>
            <ul className="grid gap-4 lg:grid-cols-2">
              {ofGroup.map((source) => (
                <li key={source.id} className="flex">
                  <SourceCard source={source} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="mb-2 text-2xl font-semibold">The world map</h2>
          <p className="max-w-prose text-ink-soft">
            Its outlines are those of{' '}
            <ExternalLink href="https://www.naturalearthdata.com">Natural Earth</ExternalLink>,
            which are in the public domain, simplified from{' '}
            <ExternalLink href="https://github.com/topojson/world-atlas">world-atlas</ExternalLink>{' '}
            (ISC licence, © Mike Bostock).
          </p>
        </section>
        <CitiesCredit />
        {sources.some(({ licence }) => licence.startsWith('MIT, ')) && <MitLicence />}
      </div>
    </div>
  );
}
