import { Link } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AdminTable } from '../lists/AdminTable.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import type { ListAddress } from '../lists/listAddress.ts';
import { failedToLoad, reports } from '../reports.ts';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { SourceText } from '../rules/SourceText.tsx';
import type { EntryCondition } from './EntryConditionForm.tsx';
import { conditionKindNames, schemeNames } from './entryLabels.ts';
import type { Portal } from './OfficialLinkForm.tsx';

export const conditionSorts = ['kind', 'months'];

export const linkSorts = ['title', 'scheme'];

/** What a country asks of every foreign passport, and what can be done with each. */
export function EntryConditionList({
  address,
  destination,
  sources,
}: {
  address: ListAddress;
  destination: string;
  sources: RuleSource[];
}) {
  const utils = trpc.useUtils();
  const list = trpc.entryCondition.listByDestination.useQuery(
    { destination },
    { meta: { failure: failedToLoad.entryConditions } },
  );
  const remove = trpc.entryCondition.delete.useMutation({
    meta: { report: reports.deleteCondition },
    onSettled: () => void utils.invalidate(),
  });
  return (
    <section aria-labelledby="conditions-heading" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="conditions-heading" tabIndex={-1} className="text-xl font-semibold outline-none">
          Entry conditions
        </h2>
        <Link
          to="/admin/rules/countries"
          search={{ destination, condition: 'new' }}
          className="button-quiet"
          data-list-new
        >
          <Plus aria-hidden="true" className="size-5" />
          Add Condition
        </Link>
      </div>
      <AdminTable
        id="conditions"
        label="Conditions asked for"
        unit={['condition', 'conditions']}
        address={address}
        query={list}
        failure={failedToLoad.entryConditions}
        rows={list.data}
        rowKey={({ id }) => id}
        rowName={({ kind }) => conditionKindNames[kind]}
        empty={<EmptyState title="No entry conditions known" />}
        columns={[
          {
            heading: 'Asked For',
            sort: { name: 'kind', by: ({ kind }) => conditionKindNames[kind] },
            cell: ({ kind }) => conditionKindNames[kind],
          },
          {
            heading: 'How Long',
            sort: { name: 'months', by: ({ months }) => months },
            cell: monthsText,
          },
          { heading: 'Source', cell: (row) => <SourceText of={row} sources={sources} /> },
          {
            heading: 'Actions',
            actions: true,
            cell: ({ id, kind }) => (
              <span className="inline-flex">
                <Link
                  to="/admin/rules/countries"
                  search={{ destination, condition: id }}
                  className="icon-button"
                  aria-label={`Edit ${conditionKindNames[kind]}`}
                  title="Edit"
                >
                  <Pencil aria-hidden="true" className="size-5" />
                </Link>
                <DeleteButton
                  name={conditionKindNames[kind]}
                  question={`Are you sure you want to delete this entry condition?\n\n${conditionKindNames[kind]}.`}
                  onDelete={() => remove.mutate({ id })}
                />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

function monthsText({ kind, months, countedFrom }: EntryCondition): string {
  const length = months === 1 ? '1 month' : `${months} months`;
  return kind === 'passport_age' ? `At most ${length}` : `${length} from ${countedFrom}`;
}

/** Where to apply at a country, and what can be done with each. */
export function OfficialLinkList({
  address,
  destination,
  sources,
}: {
  address: ListAddress;
  destination: string;
  sources: RuleSource[];
}) {
  const utils = trpc.useUtils();
  const list = trpc.officialLink.listByDestination.useQuery(
    { destination },
    { meta: { failure: failedToLoad.applicationPortals } },
  );
  const remove = trpc.officialLink.delete.useMutation({
    meta: { report: reports.deletePortal },
    onSettled: () => void utils.invalidate(),
  });
  return (
    <section aria-labelledby="portals-heading" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="portals-heading" tabIndex={-1} className="text-xl font-semibold outline-none">
          Where to apply
        </h2>
        <Link
          to="/admin/rules/countries"
          search={{ destination, portal: 'new' }}
          className="button-quiet"
        >
          <Plus aria-hidden="true" className="size-5" />
          Add Address
        </Link>
      </div>
      <AdminTable
        id="portals"
        label="Application addresses"
        unit={['address', 'addresses']}
        address={address}
        query={list}
        failure={failedToLoad.applicationPortals}
        rows={list.data}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        empty={<EmptyState title="No application addresses known" />}
        columns={[
          {
            heading: 'Title',
            sort: { name: 'title', by: ({ title }) => title },
            cell: (portal) => <PortalTitle portal={portal} />,
          },
          {
            heading: 'Applied For',
            sort: { name: 'scheme', by: ({ scheme }) => schemeNames[scheme] },
            cell: ({ scheme }) => schemeNames[scheme],
          },
          { heading: 'Price', cell: priceText },
          { heading: 'Source', cell: (row) => <SourceText of={row} sources={sources} /> },
          {
            heading: 'Actions',
            actions: true,
            cell: ({ id, title }) => (
              <span className="inline-flex">
                <Link
                  to="/admin/rules/countries"
                  search={{ destination, portal: id }}
                  className="icon-button"
                  aria-label={`Edit ${title}`}
                  title="Edit"
                >
                  <Pencil aria-hidden="true" className="size-5" />
                </Link>
                <DeleteButton
                  name={title}
                  question={`Are you sure you want to delete this application address?\n\n${title}.`}
                  onDelete={() => remove.mutate({ id })}
                />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

function PortalTitle({ portal: { title, address, inOperation } }: { portal: Portal }) {
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

function priceText({ priceAmount, priceCurrency, priceNote }: Portal): string {
  if (priceAmount === null) return priceNote || 'Not known';
  return [`${priceCurrency} ${priceAmount}`, priceNote].filter(Boolean).join(', ');
}
