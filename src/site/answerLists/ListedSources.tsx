import type { ReactElement, ReactNode } from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import accessMessages from '#messages/access/en.gen.ts';
import answerMessages from '#messages/answers/en.gen.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { useMessages } from '#src/lib/useMessages.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

type Source = RouterOutputs['group']['ranking']['sources'][number];

/** The date of a list's answers, and their sources with dates. */
export function ListedSources({ on, sources }: { on: string; sources: Source[] }) {
  const t = useMessages(accessMessages);
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
  const t = useMessages(accessMessages);
  const names = useMessages(answerMessages);
  const { title, publisher, date, licence, address } = source;
  const values = {
    title: title || publisher || names('editors'),
    date: date ? partialDateText(date) : names('dateUnknown'),
    link: (children: ReactNode) => (
      <ExternalLink key="source" href={address} className="link wrap-anywhere">
        {children}
      </ExternalLink>
    ),
  };
  return (
    <>
      {licence
        ? t.rich<ReactElement, 'listedSourceLicence'>('listedSourceLicence', { ...values, licence })
        : t.rich<ReactElement, 'listedSource'>('listedSource', values)}
    </>
  );
}
