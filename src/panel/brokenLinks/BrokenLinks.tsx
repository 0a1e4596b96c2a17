import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { checkedLinkKinds } from '#core/siteVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { FormattedDate } from '../FormattedDate.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { type ListFilter, ListFilters } from '../lists/ListFilters.tsx';
import type { ListAddress } from '../lists/listAddress.ts';
import { PanelTable } from '../lists/PanelTable.tsx';

type Broken = RouterOutputs['linkCheck']['broken'][number];

export const brokenLinkSorts = ['address', 'kind', 'since'];

const kinds: Record<Broken['kind'], string> = { image: 'Image', official: 'Official link' };

const filters: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    any: 'Any kind',
    options: checkedLinkKinds.map((kind) => ({ value: kind, text: kinds[kind] })),
  },
];

/** Search parameters of the list of broken links. */
export type BrokenLinkSearch = ListAddress & { kind?: Broken['kind'] | undefined };

/** Links that failed at least twice in a row, with their uses and a button to check again. */
export function BrokenLinks({ address }: { address: BrokenLinkSearch }) {
  const broken = trpc.linkCheck.broken.useQuery({ kind: address.kind }, keepingPage);
  const everRan = trpc.linkCheck.everRan.useQuery();
  const checkAgain = trpc.linkCheck.checkAgain.useMutation();

  // The first check may have been cut short, after it found some.
  if (everRan.data === false && broken.data?.length === 0) {
    return <EmptyState title="Not checked yet" hint="The first check of links has not run" />;
  }
  return (
    <>
      <ListFilters filters={filters} values={address} />
      <PanelTable
        label="Broken links"
        unit={['broken link', 'broken links']}
        address={address}
        query={broken}
        rows={broken.data}
        rowKey={(link) => link.address}
        rowName={(link) => link.address}
        empty={
          <EmptyState
            title="No broken links"
            hint="Every outside image and official link was there when it was last looked at"
          />
        }
        columns={[
          {
            heading: 'Address',
            sort: { name: 'address', by: (link) => link.address },
            cell: (link) => <ExternalLink href={link.address}>{link.address}</ExternalLink>,
          },
          {
            heading: 'Kind',
            sort: { name: 'kind', by: ({ kind }) => kind },
            cell: ({ kind }) => kinds[kind],
          },
          { heading: 'Problem', cell: ({ problem }) => problem },
          {
            heading: 'Since',
            sort: { name: 'since', by: ({ failingSince }) => failingSince },
            cell: ({ failingSince }) => failingSince && <FormattedDate time={failingSince} />,
          },
          { heading: 'Shown at', cell: ({ uses }) => <Uses uses={uses} /> },
          {
            heading: 'Actions',
            actions: true,
            cell: (link) => (
              <IconButton
                Icon={RefreshCw}
                label={`Check ${link.address} again now`}
                title="Check again now"
                disabled={checkAgain.isPending}
                onClick={() => checkAgain.mutate({ address: link.address })}
              />
            ),
          },
        ]}
      />
    </>
  );
}

function Uses({ uses }: { uses: Broken['uses'] }) {
  return (
    <span className="flex flex-col">
      {uses.map((use) => (
        <span key={`${use.kind} ${use.id}`}>
          <Use {...use} />
        </span>
      ))}
    </span>
  );
}

/** Links to the record with the link. */
function Use({ kind, id, name }: Broken['uses'][number]) {
  const className = 'link inline-flex min-h-11 items-center';
  switch (kind) {
    case 'destination':
      return (
        <Link
          to="/admin/destinations/$destinationId"
          params={{ destinationId: id }}
          className={className}
        >
          {name}
        </Link>
      );
    case 'requirement':
      return (
        <Link
          to="/admin/destinations/$destinationId/visa-requirements"
          params={{ destinationId: id }}
          className={className}
        >
          Requirements of {name}
        </Link>
      );
    case 'country':
      return (
        <Link to="/admin/entry-conditions" search={{ destination: id }} className={className}>
          Where to apply for {name}
        </Link>
      );
    case 'ways':
      return (
        <Link to="/admin/ways-to-work" search={{ destination: id }} className={className}>
          Ways to work in {name}
        </Link>
      );
    case 'rules':
      return (
        <Link to="/admin/rules" search={{ destination: id }} className={className}>
          Rules for {name}
        </Link>
      );
    case 'transit':
    case 'working':
      return (
        <Link
          to="/visa-info/$topic/passports"
          params={{ topic: id }}
          search={{ type: kind }}
          className={className}
        >
          {kind === 'transit' ? 'Changing planes in' : 'Working in'} {name}
        </Link>
      );
    case 'rule':
      return (
        <Link to="/admin/rules/$ruleId" params={{ ruleId: id }} className={className}>
          Rule of {name}
        </Link>
      );
    default:
      return `Source: ${name}`;
  }
}
