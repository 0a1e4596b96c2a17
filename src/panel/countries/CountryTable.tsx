import { getQueryKey } from '@trpc/react-query';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type ListAddress, typedIn } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { useOptimisticChange } from '../useOptimisticChange.ts';
import { CountryName } from './CountryName.tsx';
import { useAllCountries } from './useAllCountries.ts';

type Countries = RouterOutputs['country']['listAll'];

/** Sortable columns; by default enabled countries come first, then by name. */
export const countrySorts = ['name', 'enabled', 'code', 'continent'];

/** The countries whose name, code or continent contains the search, each with its switch. */
export function CountryTable({ address }: { address: ListAddress }) {
  const countries = useAllCountries();
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.country.listAll, undefined, 'query'),
    (all: Countries, { code, enabled }: { code: string; enabled: boolean }) =>
      all.map((country) => (country.code === code ? { ...country, enabled } : country)),
  );
  const setEnabled = trpc.country.setEnabled.useMutation(optimistic);

  const found = countries.data
    ?.filter(({ name, code, continent }) => typedIn(address.search, name, code, continent))
    .toSorted((a, b) => Number(b.enabled) - Number(a.enabled));

  return (
    <PanelTable
      label="Countries"
      unit={['country', 'countries']}
      address={address}
      query={countries}
      rows={found}
      all={countries.data?.length}
      rowKey={({ code }) => code}
      rowName={({ name }) => name}
      empty={<EmptyState title="No countries found" />}
      columns={[
        {
          heading: 'Country',
          sort: { name: 'name', by: ({ name }) => name },
          cell: (country) => (
            <NameLink to="/admin/entry-conditions" search={{ destination: country.code }}>
              <CountryName code={country.code} country={country} />
            </NameLink>
          ),
        },
        {
          heading: 'Enabled',
          sort: { name: 'enabled', by: ({ enabled }) => Number(enabled), greatestFirst: true },
          cell: ({ code, name, enabled }) => (
            <button
              type="button"
              role="switch"
              aria-checked={enabled}
              aria-label={`Enable ${name}`}
              className="group icon-button"
              onClick={() => setEnabled.mutate({ code, enabled: !enabled })}
            >
              <span className="flex h-6 w-10 items-center rounded-full border border-line-strong bg-sunken p-0.5 group-aria-checked:justify-end group-aria-checked:border-accent group-aria-checked:bg-accent">
                <span className="size-4.5 rounded-full bg-line-strong group-aria-checked:bg-on-accent" />
              </span>
            </button>
          ),
        },
        {
          heading: 'Code',
          sort: { name: 'code', by: ({ code }) => code },
          cell: ({ code }) => <span className="font-mono">{code}</span>,
        },
        {
          heading: 'Continent',
          sort: { name: 'continent', by: ({ continent }) => continent },
          cell: ({ continent }) => continent,
        },
      ]}
    />
  );
}
