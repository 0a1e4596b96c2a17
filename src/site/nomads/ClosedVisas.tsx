import { Link } from '@tanstack/react-router';
import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RemoteWorkVisa } from './nomadSearch.ts';
import { sourceOfVisa } from './visaFacts.ts';

const t = translator(messages);

const reasons = { closed: 'closed', announced: 'announced', none: 'none' } as const;

/** Countries whose visa for remote workers nobody can apply for. */
export function ClosedVisas({ visas }: { visas: RemoteWorkVisa[] }) {
  const closed = visas.flatMap(({ status, ...visa }) =>
    status === 'open' ? [] : { ...visa, status },
  );
  if (closed.length === 0) return null;
  return (
    <section aria-labelledby="not-open" className="max-w-3xl">
      <h2 id="not-open" className="mb-3 text-2xl font-semibold">
        {t('notOpen')}
      </h2>
      <ul className="card flex flex-col divide-y divide-line">
        {closed.map((visa) => (
          <li key={visa.id} id={`scheme-${visa.id}`} className="px-4 py-3 sm:px-5">
            <Link
              to="/visa-info/$topic"
              params={{ topic: visa.countryCode }}
              search={{ type: 'working' }}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {visa.country}
            </Link>
            <p>{t(reasons[visa.status])}</p>
            <p className="text-sm text-ink-soft">{sourceOfVisa(visa)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
