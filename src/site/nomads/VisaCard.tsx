import { Link } from '@tanstack/react-router';
import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import type { RemoteWorkVisa } from './nomadSearch.ts';
import { FACTS_IN_LIST, sourceOfVisa, visaFacts } from './visaFacts.ts';

const t = translator(messages);

/** A visa in the list, with a checkbox to compare it. */
export function VisaCard({ visa, isChosen }: { visa: RemoteWorkVisa; isChosen: boolean }) {
  return (
    <li id={`scheme-${visa.id}`} className="card flex flex-col gap-2 p-4 sm:p-5">
      <h2 className="text-xl font-semibold">
        <Link
          to="/visa-info/$topic"
          params={{ topic: visa.countryCode }}
          search={{ type: 'working' }}
          className="link inline-flex min-h-11 items-center"
        >
          {visa.country}
        </Link>
      </h2>
      <p>
        <ExternalLink href={visa.address} lang={visa.title ? inEnglish().lang : undefined}>
          {visa.title ?? t('unnamed')}
        </ExternalLink>
      </p>
      <dl className="fact-lines flex flex-col gap-1">
        {visaFacts(visa)
          .slice(0, FACTS_IN_LIST)
          .map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
      <p className="text-sm text-ink-soft">
        <ExternalLink href={visa.sourceAddress}>{sourceOfVisa(visa)}</ExternalLink>
      </p>
      <Checkbox
        name="compare"
        value={String(visa.id)}
        defaultChecked={isChosen}
        label={t('choose', { country: visa.country })}
        className="mt-auto"
      />
    </li>
  );
}
