import { inSentence } from '../../../../server/schemas/countries/countryInSentence.ts';
import { partialDateText } from '../../../../server/schemas/rules/partialDateText.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { NomadsLink } from '../../nomads/NomadsLink.tsx';

type Scheme = RouterOutputs['countryFacts']['byCode']['nomadSchemes'][number];

const NOT_PUBLISHED = 'not published';

/** Details of an open scheme: the key in the data, its label and its text. */
const facts: [key: string, name: string, words: (value: unknown) => string][] = [
  ['max_stay_months', 'Longest stay', (value) => `${value} months`],
  [
    'min_income_usd',
    'Lowest income',
    (value) => `USD ${value}; see the official site for which period`,
  ],
  ['cost_usd', 'Fee', (value) => `about USD ${value}; check the official site`],
  ['renewable', 'Renewable', yesOrNo],
  ['dependents_allowed', 'Family can come', yesOrNo],
  ['apply_from_abroad', 'Apply from abroad', yesOrNo],
  ['foreign_income_taxed', 'Foreign income taxed', yesOrNo],
  ['tax_residency_days', 'Tax residence after', (value) => `${value} days`],
];

/** The country's schemes for remote workers. They say nothing about a passport's access. */
export function NomadSchemes({ schemes, country }: { schemes: Scheme[]; country: string }) {
  if (schemes.length === 0) return null;
  return (
    <section className="card flex flex-col gap-5 p-6">
      <h2 className="text-xl font-semibold">Working remotely from {inSentence(country)}</h2>
      {schemes.map((scheme) => (
        <div key={scheme.id} className="flex flex-col gap-2">
          {scheme.status === 'open' ? (
            <OpenScheme scheme={scheme} />
          ) : (
            <p>{notOffered(scheme, country)}</p>
          )}
          <p className="text-sm text-ink-soft">
            {scheme.sourceTitle && (
              <>
                By the <ExternalLink href={scheme.sourceAddress}>{scheme.sourceTitle}</ExternalLink>
                {scheme.sourceLicence && ` (${scheme.sourceLicence})`}
              </>
            )}
            {scheme.verifiedOn && `, checked there on ${partialDateText(scheme.verifiedOn)}`}; not
            checked by us.
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
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {scheme.title ?? 'A visa for remote workers'}
        </ExternalLink>
      </h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {facts.map(([key, name, words]) => {
          const value = scheme.facts[key] ?? null;
          return (
            <div key={key} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right">{value === null ? NOT_PUBLISHED : words(value)}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function notOffered({ status, title }: Scheme, country: string): string {
  const name = title ?? 'A visa for remote workers';
  if (status === 'closed') return `${name}: closed, nobody can apply any more.`;
  if (status === 'announced') return `${name}: announced, nobody can apply yet.`;
  const place = inSentence(country);
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} has no visa for remote workers.`;
}

function yesOrNo(value: unknown): string {
  return value ? 'yes' : 'no';
}
