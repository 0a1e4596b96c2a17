import { trpc } from '../../../lib/trpc.ts';
import { type CountryListProps, CountryRecordList } from '../records/CountryRecordList.tsx';
import type { EntryCondition } from './EntryConditionForm.tsx';
import { conditionKindNames } from './entryLabels.ts';

export const conditionSorts = ['kind', 'months'];

/** Entry conditions of a country, for all foreign passports. */
export function EntryConditionList({ address, destination, sources }: CountryListProps) {
  return (
    <CountryRecordList
      id="conditions"
      entity="entry_condition"
      file="entry-conditions"
      heading="Entry conditions"
      addLabel="Add Entry Condition"
      address={address}
      query={trpc.entryCondition.listByDestination.useQuery({ destination })}
      sources={sources}
      nameOf={({ kind }) => conditionKindNames[kind]}
      editing={(condition) => ({ destination, condition })}
      remove={trpc.entryCondition.delete.useMutation()}
      removeMany={trpc.entryCondition.deleteMany.useMutation()}
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
      ]}
    />
  );
}

function monthsText({ kind, months, countedFrom }: EntryCondition): string {
  const length = months === 1 ? '1 month' : `${months} months`;
  return kind === 'passport_age' ? `At most ${length}` : `${length} from ${countedFrom}`;
}
