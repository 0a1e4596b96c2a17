import type { ReactElement, ReactNode } from 'react';
import { sourceTitle } from '#core/answers/words/answerTexts.ts';
import { licenceInWords } from '#core/answers/words/licenceWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import accessMessages from '#messages/en/access.gen.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

const t = translator(accessMessages);
const answerText = translator(answerMessages);

type Source = RouterOutputs['group']['ranking']['sources'][number];

/** The date of a list's answers, and their sources with dates. */
export function ListedSources({ on, sources }: { on: string; sources: Source[] }) {
  return (
    <section aria-label={t('sources')} className="max-w-3xl text-sm text-ink-soft">
      <p>{t('rulesOf', { date: partialDateText(on) })}</p>
      <ul className="list-disc ps-5">
        {sources.map((source) => (
          <li key={source.id}>
            <ListedSource source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListedSource({ source }: { source: Source }) {
  const { title, publisher, date, licence, address } = source;
  const values = {
    title: sourceTitle(title || publisher),
    date: date ? partialDateText(date) : answerText('dateUnknown'),
    link: (children: ReactNode) => (
      <ExternalLink key="source" href={address} className="link py-0">
        {children}
      </ExternalLink>
    ),
  };
  return (
    <>
      {licence
        ? t.rich<ReactElement, 'listedSourceLicence'>('listedSourceLicence', {
            ...values,
            licence: licenceInWords(licence),
          })
        : t.rich<ReactElement, 'listedSource'>('listedSource', values)}
    </>
  );
}
