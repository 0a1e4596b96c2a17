import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Pencil } from 'lucide-react';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CountryName } from '../countries/CountryName.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { reports } from '../reports.ts';
import { useOptimisticChange } from '../useOptimisticChange.ts';

type VisaRequirements = RouterOutputs['visaRequirement']['listByDestination'];

/** The requirements whose country or visa type contains `search`, and what can be done with each. */
export function VisaRequirementTable({
  destinationId,
  requirements,
  countries,
  search,
}: {
  destinationId: string;
  requirements: VisaRequirements;
  countries: RouterOutputs['country']['listAll'];
  search: string;
}) {
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.visaRequirement.listByDestination, { destinationId }, 'query'),
    (listed: VisaRequirements, deleted: { id: string }) =>
      listed.filter(({ id }) => id !== deleted.id),
  );
  const deleteRequirement = trpc.visaRequirement.delete.useMutation({
    meta: { report: reports.deleteVisaRequirement },
    ...optimistic,
  });

  const byCode = new Map(countries.map((country) => [country.code, country]));
  const nameOf = (code: string) => byCode.get(code)?.name ?? code;
  const typed = search.trim().toLowerCase();
  const found = requirements.filter(
    ({ countryCode, type }) =>
      nameOf(countryCode).toLowerCase().includes(typed) || type.includes(typed),
  );
  if (found.length === 0) return <EmptyState title="No visa requirements found" />;

  return (
    <DataTable
      label="Visa requirements"
      rows={found}
      rowKey={({ id }) => id}
      columns={[
        {
          heading: 'Country',
          cell: ({ countryCode }) => (
            <CountryName code={countryCode} country={byCode.get(countryCode)} />
          ),
        },
        { heading: 'Type', cell: ({ type }) => <span className="badge">{type}</span> },
        { heading: 'Required', cell: ({ required }) => (required ? 'Yes' : 'No') },
        { heading: 'On Arrival', cell: ({ onArrival }) => (onArrival ? 'Yes' : 'No') },
        {
          heading: 'Duration',
          cell: ({ durationDays }) => (
            <span className="whitespace-nowrap">
              {durationDays} {durationDays === 1 ? 'day' : 'days'}
            </span>
          ),
        },
        { heading: 'Cost', cell: ({ cost }) => cost },
        {
          heading: 'Actions',
          actions: true,
          cell: ({ id, countryCode, type }) => (
            <span className="inline-flex">
              <Link
                to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
                params={{ destinationId, requirementId: id }}
                className="icon-button"
                aria-label={`Edit ${nameOf(countryCode)}, ${type}`}
                title="Edit"
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Link>
              <DeleteButton
                name={`${nameOf(countryCode)}, ${type}`}
                question={deleteQuestion(nameOf(countryCode), type)}
                onDelete={() => deleteRequirement.mutate({ id })}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

/** The specification's words, then what is meant. */
function deleteQuestion(passport: string, type: string): string {
  return `Are you sure you want to delete this visa requirement?\n\nPassport: ${passport}. Type: ${type}.`;
}
