import { Link } from '@tanstack/react-router';
import type { BorderChecklist } from '#core/border/checklist.ts';
import { linkTitle } from '#core/border/linkTitle.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { ChecklistLines } from './ChecklistLines.tsx';
import { CHECKLIST_ID } from './checklistId.ts';
import type { NumberedSources } from './numberedSources.ts';
import { SourceList } from './SourceMarks.tsx';

const t = translator(borderMessages);

/** Everything that a country's border asks of a passport, and whom to ask; then the sources of the page. */
export function BorderChecklistCard({
  checklist,
  sources,
  sites: { authorities, toCome },
  nameOf,
}: {
  /** Null where nothing is known or asked. */
  checklist: BorderChecklist | null;
  /** The list of the page, to which its marks lead. */
  sources: NumberedSources;
  sites: RouterOutputs['page']['answer']['sites'];
  /** Gives a country's name. */
  nameOf: (code: string) => string;
}) {
  if (!checklist && authorities.length + toCome.length === 0)
    return <SourceList sources={sources} />;
  const links =
    checklist?.lines.flatMap((line) => (line.subject === 'apply' ? line.links : [])) ?? [];
  const applies = links.length > 0;
  const hasSite = links.some(({ address }) => address);
  return (
    <section
      aria-labelledby={CHECKLIST_ID}
      className="card scroll-mt-20 flex flex-col gap-4 p-5 sm:p-6"
    >
      <h2 id={CHECKLIST_ID} className="text-xl font-semibold">
        {t('title')}
      </h2>
      {hasSite && <p className="notice">{t('useOfficialSite')}</p>}
      {checklist && <ChecklistLines checklist={checklist} sources={sources} nameOf={nameOf} />}
      {applies && (
        <p className="no-print">
          <Link to="/visa-application" className="link inline-flex min-h-11 items-center">
            {t('usualSteps')}
          </Link>
        </p>
      )}
      {authorities.map(({ id, title, address }) => (
        <p key={id}>
          {t.rich('authority', {
            title: linkTitle(title).text,
            link: (children) => (
              <ExternalLink key="site" href={address} lang={linkTitle(title).lang}>
                {children}
              </ExternalLink>
            ),
          })}
        </p>
      ))}
      {toCome.map(({ id, title, note, date }) => (
        <p key={id} className="text-ink-soft">
          {toComeInWords(linkTitle(title).text, date)}
          {sentenceGap()}
          {note}
        </p>
      ))}
      <SourceList sources={sources} />
    </section>
  );
}

function toComeInWords(title: string, date: string | null): string {
  if (!date) return t('notInOperation', { title });
  return t('notInOperationOn', { title, date: partialDateText(date) });
}
