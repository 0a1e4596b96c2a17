import { Link } from '@tanstack/react-router';
import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { ScrollableCard } from '#src/ui/ScrollableCard.tsx';
import type { RemoteWorkVisa } from './nomadSearch.ts';
import { sourceOfVisa, visaFacts } from './visaFacts.ts';

const t = translator(messages);

/** The chosen visas side by side. */
export function ComparedVisas({
  compared,
  hasMore,
}: {
  compared: RemoteWorkVisa[];
  hasMore: boolean;
}) {
  const facts = compared.map(visaFacts);
  return (
    <div id="compared" tabIndex={-1} className="outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="side-by-side" className="text-2xl font-semibold">
          {t('comparison')}
        </h2>
        <Link
          to="."
          search={(previous: Record<string, unknown>) => ({ ...previous, compare: undefined })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('stopComparing')}
        </Link>
      </div>
      {hasMore && <p className="notice mb-3">{t('onlyThree')}</p>}
      <ScrollableCard labelledBy="side-by-side">
        <table className="w-full border-collapse [&_td]:min-w-36 [&_td]:p-3 [&_td]:align-top [&_th]:p-3 [&_th]:align-top [&_tr]:border-b [&_tr]:border-line">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('fact')}</span>
              </th>
              {compared.map(({ id, country, countryCode }) => (
                <th key={id} scope="col">
                  <Link
                    to="/visa-info/$topic"
                    params={{ topic: countryCode }}
                    search={{ type: 'working' }}
                    className="link"
                  >
                    {country}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('visa')}</th>
              {compared.map((visa) => (
                <td key={visa.id}>
                  <ExternalLink
                    href={visa.address}
                    lang={visa.title ? inEnglish().lang : undefined}
                  >
                    {visa.title ?? t('unnamed')}
                  </ExternalLink>
                </td>
              ))}
            </tr>
            {facts[0]?.map(([name], row) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {compared.map(({ id }, column) => (
                  <td key={id}>{facts[column]?.[row]?.[1]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('source')}</th>
              {compared.map((visa) => (
                <td key={visa.id} className="text-sm text-ink-soft">
                  <ExternalLink href={visa.sourceAddress}>{sourceOfVisa(visa)}</ExternalLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollableCard>
    </div>
  );
}
