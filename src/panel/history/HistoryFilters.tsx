import {
  administratorsEntities,
  type HistoryEntity,
  historyEntities,
  otherActors,
} from '#core/records/history.ts';
import type { Role } from '#core/siteVocabulary.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { NamedOptions } from '#src/ui/forms/NamedOptions.tsx';
import { FilterBar } from '../lists/FilterBar.tsx';
import { useChangeList } from '../lists/listAddress.ts';
import type { HistorySearch } from './historySearch.ts';

const names = ['by', 'entity', 'from', 'to'] as const;

/** Filters the history by person, kind of record and dates; choices are stored in the address. */
export function HistoryFilters({ search, role }: { search: HistorySearch; role: Role }) {
  const changeList = useChangeList();
  const change = (changes: Partial<HistorySearch>) => changeList({ ...changes, before: undefined });
  const accounts = trpc.history.accounts.useQuery();
  const entities = (Object.keys(historyEntities) as HistoryEntity[]).filter(
    (entity) => role === 'administrator' || !administratorsEntities.includes(entity),
  );
  return (
    <FilterBar
      set={names.filter((name) => search[name] !== undefined).length}
      isLong
      onClear={() => change(Object.fromEntries(names.map((name) => [name, undefined])))}
    >
      <Field label="By">
        {(control) => (
          <select
            {...control}
            data-set={search.by !== undefined || undefined}
            className="input filter"
            value={search.by ?? ''}
            onChange={({ target }) => change({ by: target.value || undefined })}
          >
            <option value="">Anybody</option>
            {accounts.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <NamedOptions names={otherActors} />
          </select>
        )}
      </Field>
      <Field label="Kind">
        {(control) => (
          <select
            {...control}
            data-set={search.entity !== undefined || undefined}
            className="input filter"
            value={search.entity ?? ''}
            onChange={({ target }) =>
              change({ entity: (target.value || undefined) as HistoryEntity | undefined })
            }
          >
            <option value="">All kinds</option>
            {entities.map((entity) => (
              <option key={entity} value={entity}>
                {historyEntities[entity]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={end === 'from' ? 'From' : 'To'}>
          {(control) => (
            <input
              {...control}
              type="date"
              data-set={search[end] !== undefined || undefined}
              className="input filter"
              value={search[end] ?? ''}
              onChange={({ target }) => change({ [end]: target.value || undefined })}
            />
          )}
        </Field>
      ))}
    </FilterBar>
  );
}
