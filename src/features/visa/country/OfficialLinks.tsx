import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../../server/schemas/answers/access.ts';
import { inSentence } from '../../../../server/schemas/countries/countryInSentence.ts';
import { partialDateText } from '../../../../server/schemas/rules/partialDateText.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';

export type OfficialLink = RouterOutputs['countryFacts']['byCode']['officialLinks'][number];

/** The schemes that serve an access. An arrival card and an authority's page serve everyone. */
const schemesFor: Record<string, OfficialLink['scheme'][]> = {
  eta: ['eta'],
  e_visa: ['e_visa'],
  travel_permit: ['visa'],
  visa_required: ['visa'],
  visa_on_arrival: ['e_visa'],
  unknown: ['eta', 'e_visa', 'visa'],
};

/** Where to apply, with the price, and arrival cards for everyone. */
export function OfficialLinks({
  answer,
  officialLinks,
  country,
}: {
  answer: EntryAnswer;
  officialLinks: OfficialLink[];
  country: string;
}) {
  const applications = officialLinksServing(answer, officialLinks);
  const ofStay = officialLinks.filter(({ purposes }) => purposes.includes(answer.purpose));
  const others = ofStay.filter(
    (link) => link.inOperation && (link.scheme === 'arrival_card' || link.scheme === 'authority'),
  );
  const toCome = ofStay.filter(({ inOperation }) => !inOperation);
  if (applications.length + others.length + toCome.length === 0) return null;
  return (
    <section className="card flex flex-col gap-4 p-6">
      <h2 className="text-xl font-semibold">Official sites</h2>
      {applications.length > 0 && (
        <>
          <p className="notice">
            Other websites charge more for the same application: use the official one only.
          </p>
          <OfficialLinkList officialLinks={applications} />
          <p className="no-print">
            <Link to="/visa-application" className="link inline-flex min-h-11 items-center">
              The usual steps of an application
            </Link>
          </p>
        </>
      )}
      <OfficialLinkList officialLinks={others} />
      {toCome.map(({ id, title, note, source }) => (
        <p key={id} className="text-ink-soft">
          {title} for {inSentence(country)} is not in operation
          {source.date && ` (as of ${partialDateText(source.date)})`}. {note}
        </p>
      ))}
    </section>
  );
}

/** The official links for the answer's accesses and kind of stay. */
export function officialLinksServing(
  answer: EntryAnswer,
  officialLinks: OfficialLink[],
): OfficialLink[] {
  const needed = accessesOf(answer).flatMap((access) => schemesFor[access ?? 'unknown'] ?? []);
  return officialLinks.filter(
    ({ scheme, inOperation, purposes }) =>
      inOperation && purposes.includes(answer.purpose) && needed.includes(scheme),
  );
}

/** All accesses in the answer. */
function accessesOf(answer: EntryAnswer): EntryAnswer['access'][] {
  const { access, conditions, disagreement, nextChange } = answer;
  return [
    access,
    ...conditions.flatMap((one) => [one.access, one.otherwise]),
    ...(disagreement?.kind === 'sources_disagree' ? [disagreement.other.access] : []),
    ...(disagreement?.kind === 'rule_ended' ? [disagreement.ended.access] : []),
    ...(nextChange ? [nextChange.access] : []),
  ];
}

function OfficialLinkList({ officialLinks }: { officialLinks: OfficialLink[] }) {
  if (officialLinks.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {officialLinks.map((link) => (
        <li key={link.id}>
          <p className="font-semibold">
            <ExternalLink
              href={link.address}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {link.title}
            </ExternalLink>
            {link.scheme === 'arrival_card' && (
              <span className="font-normal"> (an arrival card: it permits nothing by itself)</span>
            )}
          </p>
          {link.price && <p>{priceInWords(link)}</p>}
          {link.note && <p>{link.note}</p>}
          {link.source.title && (
            <p className="text-sm text-ink-soft">
              By {link.source.title}
              {link.source.date && `, ${partialDateText(link.source.date)}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The price of an application; one from another source is marked as such. */
export function priceInWords({ price, source }: Pick<OfficialLink, 'price' | 'source'>): string {
  if (!price) return '';
  const { amount, currency, note } = price;
  const isFree = Number(amount) === 0;
  const sum = isFree ? 'Free of charge' : `${currency} ${amount}`;
  const detail = note && ` (${note})`;
  const date = source.date ? `, as of ${partialDateText(source.date)}` : ', date unknown';
  if (!source.secondary) return `${sum}${detail}${date}`;
  const about = isFree ? 'Free of charge, it is said' : `about ${sum}`;
  return `${about}${detail}${date}; check the official site`;
}
