import { sentenceGap, sentencesInWords } from '#core/languages/sentences.ts';
import creditMessages, { type Messages } from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { MitLicence } from './MitLicence.tsx';
import { NamesCredit } from './NamesCredit.tsx';
import { SourceCard } from './SourceCard.tsx';

const t = translator(creditMessages);

export type SourceInUse = RouterOutputs['ruleSource']['listInUse'][number];

/** The groups of sources, in the order of truth. */
const groups = [
  {
    title: 'editors',
    text: 'editorsText',
    includes: ({ kind }) => kind === 'administrator',
  },
  {
    title: 'official',
    text: 'officialText',
    includes: ({ kind, quality }) => kind === 'official' && quality === 'primary',
  },
  {
    title: 'compilation',
    text: 'compilationText',
    includes: ({ kind, transitPolicies, workPolicies }) =>
      kind === 'compilation' && transitPolicies === 0 && workPolicies === 0,
  },
  {
    title: 'transit',
    text: 'transitText',
    includes: ({ kind, transitPolicies }) => kind === 'compilation' && transitPolicies > 0,
  },
  {
    title: 'working',
    text: 'workingText',
    includes: ({ kind, workPolicies }) => kind === 'compilation' && workPolicies > 0,
  },
  {
    title: 'secondary',
    text: 'secondaryText',
    includes: ({ kind, quality }) => kind === 'official' && quality === 'secondary',
  },
  {
    title: 'collected',
    text: 'collectedText',
    includes: ({ kind }) => kind === 'edition',
  },
] as const satisfies {
  title: keyof Messages;
  text: keyof Messages;
  includes: (source: SourceInUse) => boolean;
}[];

/** All sources of this site's answers, grouped by trust. */
export function CreditsPage() {
  const [sources] = trpc.ruleSource.listInUse.useSuspenseQuery();
  const shown = groups
    .map((group) => ({ ...group, sources: sources.filter(group.includes) }))
    .filter((group) => group.sources.length > 0);
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      {shown.length === 0 && <p className="max-w-prose">{t('none')}</p>}
      <div className="flex flex-col gap-12">
        <CoverageTable />
        {shown.map(({ title, text, sources: ofGroup }) => (
          <section key={title}>
            <h2 className="mb-2 text-2xl font-semibold">{t(title)}</h2>
            <p className="mb-5 max-w-prose text-ink-soft">{t(text)}</p>
            <ul className="grid gap-4 lg:grid-cols-2">
              {ofGroup.map((source) => (
                <li key={source.id} className="flex">
                  <SourceCard source={source} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section id="map" className="scroll-mt-20">
          <h2 className="mb-2 text-2xl font-semibold">{t('map')}</h2>
          <p className="max-w-prose text-ink-soft">
            {t.rich('mapSource', {
              naturalEarth: (children) => (
                <ExternalLink key="naturalEarth" href="https://www.naturalearthdata.com">
                  {children}
                </ExternalLink>
              ),
              atlas: (children) => (
                <ExternalLink key="atlas" href="https://github.com/topojson/world-atlas">
                  {children}
                </ExternalLink>
              ),
            })}
            {sentenceGap()}
            {sentencesInWords([t('borders'), t('bordersExcept')])}
          </p>
        </section>
        <NamesCredit />
        {sources.some(({ licence }) => licence.startsWith('MIT, ')) && <MitLicence />}
      </div>
    </div>
  );
}
