import type { OfficialLinkInput } from '#core/inputs/records/officialLink.ts';
import { schemeNames } from '#core/records/officialLinkWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { optionalPart, saidInPlace } from '../optionalPart.tsx';
import type { CountryRecordKind } from './countryRecordKind.ts';

type OfficialLink = RouterOutputs['officialLink']['byId'];

/** Where to apply for a country, and what it costs. */
export const officialLinks: CountryRecordKind<OfficialLink, OfficialLinkInput> = {
  entity: 'application_portal',
  list: 'links',
  texts: {
    heading: 'Official links',
    add: 'Add official link',
    new: 'New official link',
    edit: 'Edit official link',
    save: 'Save official link',
    none: 'No official links known',
  },
  api: trpc.officialLink,
  nameOf: ({ title }) => title,
  columns: [
    {
      heading: 'Title',
      sort: { name: 'title', by: ({ title }) => title },
      cell: ({ title }) => title,
    },
    {
      heading: 'Applied for',
      sort: { name: 'scheme', by: ({ scheme }) => schemeNames[scheme] },
      cell: ({ scheme }) => schemeNames[scheme],
    },
    { heading: 'Page', cell: (link) => <LinkedPage link={link} /> },
    { heading: 'Price', cell: priceText },
  ],
  Edited: optionalPart(() => import('./OfficialLinkForm.tsx'), 'EditedOfficialLink', {
    loading: <Spinner />,
    failed: saidInPlace,
  }),
};

function LinkedPage({ link: { address, inOperation } }: { link: OfficialLink }) {
  return (
    <span className="flex flex-col">
      {address ? <ExternalLink href={address}>{new URL(address).hostname}</ExternalLink> : 'None'}
      {!inOperation && <span className="text-sm text-ink-soft">Not in operation</span>}
    </span>
  );
}

function priceText({ priceAmount, priceCurrency, priceNote }: OfficialLink): string {
  if (priceAmount === null) return priceNote || 'Not known';
  return [`${priceCurrency} ${priceAmount}`, priceNote].filter(Boolean).join(', ');
}
