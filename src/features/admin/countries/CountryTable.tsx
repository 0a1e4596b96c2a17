import { getQueryKey } from '@trpc/react-query';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { reports } from '../reports.ts';
import { useOptimisticChange } from '../useOptimisticChange.ts';
import { CountryName } from './CountryName.tsx';

type Countries = RouterOutputs['country']['listAll'];

/** The countries whose name, code or continent contains `search`, each with its switch. */
export function CountryTable({ countries, search }: { countries: Countries; search: string }) {
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.country.listAll, undefined, 'query'),
    (all: Countries, { code, enabled }: { code: string; enabled: boolean }) =>
      all.map((country) => (country.code === code ? { ...country, enabled } : country)),
  );
  const setEnabled = trpc.country.setEnabled.useMutation({
    meta: { report: reports.switchCountry },
    ...optimistic,
  });

  const typed = search.trim().toLowerCase();
  const found = countries.filter(({ name, code, continent }) =>
    [name, code, continent].some((text) => text.toLowerCase().includes(typed)),
  );
  if (found.length === 0) return <EmptyState title="No countries found" />;

  return (
    <DataTable
      label="Countries"
      rows={found}
      rowKey={({ code }) => code}
      columns={[
        {
          heading: 'Country',
          cell: (country) => <CountryName code={country.code} country={country} />,
        },
        {
          heading: 'Enabled',
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
        { heading: 'Code', cell: ({ code }) => <span className="font-mono">{code}</span> },
        { heading: 'Continent', cell: ({ continent }) => continent },
      ]}
    />
  );
}
