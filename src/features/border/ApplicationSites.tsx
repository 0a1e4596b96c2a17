import type { BorderLink } from '../../../server/schemas/border/borderFacts.ts';
import {
  applicationDetails,
  priceInWords,
  sourceOfFact,
} from '../../../server/schemas/border/borderWords.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** The official sites for an application, each once, with the types of visa that it offers. */
export function ApplicationSites({ links, isForm }: { links: BorderLink[]; isForm: boolean }) {
  const sites = new Map<string, BorderLink[]>();
  for (const link of links) {
    const site = link.address ?? `${link.id}`;
    sites.set(site, [...(sites.get(site) ?? []), link]);
  }
  return [...sites.values()].map((offered) => {
    const [first] = offered;
    if (!first) return null;
    const { address, title } = first;
    const isOne = offered.length === 1;
    return (
      <div key={address ?? title} className="mt-1">
        {(address || !isForm) && (
          <p>
            {address ? 'Official site: ' : ''}
            <ExternalLink href={address}>
              {isOne || !address ? title : new URL(address).host}
            </ExternalLink>
            {address && <span className="hidden wrap-anywhere print:inline"> ({address})</span>}
          </p>
        )}
        {isOne ? (
          <Offer link={first} isNamed={false} isForm={isForm} />
        ) : (
          <ul className="list-disc pl-5">
            {offered.map((link) => (
              <li key={link.id}>
                <Offer link={link} isNamed isForm={isForm} />
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  });
}

/** What an application costs, takes and gives. */
function Offer({ link, isNamed, isForm }: { link: BorderLink; isNamed: boolean; isForm: boolean }) {
  const { title, note, price, source } = link;
  const named = sourceOfFact(source);
  return (
    <>
      {isNamed && <p className="font-semibold">{title}</p>}
      {price && <p>{priceInWords(link)}</p>}
      <p className="text-sm">{[...applicationDetails(link), note].filter(Boolean).join(' ')}</p>
      {!isForm && source.title && (
        <p className="border-line-source text-sm text-ink-soft">
          {named.before}
          <ExternalLink href={named.address}>{named.link}</ExternalLink>
          {named.after}
        </p>
      )}
    </>
  );
}
