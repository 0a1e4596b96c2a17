import type { ReactNode } from 'react';
import { licenceInWords } from '#core/answers/words/licenceWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import nomadMessages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { NomadsLink } from '#src/site/nomads/NomadsLink.tsx';
import { visaFacts } from '#src/site/nomads/visaFacts.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { linkTo } from '../sources/linkTo.tsx';
import { REMOTE_WORK_ID } from './remoteWorkId.ts';

const t = translator(nomadMessages);

type Scheme = RouterOutputs['page']['answer']['nomadSchemes'][number];

/** The country's schemes for remote workers. They say nothing about a passport's access. */
export function NomadSchemes({ schemes, country }: { schemes: Scheme[]; country: string }) {
  if (schemes.length === 0) return null;
  return (
    <section
      id={REMOTE_WORK_ID}
      tabIndex={-1}
      className="card scroll-mt-20 flex flex-col gap-5 p-6 outline-none"
    >
      <h2 className="text-xl font-semibold">{t('remoteWork', { country })}</h2>
      {schemes.map((scheme) => (
        <div key={scheme.id} className="flex flex-col gap-2">
          {scheme.status === 'open' ? (
            <OpenScheme scheme={scheme} />
          ) : (
            <p>{notOffered(scheme, country)}</p>
          )}
          <p className="text-sm text-ink-soft">
            <SchemeSource scheme={scheme} />
          </p>
        </div>
      ))}
      <NomadsLink />
    </section>
  );
}

function OpenScheme({ scheme }: { scheme: Scheme }) {
  return (
    <>
      <h3 className="font-semibold">
        <ExternalLink
          href={scheme.address}
          lang={scheme.title ? inEnglish().lang : undefined}
          className="link inline-flex min-h-11 items-center py-0"
        >
          {scheme.title ?? t('unnamed')}
        </ExternalLink>
      </h3>
      <dl className="fact-lines grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {visaFacts(scheme).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {scheme.income !== null && <p className="text-sm text-ink-soft">{t('incomeNote')}</p>}
    </>
  );
}

/** The source of a scheme's facts, with its licence and the day on which it was read. */
function SchemeSource({
  scheme: { sourceTitle: title, sourceAddress: address, sourceLicence, verifiedOn },
}: {
  scheme: Scheme;
}) {
  if (!title) return t('unsourced');
  const from = { title, link: linkTo({ address }) };
  const licence = sourceLicence && licenceInWords(sourceLicence);
  const date = verifiedOn && partialDateText(verifiedOn);
  if (licence && date) {
    return t.rich<ReactNode, 'collectedLicenceOn'>('collectedLicenceOn', {
      ...from,
      licence,
      date,
    });
  }
  if (licence) {
    return t.rich<ReactNode, 'collectedByLicence'>('collectedByLicence', { ...from, licence });
  }
  return date
    ? t.rich<ReactNode, 'collectedOn'>('collectedOn', { ...from, date })
    : t.rich<ReactNode, 'collectedBy'>('collectedBy', from);
}

function notOffered({ status, title }: Scheme, country: string): string {
  const visa = title ?? t('unnamed');
  if (status === 'closed') return t('closedVisa', { visa });
  if (status === 'announced') return t('announcedVisa', { visa });
  return t('noVisa', { country });
}
