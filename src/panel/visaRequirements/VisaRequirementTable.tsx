import { getQueryKey } from '@trpc/react-query';
import { Clock, Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconLink } from '../ButtonLink.tsx';
import { CountryName } from '../countries/CountryName.tsx';
import { typedIn } from '../lists/listAddress.ts';
import { MoreActions } from '../lists/MoreActions.tsx';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { ExportAndDelete } from '../lists/selection/ExportAndDelete.tsx';
import { useOptimisticChange } from '../useOptimisticChange.ts';
import { ChangeRequirements } from './bulk/ChangeRequirements.tsx';
import type { RequirementSearch } from './requirementSearch.ts';

type VisaRequirements = RouterOutputs['visaRequirement']['listByDestination'];

/** The requirements that match the address, with their actions. */
export function VisaRequirementTable({
  destinationId,
  requirements,
  countries,
  address,
}: {
  destinationId: string;
  requirements: ComponentProps<typeof PanelTable<VisaRequirements[number]>>['query'] & {
    data: VisaRequirements | undefined;
  };
  /** Undefined while loading. */
  countries: RouterOutputs['country']['listAll'] | undefined;
  address: RequirementSearch;
}) {
  const optimistic = useOptimisticChange(
    getQueryKey(trpc.visaRequirement.listByDestination, { destinationId }, 'query'),
    (listed: VisaRequirements, deleted: { id: string }) =>
      listed.filter(({ id }) => id !== deleted.id),
  );
  const deleteRequirement = trpc.visaRequirement.delete.useMutation(optimistic);
  const deleteRequirements = trpc.visaRequirement.deleteMany.useMutation();

  const byCode = new Map(countries?.map((country) => [country.code, country]));
  const nameOf = (code: string) => byCode.get(code)?.name ?? code;
  const found = requirements.data
    ?.filter(
      ({ countryCode, type, isStale }) =>
        typedIn(address.search, nameOf(countryCode), type) && (isStale || !address.stale),
    )
    .sort(
      (a, b) =>
        nameOf(a.countryCode).localeCompare(nameOf(b.countryCode), 'en') ||
        visaTypes.indexOf(a.type) - visaTypes.indexOf(b.type),
    );

  return (
    <PanelTable
      label="Visa requirements"
      unit={['requirement', 'requirements']}
      address={address}
      query={{ ...requirements, data: countries && found }}
      all={requirements.data?.length}
      rowKey={({ id }) => id}
      rowName={({ countryCode, type }) => `${nameOf(countryCode)}, ${type}`}
      empty={
        <EmptyState
          title="No visa requirements found"
          hint="Get started by adding visa requirements for different countries"
        />
      }
      bulk={(selected, done) => (
        <>
          <ChangeRequirements selected={selected} done={done} />
          <MoreActions>
            <ExportAndDelete
              kind="requirements"
              ids={selected.map(({ id }) => id)}
              deletion={deleteRequirements}
              done={done}
            />
          </MoreActions>
        </>
      )}
      columns={[
        {
          heading: 'Country',
          sort: { name: 'country', by: ({ countryCode }) => nameOf(countryCode) },
          cell: ({ id, countryCode, type, standing, isStale, asOf }) => (
            <span className="flex flex-wrap items-center gap-x-2">
              <NameLink
                to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
                params={{ destinationId, requirementId: id }}
                aria-label={`${nameOf(countryCode)}, ${type}`}
              >
                <CountryName code={countryCode} country={byCode.get(countryCode)} />
              </NameLink>
              {standing === 'sample' && <span className="badge">Sample</span>}
              {isStale && <StaleBadge asOf={asOf} />}
            </span>
          ),
        },
        {
          heading: 'Type',
          sort: { name: 'type', by: ({ type }) => type },
          cell: ({ type }) => <span className="badge capitalize">{type}</span>,
        },
        {
          heading: 'Required',
          sort: { name: 'required', by: ({ required }) => Number(required) },
          cell: ({ required }) => (required ? 'Yes' : 'No'),
        },
        {
          heading: 'On Arrival',
          sort: { name: 'arrival', by: ({ onArrival }) => Number(onArrival) },
          cell: ({ onArrival }) => (onArrival ? 'Yes' : 'No'),
        },
        {
          heading: 'Duration',
          sort: { name: 'duration', by: ({ durationDays }) => durationDays },
          cell: ({ durationDays }) => (
            <span className="whitespace-nowrap">
              {durationDays} {durationDays === 1 ? 'day' : 'days'}
            </span>
          ),
        },
        {
          heading: 'Cost',
          sort: { name: 'cost', by: ({ cost }) => cost },
          cell: ({ cost }) => cost,
        },
        {
          heading: 'Actions',
          actions: true,
          cell: ({ id, countryCode, type }) => (
            <span className="inline-flex">
              <IconLink
                Icon={Pencil}
                label={`Edit ${nameOf(countryCode)}, ${type}`}
                to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
                params={{ destinationId, requirementId: id }}
                title="Edit"
              />
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

/** The specification's text, then an explanation. */
function deleteQuestion(passport: string, type: string): string {
  return `Are you sure you want to delete this visa requirement?\n\nPassport: ${passport}. Type: ${type}.`;
}

/** Marks a requirement that was last reviewed longer ago than Settings allow. */
function StaleBadge({ asOf }: { asOf: string }) {
  return (
    <span className="badge">
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      Stale, as of {partialDateText(asOf)}
    </span>
  );
}
