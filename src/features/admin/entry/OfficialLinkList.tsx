import { trpc } from '../../../lib/trpc.ts';
import { type CountryListProps, CountryRecordList } from '../records/CountryRecordList.tsx';
import { schemeNames } from './entryLabels.ts';
import type { OfficialLink } from './OfficialLinkForm.tsx';

export const linkSorts = ['title', 'scheme'];

/** Official links of a country. */
export function OfficialLinkList({ address, destination, sources }: CountryListProps) {
  return (
    <CountryRecordList
      id="links"
      entity="application_portal"
      file="official-links"
      heading="Official links"
      addLabel="Add Official Link"
      address={address}
      query={trpc.officialLink.listByDestination.useQuery({ destination })}
      sources={sources}
      nameOf={({ title }) => title}
      editing={(link) => ({ destination, link })}
      remove={trpc.officialLink.delete.useMutation()}
      removeMany={trpc.officialLink.deleteMany.useMutation()}
      columns={[
        {
          heading: 'Title',
          sort: { name: 'title', by: ({ title }) => title },
          cell: (link) => <LinkTitle link={link} />,
        },
        {
          heading: 'Applied For',
          sort: { name: 'scheme', by: ({ scheme }) => schemeNames[scheme] },
          cell: ({ scheme }) => schemeNames[scheme],
        },
        { heading: 'Price', cell: priceText },
      ]}
    />
  );
}

function LinkTitle({ link: { title, address, inOperation } }: { link: OfficialLink }) {
  return (
    <span className="flex flex-col">
      {address ? (
        <a href={address} rel="noopener" target="_blank" className="link wrap-anywhere">
          {title}
        </a>
      ) : (
        title
      )}
      {!inOperation && <span className="text-sm text-ink-soft">Not in operation</span>}
    </span>
  );
}

function priceText({ priceAmount, priceCurrency, priceNote }: OfficialLink): string {
  if (priceAmount === null) return priceNote || 'Not known';
  return [`${priceCurrency} ${priceAmount}`, priceNote].filter(Boolean).join(', ');
}
